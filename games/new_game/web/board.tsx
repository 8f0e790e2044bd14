import type { Components, Event, Options, View } from '../../generated/new-game';
import type { Phrasebook } from '../../texts/format';
import type { Scene } from '../game';

type Table = Scene<View, Event, Components, Options>;

const hidden = 10;

function Card({ card }: { card: number }) {
  return <span class="new-game-card">{card === 0 ? '' : card === hidden ? '?' : card}</span>;
}

export function Cover() {
  return <Card card={9} />;
}

export function Stage({ shown, seats }: Table) {
  return (
    <ul class="new-game-cards">
      {seats.map(({ seat, name }) => (
        <li key={seat}>
          {name} <Card card={shown.cards[seat] ?? 0} />
        </li>
      ))}
    </ul>
  );
}

export function Desk({ now, say, play }: Table) {
  if (!now.offer) return null;
  return (
    <div class="new-game-desk">
      <button type="button" onClick={() => play({ type: 'keep' })}>
        {say.say('action.keep')}
      </button>
      {now.offer.may_swap && (
        <button type="button" onClick={() => play({ type: 'swap' })}>
          {say.say('action.swap')}
        </button>
      )}
    </div>
  );
}

export function Standing({ view, seat, say }: { view: View; seat: number; say: Phrasebook }) {
  return <span>{say.say(`card.${view.cards[seat] ?? 0}`)}</span>;
}
