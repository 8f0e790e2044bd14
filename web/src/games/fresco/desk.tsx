import type { Offer, View } from '../../generated/fresco';
import { useKeys } from '../../shell/keys';
import type { Phrasebook } from '../../texts/format';
import { Coin, TileBack } from './art/pieces';
import { Pigment, pigments } from './art/pigments';
import { useHour, useSegment, useSheet, useSure, useWhy } from './choices';
import { paintsInUse, placedIn, places, steersLeonardo, withOneFewer, withOneMore } from './count';
import { Deeds } from './deeds';
import { emptySheet } from './planner';
import type { FrescoScene } from './stage';

export function Desk(scene: FrescoScene) {
  if (scene.me === null || scene.view.phase === 'over') return null;
  return <MyDesk {...scene} />;
}

function MyDesk(scene: FrescoScene) {
  const { view, say, components, live, play } = scene;
  const { offer } = view;
  const [hour, setHour] = useHour(view);
  const [segment, setSegment] = useSegment(view);
  const [sheet, setSheet] = useSheet(view);
  const [sure, setSure] = useSure(view);
  const [why, explain] = useWhy(view);

  const first = offer && firstDeed(view, offer, { hour, segment, sheet: sheet ?? emptySheet }, components, say);
  const press = () => {
    if (!first) return;
    if (first.move === null) explain(first.why ?? null);
    else if (first.why && !sure) {
      setSure(true);
      explain(first.why);
    } else if (live) play(first.move);
  };
  // The code of the key, not its letter: Shift changes what a digit does, not which digit it is.
  useKeys((key, { code, shiftKey }) => {
    const line = Number(code.replace('Digit', '')) - 1;
    if (key === 'Escape') {
      setSegment(null);
      explain(null);
    } else if (offer?.plan && line >= 0 && line < places.length) {
      const plan = sheet ?? emptySheet;
      setSheet(shiftKey ? withOneFewer(plan, line) : withOneMore(plan, line, offer.plan.apprentices));
    } else if (offer?.hours.includes(line)) setHour(line);
    else return false;
    return true;
  });

  return (
    <div class="fr-desk">
      <Screen {...scene} />
      <Deeds {...scene} />
      <div class="fr-action">
        {why && (
          <p class="fr-why" role="status">
            {why}
          </p>
        )}
        {offer?.take_back && (
          <button
            type="button"
            class="button"
            data-action="take-back"
            aria-disabled={!live}
            onClick={() => live && play({ type: 'take_back' })}
          >
            {say.say('action.take_back')}
          </button>
        )}
        {offer?.land && offer.land.behind > 0 && (
          <button
            type="button"
            class="button"
            data-action="behind"
            aria-disabled={!live}
            onClick={() => live && play({ type: 'land', ahead: false })}
          >
            {say.say('action.land_behind', { space: offer.land.behind })}
          </button>
        )}
        {first && (
          <button
            type="button"
            class="button primary"
            data-action={first.name}
            data-anchor="primary"
            aria-disabled={!live || first.move === null}
            onClick={press}
          >
            {first.words}
          </button>
        )}
      </div>
    </div>
  );
}

interface Chosen {
  hour: number | null;
  segment: number | null;
  sheet: readonly number[];
}

interface FirstDeed {
  name: string;
  words: string;
  move: object | null; // null: not yet, and why
  why?: string; // with a move: asked once
}

// The one action the big button does now.
function firstDeed(
  view: View,
  offer: Offer,
  chosen: Chosen,
  components: FrescoScene['components'],
  say: Phrasebook,
): FirstDeed | null {
  if (offer.plan) return planDeed(offer.plan.apprentices, chosen.sheet, say);
  if (offer.hours.length > 0) {
    const line = chosen.hour;
    const whose = steersLeonardo(view) ? '_leonardo' : '';
    if (line === null)
      return { name: 'wake', words: say.say(`action.wake${whose}`), move: null, why: say.say(`prompt.wake${whose}`) };
    const words = say.say(`action.wake_up${whose}`, { clock: components.hostel[line]!.hour });
    return { name: 'wake', words, move: { type: 'wake_up', hour: line } };
  }
  if (offer.land) {
    const words = say.say('action.land_ahead', { space: offer.land.ahead });
    return { name: 'ahead', words, move: { type: 'land', ahead: true } };
  }
  const restore = offer.restores.find((each) => each.segment === chosen.segment);
  if (restore) {
    const words = say.say('action.restore', { points: restore.points });
    return { name: 'restore', words, move: { type: 'restore', segment: restore.segment } };
  }
  if (!offer.done) return null;
  const idle = view.idle > 0 && stillPossible(offer);
  const words = say.say(nothingDone(view) ? 'action.skip' : 'action.done');
  const done = { name: 'done', words, move: { type: 'done' } };
  return idle ? { ...done, why: say.say('why.idle') } : done;
}

function planDeed(apprentices: number, sheet: readonly number[], say: Phrasebook): FirstDeed {
  const [market = 0, cathedral = 0, studio = 0, workshop = 0, theatre = 0] = sheet;
  const move = { type: 'plan', market, cathedral, studio, workshop, theatre };
  const left = apprentices - placedIn(sheet);
  const ready = { name: 'plan', words: say.say('action.plan'), move };
  return left > 0 ? { ...ready, why: say.say('why.unplaced', { left }) } : ready;
}

// The studio pays whoever does nothing else there: leaving it at once is no loss.
function stillPossible({ buys, restores, altars, mixes, requests }: Offer): boolean {
  return [buys, restores, altars, mixes, requests].some((list) => list.length > 0);
}

function nothingDone({ visit }: View): boolean {
  return visit.used + visit.mixed + visit.closed + visit.took + visit.stepped === 0;
}

// Behind my screen: pots of paint and Thalers, and what the next income will bring.
function Screen({ view, me, say, options }: FrescoScene) {
  const { own } = view;
  if (!own || me === null) return null;
  const kinds = paintsInUse(options);
  const player = view.players[me]!;
  return (
    <section
      class="fr-screen"
      aria-label={say.say('label.screen')}
      data-anchor="screen"
      data-many={kinds.length > 6}
      style={{ '--seat': `var(--seat-${me})` }}
    >
      <span class="fr-money number" key={`t${own.thalers}`}>
        <Coin />
        <span class="unseen">{say.say('label.thalers')} </span>
        <b data-number="own.thalers">{own.thalers}</b>
      </span>
      <ul class="fr-pots">
        {kinds.map((paint) => {
          const count = own.paints[pigments.indexOf(paint)] ?? 0;
          return (
            <li key={paint} class="fr-pot" data-empty={count === 0} title={say.say(`paint.${paint}`)}>
              <Pigment paint={paint} />
              <span class="unseen">{say.say(`paint.${paint}`)} </span>
              <b class="number" data-number={`own.paints.${pigments.indexOf(paint)}`}>
                {count}
              </b>
            </li>
          );
        })}
      </ul>
      <span class="fr-income number" data-number={`players.${me}.tiles.length`} title={say.say('label.income')}>
        <TileBack />
        <span class="unseen">{say.say('label.tiles')} </span>
        {player.tiles.length}
        <span class="unseen" data-number={`players.${me}.income`}>
          , {say.say('label.income')} {player.income}
        </span>
      </span>
    </section>
  );
}
