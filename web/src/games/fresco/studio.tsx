import type { Portrait } from '../../generated/fresco';
import type { Phrasebook } from '../../texts/format';
import { Coin, MoodFace } from './art/pieces';
import { Pigments } from './art/pigments';
import { SitterPicture } from './art/sitters';
import { useWhy } from './choices';
import { PlacePanel } from './place';
import type { FrescoScene } from './stage';

// The studio pays every apprentice; with module 1 one of them may paint who sits there.
export function Studio(scene: FrescoScene & { open: boolean }) {
  const { view, say, components, options, live, play } = scene;
  const [, explain] = useWhy(view);
  return (
    <PlacePanel {...scene} stop="studio" hint={say.say('label.studio_pays', { thalers: components.studio_pay.value })}>
      {options.portraits ? (
        <div class="fr-easels">
          <ul class="fr-portraits">
            {view.portraits.map((card, slot) => {
              if (card < 0) return <li key={slot} class="fr-portrait" data-empty="true" />;
              const portrait = components.portraits[card]!;
              const may = live && (view.offer?.portraits.includes(slot) ?? false);
              const press = () => {
                if (may) play({ type: 'take_portrait', slot });
                else explain(say.say(`sitter.${portrait.sitter}.hint`));
              };
              return (
                <li key={slot}>
                  <button
                    type="button"
                    class="fr-portrait"
                    data-at={`portrait-${slot}`}
                    data-thing={`sitter:${portrait.sitter}`}
                    aria-disabled={!may}
                    onClick={press}
                  >
                    <SitterPicture sitter={portrait.sitter} />
                    <span class="fr-sitter-name">{say.say(`sitter.${portrait.sitter}`)}</span>
                    <PortraitPays portrait={portrait} say={say} />
                  </button>
                </li>
              );
            })}
          </ul>
          <p class="fr-label">
            {say.say('label.pile')}{' '}
            <b class="number" data-number="portraits_left">
              {view.portraits_left}
            </b>
          </p>
        </div>
      ) : (
        <Easel />
      )}
    </PlacePanel>
  );
}

// What the card brings, in marks; the lasting ones say it in words.
export function PortraitPays({ portrait, say }: { portrait: Portrait; say: Phrasebook }) {
  const { points, thalers, mood, best_mood, paints, primaries } = portrait;
  const marks = points + thalers + mood + paints.length + primaries > 0 || best_mood;
  if (!marks) return <span class="fr-lasts">∞ {say.say(`sitter.${portrait.sitter}.hint`)}</span>;
  return (
    <span class="fr-pays">
      {points > 0 && <span>{say.say('label.points_count', { points })}</span>}
      {thalers > 0 && (
        <span class="number">
          <Coin />
          <span class="unseen">{say.say('label.thalers')} </span>
          {thalers}
        </span>
      )}
      {(mood > 0 || best_mood) && (
        <span class="number">
          <MoodFace mood={1} />
          <span class="unseen">{say.say('label.mood')} </span>
          {best_mood ? say.say('label.top') : `+${mood}`}
        </span>
      )}
      {paints.length > 0 && (
        <span>
          <Pigments paints={paints} />
          <span class="unseen">{paints.map((paint) => say.say(`paint.${paint}`)).join(', ')}</span>
        </span>
      )}
      {primaries > 0 && <span>{say.say('label.primaries', { primaries })}</span>}
    </span>
  );
}

function Easel() {
  return (
    <svg class="fr-easel" viewBox="0 0 120 70" aria-hidden="true">
      <path d="M44 66 56 6H64L76 66M60 44V66" fill="none" stroke="#7d5431" stroke-width="4" stroke-linecap="round" />
      <rect x="38" y="12" width="44" height="36" fill="#f6ecd4" stroke="#8a6a40" stroke-width="2.5" />
      <path d="M52 48C52 38 56 35 60 35S68 38 68 48Z" fill="#2f6f73" />
      <circle cx="60" cy="28" r="7" fill="#e9bd93" />
      <path d="M52 28C51 18 69 18 68 28 64 23 56 23 52 28Z" fill="#5a3a22" />
      <path d="M34 50H86" stroke="#7d5431" stroke-width="3.5" stroke-linecap="round" />
      {[14, 23, 18.5].map((x, i) => (
        <ellipse
          key={x}
          cx={x}
          cy={62 - (i === 2 ? 6 : 0)}
          rx="8"
          ry="3.4"
          fill="#e6b74a"
          stroke="#7d571a"
          stroke-width="1.3"
        />
      ))}
      {[100, 108].map((x) => (
        <ellipse key={x} cx={x} cy="62" rx="8" ry="3.4" fill="#e6b74a" stroke="#7d571a" stroke-width="1.3" />
      ))}
    </svg>
  );
}
