import { ValueBoard } from './board';
import { keyOf, type ModernArtScene } from './count';
import { Galleries } from './galleries';
import { Lot } from './lot';
import { Card, CardBack } from './painting';
import { closingOf, RoundSummary } from './summary';

export function Stage(scene: ModernArtScene) {
  const { view, components, say, past, me } = scene;
  const closing = closingOf(past, me);
  return (
    <div class="ma">
      {closing && <RoundSummary {...scene} closing={closing} />}
      <div class="ma-top">
        {view.phase !== 'over' && <Lot {...scene} />}
        <div class="ma-side">
          <ValueBoard view={view} components={components} say={say} />
          <div class="ma-piles">
            <span class="ma-pile" data-at="deck">
              <CardBack />
              <span class="ma-label">{say.say('label.deck')}</span>{' '}
              <b class="number" data-number="deck">
                {view.deck}
              </b>
            </span>
            {view.mystery > 0 && (
              <span class="ma-pile" data-at="mystery">
                <CardBack />
                <span class="ma-label">{say.say('label.mystery')}</span>{' '}
                <b class="number" data-number="mystery">
                  {view.mystery}
                </b>
              </span>
            )}
            {view.unsold.length > 0 && (
              <ul
                class="ma-wall ma-unsold"
                aria-label={say.say('label.unsold')}
                data-number="unsold.length"
                data-of=".ma-card"
              >
                {view.unsold.map((painting) => (
                  <li key={keyOf(painting)}>
                    <Card painting={painting} components={components} say={say} at={`unsold-${keyOf(painting)}`} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
      <Galleries {...scene} />
    </div>
  );
}
