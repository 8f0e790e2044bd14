import type { Components } from '../../generated/projekt-art';
import type { Phrasebook } from '../../texts/format';
import { type ArtScene, arts, faceOf, needForFind, sheetOf } from './count';
import { ArtIcon } from './icons';

// How close each kind is to a find: the first thing one looks at before playing a card.
export function Kinds({ view: { kinds: counts }, say }: ArtScene) {
  if (counts.length === 0) return null; // everybody has a track, and the reader none
  return (
    <ul class="pa-kinds" aria-label={say.say('label.clues')} data-anchor="kinds">
      {arts.map((art, i) => (
        <li
          key={art}
          class="pa-kind"
          data-thing={`art:${art}`}
          data-count={counts[i]}
          data-explain={say.say('explain.art')}
        >
          <ArtIcon art={art} />
          <span class="unseen">
            {say.say(`art.${art}`)} <b data-number={`kinds.${i}`}>{counts[i]}</b>/{needForFind}
          </span>
          <span class="pa-pips" aria-hidden="true">
            {Array.from({ length: needForFind }, (_, pip) => (
              <i key={pip} data-full={pip < counts[i]!} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

// The clue cards themselves: one common row, or one row for each player.
export function ClueTrack({ view, seats, say, components }: ArtScene) {
  const sheet = sheetOf(view, components);
  if (!sheet.own_clues)
    return (
      <section class="pa-clues" aria-label={say.say('label.clues')} data-anchor="clues">
        <h2 class="pa-title">{say.say('label.clues')}</h2>
        <ClueRow cards={view.clues} components={components} say={say} />
        <Discard cards={view.discard} components={components} say={say} />
      </section>
    );
  return (
    <section class="pa-clues" aria-label={say.say('label.clues')} data-anchor="clues">
      {seats.map(({ seat }) => (
        <div key={seat}>
          <h2 class="pa-title">{say.say('label.clues_of', { seat })}</h2>
          <ClueRow cards={view.players[seat]!.clues} components={components} say={say} />
        </div>
      ))}
      <Discard cards={view.discard} components={components} say={say} />
    </section>
  );
}

// The discard pile lies open: whoever counts clues may look through it.
function Discard({ cards, components, say }: ClueRowProps) {
  if (cards.length === 0) return null;
  return (
    <details class="pa-discard">
      <summary>
        {say.say('label.discard')}{' '}
        <b class="number" data-number="discard.length">
          {cards.length}
        </b>
      </summary>
      <ul class="pa-clue-row">
        {cards.map((card) => (
          <li key={card}>
            <ClueCard card={card} components={components} say={say} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ClueRowProps {
  cards: readonly number[];
  components: Components;
  say: Phrasebook;
}

function ClueRow({ cards, components, say }: ClueRowProps) {
  if (cards.length === 0) return <p class="pa-none">{say.say('label.no_clues')}</p>;
  return (
    <ul class="pa-clue-row">
      {cards.map((card) => (
        <li key={card} class="pa-clue" data-at={`clue-${card}`} data-thing={`clue:${card}`}>
          <ClueCard card={card} components={components} say={say} />
        </li>
      ))}
    </ul>
  );
}

interface ClueCardProps {
  card: number;
  components: Components;
  say: Phrasebook;
}

// A card lying on its face: what counts is its clues, so they fill it. Its number is what people and the log call it.
export function ClueCard({ card, components, say }: ClueCardProps) {
  const { clues } = faceOf(card, components);
  return (
    <span class="pa-clue-card" data-count={clues.length}>
      {clues.map((art) => (
        <ArtIcon key={art} art={art} />
      ))}
      <span class="unseen">{backWords(clues, say)} </span>
      <small class="number">{card}</small>
    </span>
  );
}

export function backWords(clues: readonly string[], say: Phrasebook): string {
  return clues.map((art) => say.say(`art.${art}`)).join(' + ');
}
