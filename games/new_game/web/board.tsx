import type { Components, Event, Options, View } from '../../generated/new-game';
import type { Scene, StandingProps } from '../../kit/game';

type Table = Scene<View, Event, Components, Options>;

const hidden = 10;

function Card({ card }: { card: number }) {
  return <span class="new-game-card">{card === 0 ? '' : card === hidden ? '?' : card}</span>;
}

export function Stage({ view, seats }: Table) {
  return (
    <ul class="new-game-cards">
      {seats.map(({ seat, name }) => (
        <li key={seat}>
          {name} <Card card={view.cards[seat] ?? 0} />
        </li>
      ))}
    </ul>
  );
}

export function Desk({ view, live, say, play }: Table) {
  if (!view.offer) return null;
  return (
    <div class="new-game-desk">
      <button type="button" disabled={!live} onClick={() => play({ type: 'keep' })}>
        {say.say('action.keep')}
      </button>
      {view.offer.may_swap && (
        <button type="button" disabled={!live} onClick={() => play({ type: 'swap' })}>
          {say.say('action.swap')}
        </button>
      )}
    </div>
  );
}

export function Standing({ view, seat, say }: StandingProps<View, Components>) {
  return <span>{say.say(`card.${view.cards[seat] ?? 0}`)}</span>;
}
