import { Coin, MoodFace } from './art/pieces';
import { Pigment, Pigments } from './art/pigments';
import { Plaque } from './cathedral';
import { useHour, useSegment } from './choices';
import { lacking, signed, steersLeonardo, tileAt } from './count';
import { Planner } from './planner';
import type { FrescoScene } from './stage';

// What is to be chosen now, within reach of the thumb: hours, the sheet, a segment, paints, tiles.
export function Deeds(scene: FrescoScene) {
  const { offer } = scene.view;
  if (!offer) return null;
  if (offer.plan) return <Planner {...scene} />;
  if (offer.hours.length > 0) return <Hours {...scene} />;
  if (offer.picks.length > 0) return <Picks {...scene} />;
  if (offer.stacks.length > 0) return <Stacks {...scene} />;
  return <SegmentDeeds {...scene} />;
}

// Leonardo has neither mood nor purse: for him an hour is only an hour.
function Hours({ view, components, say }: FrescoScene) {
  const [hour, setHour] = useHour(view);
  const leonardo = steersLeonardo(view);
  return (
    <ul class="fr-clocks">
      {components.hostel.map((line, i) => (
        <li key={line.hour}>
          <button
            type="button"
            class="fr-clock"
            aria-pressed={hour === i}
            disabled={!view.offer!.hours.includes(i)}
            onClick={() => setHour(hour === i ? null : i)}
          >
            <b class="number">{line.hour}:00</b>
            {!leonardo && (
              <>
                <span class="number">
                  <MoodFace mood={line.mood} />
                  <span class="unseen">{say.say('label.mood')} </span>
                  {signed(line.mood)}
                </span>
                <span class="number">
                  <Coin />
                  <span class="unseen">{say.say('label.price')} </span>
                  {line.price}
                </span>
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Picks({ view, say, live, play }: FrescoScene) {
  return (
    <ul class="fr-picks">
      {view.offer!.picks.map((paint) => (
        <li key={paint}>
          <button type="button" class="button" disabled={!live} onClick={() => play({ type: 'pick_paint', paint })}>
            <Pigment paint={paint} />
            {say.say(`paint.${paint}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

// Which of one's tiles go under the request: what matters is what they still pay with their splashes.
function Stacks({ view, say, components, live, play }: FrescoScene) {
  return (
    <ul class="fr-picks">
      {view.offer!.stacks.map((tile) => {
        const { points, splashes } = tileAt(tile, components);
        return (
          <li key={tile}>
            <button
              type="button"
              class="button fr-stack"
              disabled={!live}
              onClick={() => play({ type: 'stack', tile })}
            >
              <b class="number">{points}</b>
              {splashes.length > 0 ? (
                <Pigments paints={splashes} />
              ) : (
                <span class="fr-label">{say.say('label.no_splash')}</span>
              )}
              <span class="unseen">{splashes.map((paint) => say.say(`paint.${paint}`)).join(', ')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

// The chosen segment: what it takes, what of it is there, and what else may be done there.
function SegmentDeeds({ view, say, components, live, play }: FrescoScene) {
  const [segment] = useSegment(view);
  const offer = view.offer!;
  if (segment === null) return null;
  const tile = view.fresco[segment] ?? -1;
  const restore = offer.restores.find((each) => each.segment === segment);
  const missing = tile >= 0 && view.own && !restore ? lacking(tileAt(tile, components).paints, view.own.paints) : [];
  return (
    <div class="fr-segment-deeds">
      {tile >= 0 && <Plaque tile={tile} points={restore?.points} components={components} />}
      {missing.length > 0 && <span class="fr-label">{say.say('why.lacking', { paints: missing })}</span>}
      {offer.steps.includes(segment) && (
        <button
          type="button"
          class="button small"
          data-action="step"
          disabled={!live}
          onClick={() => play({ type: 'step_bishop', segment })}
        >
          {say.say('action.step_bishop')}
        </button>
      )}
      {offer.send_bishop && segment !== view.bishop && (
        <button
          type="button"
          class="button small"
          data-action="sexton"
          disabled={!live}
          onClick={() => play({ type: 'send_bishop', segment })}
        >
          {say.say('action.send_bishop')}
        </button>
      )}
    </div>
  );
}
