import type { Components, Event, Site, View } from '../../generated/projekt-art';
import type { FinaleProps } from '../../kit/game';
import { MapPicture } from './art/map';
import { lostSites, sheetOf } from './count';
import { ArtworkIcon } from './icons';
import './finale.css';

// The country at the end, and which of the works that were looked for are safe.
export default function Finale({ view, components, say }: FinaleProps<View, Event, Components>) {
  const sheet = sheetOf(view, components);
  const lost = lostSites(view);
  return (
    <>
      <div class="pa-end" data-map={sheet.map}>
        <svg class="pa-map-picture" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
          <MapPicture map={sheet.map} components={sheet} lost={lost} name={(site: Site) => say.say(`place.${site}`)} />
        </svg>
        <ol class="pa-saved" aria-label={say.say('account.collected')}>
          {sheet.track.map(({ art }, i) => (
            <li key={i} data-saved={i < view.collected}>
              <ArtworkIcon art={art} />
              <span class="unseen">
                {art && `${say.say(`art.${art}`)}: `}
                {say.say(i < view.collected ? 'finale.saved' : 'finale.missing')}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption>
        {say.say('finale.map', { collected: view.collected, spaces: sheet.track.length, lost: lost.length })}
      </figcaption>
    </>
  );
}
