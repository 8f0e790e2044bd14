import type { View } from '../../generated/fresco';
import { Tick } from '../../shell/icons';
import type { Phrasebook } from '../../texts/format';
import { Apprentice, painterColour } from './art/pieces';
import { PlaceMark } from './art/places';
import { pageOf, placeKey, places, type Stop, spacesInPlace, stops, timeOf } from './count';
import { Painter, painterName } from './painters';
import type { FrescoScene } from './stage';

interface DayProps extends FrescoScene {
  page: Stop;
  turnTo: (page: Stop) => void;
}

// What the coach finds behind a stop besides the place itself.
const wayTo: Partial<Record<Stop, string>> = {
  cathedral: 'cathedral bishop altar',
  workshop: 'workshop requests',
};

// The day from left to right, and under it who goes where: every action sheet at once, as soon as they are revealed. On a small
// screen the stops also turn the pages of the board.
export function Day({ view, me, components, say, page, turnTo }: DayProps) {
  const last = view.last_round;
  return (
    <section class="fr-day" aria-label={say.say('label.day')} data-anchor="day">
      <div class="fr-day-head">
        <p class="fr-round">
          <span class="fr-label">{say.say('label.round')}</span>
          {view.round > 0 && (
            <b class="number" data-number="round">
              {view.round}
            </b>
          )}
        </p>
        <ol class="fr-stops">
          {stops.map((stop) => {
            const time = timeOf(stop, view);
            return (
              <li key={stop}>
                <button
                  type="button"
                  class="fr-stop"
                  data-time={time}
                  data-page={stop}
                  data-way-to={wayTo[stop] ?? stop}
                  data-open={pageOf(stop, last) === page}
                  aria-current={time === 'now' ? 'step' : undefined}
                  onClick={() => turnTo(pageOf(stop, last))}
                >
                  <PlaceMark stop={last && stop === 'theatre' ? 'cathedral' : stop} />
                  <span class="fr-stop-word">
                    {say.say(last && stop === 'theatre' ? 'label.again' : placeKey(stop, last))}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
      {last && <p class="fr-last">{say.say('label.last_round')}</p>}
      <ul class="fr-sheets" aria-label={say.say('label.order')}>
        {view.order.map((painter) => (
          <li
            key={painter}
            class="fr-sheet-row"
            data-turn={view.painter === painter && view.phase !== 'over'}
            data-seat={painter}
            data-mine={painter === me}
          >
            <span class="fr-row-who">
              <Painter view={view} painter={painter} say={say} at={`painter-${painter}`} />
              <span class="fr-row-name" aria-hidden="true">
                {painterName(view, painter, say)}
              </span>
            </span>
            <span class="fr-cell fr-cell-hour number" data-time={timeOf('hostel', view)}>
              {clockOf(view, painter, components.hostel)}
            </span>
            <PlannedCell view={view} painter={painter} say={say} />
            {places.map((place, i) => (
              <SheetCell key={place} view={view} painter={painter} place={i} say={say} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function clockOf(view: View, painter: number, hostel: readonly { hour: number }[]): string {
  const line = view.players[painter]?.hour;
  return line === null || line === undefined ? '' : `${hostel[line]?.hour}:00`;
}

interface CellProps {
  view: View;
  painter: number;
  say: Phrasebook;
}

function PlannedCell({ view, painter, say }: CellProps) {
  const player = view.players[painter]!;
  // Whoever plans last makes the whole sheet known at once; until then a tick is all there is to see.
  const planned = player.planned || player.sheet !== null;
  return (
    <span class="fr-cell" data-time={timeOf('plan', view)}>
      {planned && !player.leonardo && (
        <>
          <Tick />
          <span class="unseen">{say.say('label.planned')}</span>
        </>
      )}
    </span>
  );
}

function SheetCell({ view, painter, place, say }: CellProps & { place: number }) {
  const player = view.players[painter]!;
  const count = player.sheet?.[place] ?? 0;
  const stop = places[place]!;
  return (
    <span
      class="fr-cell"
      data-time={timeOf(stop, view)}
      style={{ color: painterColour(painter, player.leonardo) }}
      data-number={`players.${painter}.sheet.${place}`}
      data-of="svg"
      data-most={spacesInPlace}
    >
      {Array.from({ length: count }, (_, i) => (
        <Apprentice key={i} />
      ))}
      {player.sheet && (
        <span class="unseen" data-number={`players.${painter}.sheet.${place}`}>
          {say.say(placeKey(stop, view.last_round))}: {count}
        </span>
      )}
    </span>
  );
}
