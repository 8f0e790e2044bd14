import type { CardOffer, MissionCard, View } from '../../generated/projekt-art';
import type { Phrasebook } from '../../texts/format';
import { CardFace } from './art/pieces';
import { useCard, useWhy } from './choices';
import { backWords } from './clues';
import { type ArtScene, arts, faceOf, payable, placeAt } from './count';
import { AgentIcon, ArtIcon, HandIcon } from './icons';

// My mission cards. One is taken in hand by a press and played by the big button.
export function Hand({ view, me, say, components }: ArtScene) {
  const [card, take] = useCard(view);
  const [, explain] = useWhy(view);
  const { offer } = view;
  const cards = view.players[me!]!.faces;
  const playing = view.phase === 'mission' || view.phase === 'stalled';
  if (cards.length === 0 || !(playing || view.phase === 'drawing')) return null;
  return (
    <ul
      class="pa-hand"
      aria-label={say.say('label.hand')}
      data-anchor="hand"
      data-number={`players.${me}.faces.length`}
      data-of=".pa-hand-card"
    >
      {cards.map((each) => {
        const playable = offer?.play.find((it) => it.card === each);
        const flat = playing && offer !== null && !playable;
        return (
          <li key={each}>
            <button
              type="button"
              class="pa-hand-card"
              data-card={each}
              data-at={`card-${each}`}
              aria-pressed={card === each}
              aria-disabled={flat}
              onClick={() => {
                take(card === each ? null : each);
                explain(flat ? say.say('why.cannot_pay') : null);
              }}
            >
              <CardFace card={each} face={faceOf(each, components)} />
              {playable && playable.health > 0 && (
                <span class="pa-card-health number" data-number={`offer.play.${offer!.play.indexOf(playable)}.health`}>
                  {say.say('label.health_cost', { health: playable.health })}
                </span>
              )}
              <span class="unseen">{cardWords(each, faceOf(each, components), say)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

// A card as one would read it aloud, top to bottom.
export function cardWords(card: number, face: MissionCard, say: Phrasebook): string {
  const amounts = (counts: readonly number[]) =>
    counts.flatMap((count, i) => (count > 0 ? [`${count} × ${say.say(`resource.${payable[i]}`)}`] : [])).join(', ') ||
    say.say('label.nothing');
  const agents =
    face.agents.flatMap((count, i) => (count > 0 ? [`${count} × ${say.say(`art.${arts[i]}`)}`] : [])).join(', ') ||
    say.say('label.nothing');
  return [
    say.say('label.card', { card }),
    `${say.say('label.cost')}: ${amounts(face.cost)}`,
    `${say.say('label.places_agents')}: ${agents}`,
    `${say.say('label.gain')}: ${amounts(face.gain)}`,
    `${say.say('label.gives_clues')}: ${backWords(face.clues, say)}`,
  ].join('; ');
}

interface ForesightProps {
  card: CardOffer;
  view: View;
  say: Phrasebook;
}

// What the card in hand would do to the map and to the clues, before it is played.
export function CardForesight({ card, view, say }: ForesightProps) {
  const { brings, white_hand, too_many, completes } = card;
  const offer = `offer.play.${view.offer!.play.indexOf(card)}`;
  return (
    <ul class="pa-foresight" aria-live="polite">
      {brings.map(({ site, agents, falls }, i) => {
        const there = placeAt(view, site).agents;
        const before = `places.${view.places.findIndex((place) => place.site === site)}.agents`;
        return (
          <li key={site} data-grave={falls}>
            <AgentIcon /> {say.say(`place.${site}`)}{' '}
            <b class="number" data-number={`${before} ${before}+${offer}.brings.${i}.agents`}>
              {`${there} → ${there + agents}`}
            </b>
          </li>
        );
      })}
      {white_hand > 0 && (
        <li data-grave="true">
          <HandIcon /> {say.say('label.white_hand')}{' '}
          <b class="number" data-number={`${offer}.white_hand`}>
            +{white_hand}
          </b>
        </li>
      )}
      {too_many && <li data-grave="true">{say.say('label.no_agents')}</li>}
      {completes.map((art) => (
        <li key={art} data-good="true">
          <ArtIcon art={art} /> {say.say('label.find', { art })}
        </li>
      ))}
      {brings.length === 0 && white_hand === 0 && <li>{say.say('label.no_new_agents')}</li>}
    </ul>
  );
}
