import type { View } from '../../generated/final-touch';
import type { Phrasebook } from '../../texts/format';
import { Mark } from './art/mark';
import { Picture } from './art/picture';
import { CardFace } from './card';
import { laidOut, listed, listedPaths, pigments } from './count';
import { SoldPicture } from './gallery';
import type { FinalTouchScene } from './stage';
import { worksOf } from './works';

// The masterpiece being forged, with the zone of touches on one side and the zone of smears on the other.
export function Easel({ view, event, say, past, components }: FinalTouchScene) {
  const { easel } = view;
  const last = view.sold.at(-1);
  const stamp = event?.type === 'completed' || event?.type === 'ruined' ? event : null;
  return (
    <section class="ft-easel" aria-label={say.say('label.easel')}>
      <Smears view={view} say={say} />
      <figure class="ft-canvas" data-anchor="easel">
        {easel ? (
          <>
            <div class="ft-frame" data-at="easel" data-thing={`painting:${easel.painting}`}>
              <Picture
                painting={easel.painting}
                touched={easel.touched}
                needs={easel.needs}
                smears={laidOut(view.smeared)}
                title={`${say.say(`painting.${easel.painting}`)}. ${say.say('label.missing')}: ${listed(easel.missing, say)}. ${say.say('label.smears_of', { smears: view.smears, most: view.most_smears })}`}
                fine
              />
              {stamp && (
                <span class="ft-stamp" data-ruined={stamp.type === 'ruined'}>
                  {say.say('sum', { value: stamp.value })}
                </span>
              )}
            </div>
            <figcaption>
              <b>{say.say(`painting.${easel.painting}`)}</b>
              <span class="ft-painted-by">{say.say(`painter.${easel.painting}`)}</span>
            </figcaption>
          </>
        ) : last ? (
          <>
            <div class="ft-frame">
              <SoldPicture
                sold={last}
                work={worksOf(past).at(-1)}
                components={components}
                title={say.say(last.ruined ? 'label.sold_ruined' : 'label.sold', {
                  painting: last.painting,
                  value: last.value,
                })}
              />
            </div>
            <figcaption>
              <b>{say.say(`painting.${last.painting}`)}</b>
              <span class="ft-painted-by">{say.say(`painter.${last.painting}`)}</span>
            </figcaption>
          </>
        ) : (
          <p class="ft-nothing">{say.say('label.easel_empty')}</p>
        )}
      </figure>
      <Touches view={view} say={say} />
    </section>
  );
}

function Touches({ view, say }: { view: View; say: Phrasebook }) {
  const { easel } = view;
  if (!easel) return <div class="ft-zone" />;
  return (
    <div class="ft-zone ft-touches" data-anchor="missing">
      <h3 class="ft-price">
        <b class="number" data-number="easel.completed">
          {say.say('sum', { value: easel.completed })}
        </b>{' '}
        <span>{say.say('label.touched')}</span>
      </h3>
      <p class="unseen" data-number={listedPaths('easel.missing', easel.missing)}>
        {say.say('label.missing')}: {listed(easel.missing, say)}
      </p>
      <ul class="ft-needs" aria-hidden="true" data-number="easel.touched" data-of="[data-there=true]">
        {pigments.flatMap((paint, i) =>
          Array.from({ length: easel.needs[i] ?? 0 }, (_, place) => {
            const there = place < (easel.touched[i] ?? 0);
            const newest = place === Math.max(easel.touched[i] ?? 0, 1) - 1;
            return (
              <li
                key={`${paint}-${place}`}
                class="ft-need"
                data-there={there}
                data-thing={`paint:${paint}`}
                data-at={newest ? `touch-${paint}` : undefined}
              >
                {there ? <CardFace paint={paint} /> : <Mark paint={paint} />}
              </li>
            );
          }),
        )}
      </ul>
    </div>
  );
}

function Smears({ view, say }: { view: View; say: Phrasebook }) {
  const { easel } = view;
  if (!easel) return <div class="ft-zone" />;
  const cards = laidOut(view.smeared);
  return (
    <div class="ft-zone ft-smears" data-anchor="smears">
      <h3 class="ft-price">
        <b class="number" data-number="easel.ruined">
          {say.say('sum', { value: easel.ruined })}
        </b>{' '}
        <span>{say.say('label.smeared')}</span>
      </h3>
      <p class="unseen" data-number="smears most_smears">
        {say.say('label.smears_of', { smears: view.smears, most: view.most_smears })}
      </p>
      <ul
        class="ft-needs"
        aria-hidden="true"
        data-number="smears"
        data-of="[data-there=true]"
        data-most={view.most_smears}
      >
        {Array.from({ length: view.most_smears }, (_, place) => {
          const paint = cards[place];
          return (
            <li key={place} class="ft-need ft-smear" data-there={paint !== undefined} data-at={`smear-${place + 1}`}>
              {paint ? <CardFace paint={paint} /> : <Bolt />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function Bolt() {
  return (
    <svg viewBox="0 0 24 24" class="ft-mark" aria-hidden="true">
      <path
        d="M2 17C5 7 8 5 8.5 8C9 12 5 17 8 16C11 15 12 5 14 6.5C16 8 10.5 17 14 16C17 15 18 7 20 8C22 9 18 15 22 16"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

export function Brush() {
  return (
    <svg viewBox="0 0 24 24" class="ft-mark" aria-hidden="true">
      <path
        d="M22 2.5C20.5 1 18.5 2 17 3.5L9.5 11.5 12.5 14.5 20.5 7C22 5.5 23 3.5 22 2.5ZM8.5 12.5C5.5 12.5 5 15 4.5 17C4 19 3 20 1.5 20.5C4 22.5 9 22 11 19.5C12 18 12 16.5 11.5 15.5Z"
        fill="currentColor"
      />
    </svg>
  );
}
