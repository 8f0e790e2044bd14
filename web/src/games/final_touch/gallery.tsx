import { useMemo } from 'preact/hooks';
import type { Components, Sold } from '../../generated/final-touch';
import { SeatGlyph } from '../../shell/seats';
import { Picture } from './art/picture';
import type { Pigment } from './art/shapes';
import type { FinalTouchScene } from './stage';
import { type Work, worksOf } from './works';

interface SoldProps {
  sold: Sold;
  work: Work | undefined;
  components: Components;
  title?: string;
}

// A masterpiece as it left the easel: a ruined one with the strokes it had and the smears that ruined it.
export function SoldPicture({ sold: { painting, ruined }, work, components, title }: SoldProps) {
  const needs = components.masterpieces.find((each) => each.painting === painting)?.needs.value ?? [];
  const smears = ruined && work ? work.smears.filter((paint): paint is Pigment => paint !== 'hidden') : [];
  return (
    <Picture
      painting={painting}
      touched={ruined && work ? work.touched : needs}
      needs={needs}
      smears={smears}
      {...(title && { title })}
    />
  );
}

export function Gallery({ view, seats, say, past, components }: FinalTouchScene) {
  const works = useMemo(() => worksOf(past), [past]);
  if (view.sold.length === 0) return null;
  return (
    <section class="ft-gallery">
      <h3 class="ft-label">{say.say('label.gallery')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled row must be reachable by keyboard */}
      <ol class="ft-sales" tabIndex={0} aria-label={say.say('label.gallery')}>
        {view.sold.map((sold, i) => {
          const { painting, ruined, value, paid } = sold;
          return (
            <li key={i} class="ft-sale" data-ruined={ruined} data-thing={`painting:${painting}`}>
              <div class="ft-frame small">
                <SoldPicture sold={sold} work={works[i]} components={components} />
              </div>
              <span class="unseen" data-number={`sold.${i}.value`}>
                {say.say(ruined ? 'label.sold_ruined' : 'label.sold', { painting, value })}
              </span>
              <span class="ft-sale-foot">
                <b class="number" aria-hidden="true" data-number={`sold.${i}.value`}>
                  {say.say('sum', { value })}
                </b>
                {paid.map((each) => (
                  <span key={each}>
                    <SeatGlyph seat={each} />
                    <span class="unseen">{seats[each]?.name}</span>
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
