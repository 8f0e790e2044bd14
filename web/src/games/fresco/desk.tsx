import { useEffect, useRef } from 'preact/hooks';
import type { Offer, View } from '../../generated/fresco';
import type { Phrasebook } from '../../texts/format';
import { Coin, TileBack } from './art/pieces';
import { Pigment, pigments } from './art/pigments';
import { useHour, useSegment, useSheet, useSure, useWhy } from './choices';
import { apprenticesLeft, incomeOf, paintsInUse, placedIn, places, withOneFewer, withOneMore } from './count';
import { Deeds } from './deeds';
import { emptySheet } from './planner';
import type { FrescoScene } from './stage';

export function Desk(scene: FrescoScene) {
  if (scene.me === null || scene.now.phase === 'over') return null;
  return <MyDesk {...scene} />;
}

function MyDesk(scene: FrescoScene) {
  const { now, say, components, connected, play } = scene;
  const { offer } = now;
  const [hour, setHour] = useHour(now);
  const [segment, setSegment] = useSegment(now);
  const [sheet, setSheet] = useSheet(now);
  const [sure, setSure] = useSure(now);
  const [why, explain] = useWhy(now);

  const first = offer && firstDeed(now, offer, { hour, segment, sheet: sheet ?? emptySheet }, components, say);
  const press = () => {
    if (!first) return;
    if (first.move === null) explain(first.why ?? null);
    else if (first.why && !sure) {
      setSure(true);
      explain(first.why);
    } else if (connected) play(first.move);
  };
  useKeys((key, shift) => {
    if (key === 'Escape') {
      setSegment(null);
      explain(null);
    } else if (offer?.plan) {
      const place = Number(key.replace('Digit', '')) - 1;
      if (place >= 0 && place < places.length) {
        const plan = sheet ?? emptySheet;
        setSheet(shift ? withOneFewer(plan, place) : withOneMore(plan, place, offer.plan.apprentices));
      }
    } else if (offer?.hours.length) {
      const line = Number(key.replace('Digit', '')) - 1;
      if (offer.hours.includes(line)) setHour(line);
    }
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
          <button type="button" class="button" data-action="take-back" onClick={() => play({ type: 'take_back' })}>
            {say.say('action.take_back')}
          </button>
        )}
        {offer?.land && offer.land.behind > 0 && (
          <button
            type="button"
            class="button"
            data-action="behind"
            onClick={() => play({ type: 'land', ahead: false })}
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
            aria-disabled={!connected || first.move === null}
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
  now: View,
  offer: Offer,
  chosen: Chosen,
  components: FrescoScene['components'],
  say: Phrasebook,
): FirstDeed | null {
  if (offer.plan) return planDeed(offer.plan.apprentices, chosen.sheet, say);
  if (offer.hours.length > 0) {
    const line = chosen.hour;
    if (line === null) return { name: 'wake', words: say.say('action.wake'), move: null, why: say.say('prompt.wake') };
    const words = say.say('action.wake_up', { clock: components.hostel[line]!.hour });
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
  const idle = apprenticesLeft(now, components) > 0 && stillPossible(offer);
  const words = say.say(nothingDone(now) ? 'action.skip' : 'action.done');
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

// Digits and Escape work from anywhere on the page but a field or an open dialog. The code of the key, not its letter, so that
// Shift changes what a digit does and not which digit it is.
function useKeys(press: (code: string, shift: boolean) => void) {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if ((event.target as HTMLElement).closest('input, select, textarea, dialog')) return;
      latest.current(event.code, event.shiftKey);
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
}

// Behind my screen: pots of paint and Thalers, and what the next income will bring.
function Screen({ shown, me, say, options }: FrescoScene) {
  const { own } = shown;
  if (!own || me === null) return null;
  const kinds = paintsInUse(options);
  const player = shown.players[me]!;
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
        <b>{own.thalers}</b>
      </span>
      <ul class="fr-pots">
        {kinds.map((paint) => {
          const count = own.paints[pigments.indexOf(paint)] ?? 0;
          return (
            <li key={paint} class="fr-pot" data-empty={count === 0} title={say.say(`paint.${paint}`)}>
              <Pigment paint={paint} />
              <span class="unseen">{say.say(`paint.${paint}`)} </span>
              <b class="number">{count}</b>
            </li>
          );
        })}
      </ul>
      <span class="fr-income number" title={say.say('label.income')}>
        <TileBack />
        <span class="unseen">{say.say('label.tiles')} </span>
        {player.tiles.length}
        <span class="unseen">
          , {say.say('label.income')} {incomeOf(player)}
        </span>
      </span>
    </section>
  );
}
