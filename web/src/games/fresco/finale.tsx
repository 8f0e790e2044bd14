import type { Components, Event, View } from '../../generated/fresco';
import type { FinaleProps } from '../../kit/game';
import { Soot } from './pictures';

// The ceiling as the painters left it.
export default function Finale({ view, say }: FinaleProps<View, Event, Components>) {
  const done = view.fresco.filter((tile) => tile < 0).length;
  return (
    <>
      <div class="fr-ceiling">
        <div class="fr-painting" />
        <svg class="fr-picture" viewBox="0 0 500 500" aria-hidden="true">
          {view.fresco.map((tile, i) => (
            <Soot key={i} segment={i} gone={tile < 0} />
          ))}
        </svg>
      </div>
      <figcaption>{say.say('finale.ceiling', { done, all: view.fresco.length })}</figcaption>
    </>
  );
}
