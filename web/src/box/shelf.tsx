import { memo } from 'preact/compat';
import type { Shelf as ShelfOfBox, Thing } from '../kit/box';
import { type State, StateMark } from './marks';
import { useBox } from './open_box';
import { type Value, valueAt } from './values';

interface ShelfProps {
  shelf: ShelfOfBox;
  shown: readonly Thing[]; // those that were looked for
  statesOf: (thing: Thing) => readonly State[];
  open: (thing: Thing) => void;
}

// Things of one kind side by side, and how many there are of what.
export function Shelf({ shelf: { look, totals }, shown, statesOf, open }: ShelfProps) {
  const { say, now } = useBox();
  return (
    <>
      {totals.length > 0 && (
        <ul class="box-totals" aria-label={say.say('box.totals')}>
          {totals.map(({ name, mark, count }) => (
            <li key={name} title={name}>
              {mark ? <span class="box-total-mark">{mark}</span> : null}
              <span class={mark ? 'unseen' : ''}>{name} </span>
              <b class="number">{count}</b>
            </li>
          ))}
        </ul>
      )}
      <ul class="box-things-row" data-look={look}>
        {shown.map((thing) => (
          <li key={thing.path}>
            <ThingButton
              thing={thing}
              value={valueAt(now, thing.path)}
              states={statesOf(thing).join(' ')}
              open={open}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ThingButtonProps {
  thing: Thing;
  value: Value | undefined; // what it shows
  states: string;
  open: (thing: Thing) => void;
}

const looksTheSame = (a: ThingButtonProps, b: ThingButtonProps): boolean =>
  a.value === b.value && a.states === b.states && a.thing.name === b.thing.name && a.thing.words === b.thing.words;

// Drawn anew only when what it shows has changed: a box has a hundred things, and a change is of one.
const ThingButton = memo(function ThingButton({ thing, states, open }: ThingButtonProps) {
  return (
    <button type="button" class="box-thing" data-thing-path={thing.path} onClick={() => open(thing)}>
      <span class="box-picture">{thing.picture}</span>
      <span class="box-thing-foot">
        <span class="box-thing-name">{thing.name}</span>
        <span class="unseen">: {thing.words}. </span>
        <States states={states} />
      </span>
    </button>
  );
}, looksTheSame);

export const States = memo(function States({ states }: { states: string }) {
  return (
    <span class="box-states">
      {states
        .split(' ')
        .filter(Boolean)
        .map((state) => (
          <StateMark key={state} state={state as State} />
        ))}
    </span>
  );
});
