import type { Sold, View } from '../../generated/final-touch';
import type { SeatFace } from '../../shell/seats';
import { SeatGlyph } from '../../shell/seats';
import type { Phrasebook } from '../../texts/format';
import { Picture } from './art/picture';
import type { Pigment } from './art/shapes';
import { pigments } from './count';

interface GalleryProps {
  view: View;
  seats: readonly SeatFace[];
  say: Phrasebook;
}

const wreck: readonly Pigment[] = ['brown', 'blue', 'pink'];
const whole = pigments.map(() => 3);

// A masterpiece as it left the easel.
export function SoldPicture({ sold: { painting, ruined }, title }: { sold: Sold; title?: string }) {
  return (
    <Picture painting={painting} touched={whole} needs={whole} smears={ruined ? wreck : []} {...(title && { title })} />
  );
}

export function Gallery({ view, seats, say }: GalleryProps) {
  if (view.sold.length === 0) return null;
  return (
    <section class="ft-gallery">
      <h3 class="ft-label">{say.say('label.gallery')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled row must be reachable by keyboard */}
      <ol class="ft-sales" tabIndex={0} aria-label={say.say('label.gallery')}>
        {view.sold.map((sold, i) => {
          const { painting, ruined, value, paid } = sold;
          return (
            <li key={i} class="ft-sale" data-ruined={ruined}>
              <div class="ft-frame small">
                <SoldPicture sold={sold} />
              </div>
              <span class="unseen" data-number={`sold.${i}.value`}>
                {say.say(ruined ? 'label.sold_ruined' : 'label.sold', { painting, value })}
              </span>
              <span class="ft-sale-foot">
                <b class="number" aria-hidden="true" data-number={`sold.${i}.value`}>
                  {value} $
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
