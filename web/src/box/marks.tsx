import type { ComponentChildren } from 'preact';
import { differs, type OpenBox, useBox } from './open_box';
import { type Source, sourceOver, sourcesOf, valueAt, within } from './values';

// Small stamps that say what is known of a value; each has a shape of its own besides its colour.

export type State = Source | 'changed' | 'wrong' | 'checked';

const shapes: Record<State, ComponentChildren> = {
  printed: <path d="M5 3h10l4 4v14H5ZM8 10h8M8 14h8M8 17.5h5" />,
  reconstructed: (
    <path d="M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19ZM13.500 7l3.500 3.500" stroke-dasharray="3 2.200" />
  ),
  changed: <path d="M12 3.500 20.500 12 12 20.500 3.500 12Z" fill="currentColor" />,
  wrong: <path d="M12 3 22 20.500H2ZM12 9.500v5M12 17.500v.1" />,
  checked: <path d="M4 12.500l5.500 5.500L20 6.500" stroke-width="3" />,
};

export function StateMark({ state }: { state: State }) {
  const { say } = useBox();
  return (
    <span class="box-mark" data-state={state} title={say.say(`box.state.${state}`)}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        {shapes[state]}
      </svg>
      <span class="unseen">{say.say(`box.state.${state}`)}</span>
    </span>
  );
}

export const isWrong = ({ problems }: OpenBox, path: string): boolean =>
  problems.some((each) => within(each.path, path));

// What is known of everything that belongs to a path.
export function statesOf(box: OpenBox, path: string): State[] {
  const over = sourceOver(box.now, path);
  const inside = [...sourcesOf(valueAt(box.now, path) ?? null).values()];
  const sources = inside.length > 0 ? inside : over ? [over.source] : [];
  const states: State[] = (['printed', 'reconstructed'] as const).filter((each) => sources.includes(each));
  if (differs(box, path)) states.push('changed');
  if (isWrong(box, path)) states.push('wrong');
  if (box.checked.has(path)) states.push('checked');
  return states;
}
