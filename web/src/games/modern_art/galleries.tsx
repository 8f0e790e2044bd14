import type { Components, Painting, View } from '../../generated/modern-art';
import { SeatName } from '../../shell/seats';
import type { Phrasebook } from '../../texts/format';
import {
  bidding,
  inTurn,
  keyOf,
  type ModernArtScene,
  moneyOf,
  type Stance,
  stanceOf,
  worthNow,
  worthPath,
} from './count';
import { Card, CardBack } from './painting';

const spoken: Partial<Record<Stance, string>> = { passed: 'label.passed', fist: 'label.fist', leads: 'label.leading' };

// What every gallery bought this round, how many cards it holds, and its money where that may be seen.
export function Galleries({ view, seats, me, components, say }: ModernArtScene) {
  const order =
    me === null ? inTurn(seats.length, null) : [...inTurn(seats.length, me).filter((seat) => seat !== me), me];
  return (
    <ul class="ma-galleries" data-anchor="galleries" aria-label={say.say('label.galleries')}>
      {order.map((seat) => {
        const player = view.players[seat];
        const face = seats[seat];
        if (!player || !face) return null;
        const money = moneyOf(view, seat);
        const stance = bidding(view) && view.lot.length > 0 ? stanceOf(view, seat) : 'quiet';
        return (
          <li
            key={seat}
            data-thing={`seat:${seat}`}
            data-mine={seat === me}
            data-stance={stance}
            data-sells={view.auctioneer === seat}
            style={{ '--seat': `var(--seat-${seat})` }}
          >
            <div class="ma-gallery-head">
              <SeatName face={face} />
              <span class="ma-facts">
                <span class="ma-held" data-at={`hand-${seat}`}>
                  <CardBack />
                  <b class="number" data-number={`players.${seat}.cards`}>
                    {player.cards}
                  </b>
                  <span class="unseen" data-number={`players.${seat}.cards`}>
                    {say.say('label.cards_of', { cards: player.cards })}
                  </span>
                </span>
                {spoken[stance] && <span class="ma-stance">{say.say(spoken[stance])}</span>}
                {money !== null && (
                  <span class="ma-money">
                    <Money view={view} seat={seat} /> {say.say('label.thousand')}
                  </span>
                )}
              </span>
            </div>
            <Wall
              paintings={player.bought}
              {...{ components, say }}
              name={say.say('label.gallery_of', { seat })}
              place={`wall-${seat}`}
              path={`players.${seat}.bought`}
              at="own"
            />
            {view.phase !== 'over' && player.bought.length > 0 && (
              <span class="ma-brings" data-number={worthPath(view, player.bought)}>
                {say.say('label.would_bring', { value: worthNow(view, player.bought) })}
              </span>
            )}
          </li>
        );
      })}
      {view.unsold.length > 0 && (
        <li class="ma-unsold">
          <div class="ma-gallery-head">{say.say('label.unsold')}</div>
          <Wall
            paintings={view.unsold}
            {...{ components, say }}
            name={say.say('label.unsold')}
            path="unsold"
            at="unsold"
          />
        </li>
      )}
    </ul>
  );
}

interface WallProps {
  paintings: readonly Painting[];
  components: Components;
  say: Phrasebook;
  name: string;
  place?: string;
  path: string; // in the view
  at: string;
}

// Paintings side by side; where they are many they hang over each other's edges.
function Wall({ paintings, components, say, name, place, path, at }: WallProps) {
  return (
    <ul class="ma-wall" data-at={place} aria-label={name} data-number={`${path}.length`} data-of=".ma-card">
      {paintings.map((painting) => (
        <li key={keyOf(painting)}>
          <Card painting={painting} components={components} say={say} at={`${at}-${keyOf(painting)}`} open />
        </li>
      ))}
      {paintings.length === 0 && <li class="ma-bare">{say.say('label.free')}</li>}
    </ul>
  );
}

// One's own, or what everybody may count because the table plays with open screens.
export function Money({ view, seat }: { view: View; seat: number }) {
  const own = (view.players[seat]?.money ?? null) !== null;
  return (
    <b class="number" data-number={own ? `players.${seat}.money` : `memory.money.${seat}`}>
      {moneyOf(view, seat)}
    </b>
  );
}
