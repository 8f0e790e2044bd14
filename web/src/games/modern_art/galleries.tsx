import type { View } from '../../generated/modern-art';
import { SeatName } from '../../shell/seats';
import { inTurn, keyOf, type ModernArtScene, moneyOf } from './count';
import { Card, CardBack } from './painting';

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
        return (
          <li
            key={seat}
            data-thing={`seat:${seat}`}
            data-mine={seat === me}
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
                {money !== null && (
                  <span class="ma-money">
                    <Money view={view} seat={seat} /> {say.say('label.thousand')}
                  </span>
                )}
              </span>
            </div>
            <ul
              class="ma-wall"
              data-at={`wall-${seat}`}
              aria-label={say.say('label.gallery_of', { seat })}
              data-number={`players.${seat}.bought.length`}
              data-of=".ma-card"
            >
              {player.bought.map((painting) => (
                <li key={keyOf(painting)}>
                  <Card painting={painting} components={components} say={say} at={`own-${keyOf(painting)}`} />
                </li>
              ))}
              {player.bought.length === 0 && <li class="ma-bare">{say.say('label.free')}</li>}
            </ul>
          </li>
        );
      })}
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
