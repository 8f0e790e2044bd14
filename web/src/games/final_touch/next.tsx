import type { View } from '../../generated/final-touch';
import type { Phrasebook } from '../../texts/format';
import { Mark } from './art/mark';
import { Picture } from './art/picture';
import { CardBack } from './card';
import { laidOut, listed, listedPaths, pigments, total } from './count';

interface SideProps {
  view: View;
  say: Phrasebook;
}

// The masterpiece that lies open on its deck.
export function NextUp({ view, say }: SideProps) {
  const { next } = view;
  return (
    <section class="ft-next" aria-label={say.say('label.next')} data-anchor="next">
      <h3 class="ft-label">{say.say('label.next')}</h3>
      {next ? (
        <>
          <div class="ft-frame small" data-at="next" data-thing={`painting:${next.painting}`}>
            <Picture painting={next.painting} touched={next.touched} needs={next.needs} />
          </div>
          <p class="ft-next-words">
            <b>{say.say(`painting.${next.painting}`)}</b>
            <span class="ft-row" aria-hidden="true">
              {laidOut(next.needs).map((paint, i) => (
                <Mark key={i} paint={paint} />
              ))}
            </span>
            <span class="unseen" data-number={listedPaths('next.needs', next.needs)}>
              {say.say('label.needs', { list: listed(next.needs, say) })}
            </span>
            <span class="ft-worth" data-number="next.completed next.ruined">
              {say.say('label.worth', { completed: next.completed, ruined: next.ruined })}
            </span>
          </p>
        </>
      ) : (
        <p class="ft-worth">{say.say('label.nothing')}</p>
      )}
    </section>
  );
}

export function Piles({ view, say }: SideProps) {
  const gone = total(view.discard);
  return (
    <dl class="ft-piles">
      <div>
        <dt>{say.say('label.deck')}</dt>
        <dd>
          <span class="ft-few" data-at="deck">
            <CardBack />
          </span>
          <b class="number" data-number="deck">
            {view.deck}
          </b>
        </dd>
      </div>
      <div class="ft-gone">
        <dt>{say.say('label.discard')}</dt>
        <dd>
          <b class="number" data-number="discard">
            {gone}
          </b>
          <span class="ft-row" aria-hidden="true">
            {pigments.map((paint, i) => (
              <span key={paint} class="ft-gone-of" data-number={`discard.${i}`}>
                <Mark paint={paint} />
                {view.discard[i]}
              </span>
            ))}
          </span>
          {gone > 0 && (
            <span class="unseen" data-number={listedPaths('discard', view.discard)}>
              {listed(view.discard, say)}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{say.say('label.masterpieces')}</dt>
        <dd>
          <b class="number" data-number="masterpieces+next">
            {view.masterpieces + (view.next ? 1 : 0)}
          </b>
        </dd>
      </div>
    </dl>
  );
}
