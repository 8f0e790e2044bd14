import { useMemo } from 'preact/hooks';
import type { Components, Event, View } from '../../generated/final-touch';
import type { FinaleProps } from '../../kit/game';
import { SeatGlyph } from '../../shell/seats';
import { SoldPicture } from './gallery';
import { worksOf } from './works';
import './finale.css';

// Everything that left the easel, as it was sold.
export default function Finale({ view, past, seats, components, say }: FinaleProps<View, Event, Components>) {
  const works = useMemo(() => worksOf(past), [past]);
  const ruined = view.sold.filter((sold) => sold.ruined).length;
  return (
    <>
      <ol class="ft-hung">
        {view.sold.map((sold, i) => {
          const { painting, value, paid } = sold;
          return (
            <li key={painting} data-ruined={sold.ruined}>
              <div class="ft-frame small">
                <SoldPicture
                  sold={sold}
                  work={works[i]}
                  components={components}
                  title={say.say(sold.ruined ? 'label.sold_ruined' : 'label.sold', { painting, value })}
                />
              </div>
              <span class="ft-sale-foot">
                <b class="number" aria-hidden="true">
                  {say.say('sum', { value })}
                </b>
                {paid.map((seat) => (
                  <span key={seat}>
                    <SeatGlyph seat={seat} />
                    <span class="unseen">{seats[seat]?.name}</span>
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <figcaption>{say.say('finale.gallery', { finished: view.sold.length - ruined, ruined })}</figcaption>
    </>
  );
}
