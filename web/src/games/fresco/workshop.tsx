import type { Paint, RequestKind } from '../../generated/fresco';
import { Pigment } from './art/pigments';
import { useWhy } from './choices';
import { paintsInUse, recipes } from './count';
import { PlacePanel } from './place';
import type { FrescoScene } from './stage';

const requestKinds: readonly RequestKind[] = ['general', 'purple', 'orange', 'green'];

export function Workshop(scene: FrescoScene & { open: boolean }) {
  const { view, say, options } = scene;
  const mixing = view.offer !== null && view.phase === 'visiting' && view.place === 'workshop';
  const hint = mixing ? say.say('label.mixes_left', { left: view.mixes_left }) : say.say('label.mixing');
  const kinds = paintsInUse(options);
  return (
    <PlacePanel {...scene} stop="workshop" hint={hint}>
      <ul class="fr-recipes">
        {recipes
          .filter(([result]) => kinds.includes(result))
          .map(([result, first, second]) => (
            <li key={result}>
              <Recipe {...scene} {...{ result, first, second }} />
            </li>
          ))}
      </ul>
      {options.requests && <Requests {...scene} />}
    </PlacePanel>
  );
}

interface RecipeProps extends FrescoScene {
  result: Paint;
  first: Paint;
  second: Paint;
}

function Recipe({ result, first, second, view, say, live, play }: RecipeProps) {
  const [, explain] = useWhy(view);
  const may = live && (view.offer?.mixes.includes(result) ?? false);
  const here = view.offer !== null && view.place === 'workshop' && view.phase === 'visiting';
  const press = () => {
    if (may) play({ type: 'mix', paint: result });
    else if (!here) explain(say.say('refusal.not_your_turn'));
    else explain(say.say(view.offer!.mixes.length > 0 ? 'refusal.missing_paints' : 'why.no_mix'));
  };
  return (
    <button
      type="button"
      class="fr-recipe"
      data-paint={result}
      aria-disabled={!may}
      aria-label={`${say.say('action.mix', { paint: result })}: ${say.say(`paint.${first}`)} + ${say.say(`paint.${second}`)}`}
      onClick={press}
    >
      <Pigment paint={first} />
      <span aria-hidden="true">+</span>
      <Pigment paint={second} />
      <span aria-hidden="true">=</span>
      <Pigment paint={result} />
    </button>
  );
}

// The bishop's requests, four piles with the dearest on top.
function Requests({ view, say, components, live, play }: FrescoScene) {
  const [, explain] = useWhy(view);
  return (
    <ul class="fr-requests" aria-label={say.say('label.requests')} data-anchor="requests">
      {requestKinds.map((kind, i) => {
        const left = view.requests[i] ?? 0;
        const points = components.requests.find((request) => request.kind === kind)?.points[left - 1];
        const may = live && (view.offer?.requests.some((offer) => offer.request === kind) ?? false);
        const press = () => (may ? play({ type: 'fulfil', request: kind }) : explain(say.say(`request.${kind}.hint`)));
        return (
          <li key={kind}>
            <button
              type="button"
              class="fr-request"
              data-thing={`request:${kind}`}
              aria-disabled={!may || left === 0}
              onClick={press}
            >
              <span class="fr-splashes" aria-hidden="true">
                {kind === 'general' ? '3 ×' : <Pigment paint={kind} />}
                {kind === 'general' && <span class="fr-any-tile" />}
                {kind !== 'general' && <span>× 3</span>}
              </span>
              <span class="fr-request-name">{say.say(`request.${kind}`)}</span>
              <b class="number">{points ?? '–'}</b>
              <span class="fr-request-left number" data-number={`requests.${i}`}>
                <span class="unseen">{say.say('label.pile')} </span>×{left}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
