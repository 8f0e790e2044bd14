import { expect, it } from 'vitest';
import type { Step as Told } from '../generated/protocol';
import { withSteps } from './sitting';

const told = (number: number, part: Partial<Told>): Told => ({
  number,
  time: 0,
  events: [`event ${number}`],
  view: null,
  change: null,
  ...part,
});

const nothing = { number: 0, steps: [] };

it('a whole view stands as it is, and changes follow from the one before', () => {
  const steps = withSteps(nothing, [
    told(3, { view: { deck: 5, turn: 0 } }),
    told(4, { change: { deck: 4 } }),
    told(4, { change: { turn: 1 } }),
  ]);
  expect(steps.map(({ view }) => view)).toEqual([
    { deck: 5, turn: 0 },
    { deck: 4, turn: 0 },
    { deck: 4, turn: 1 },
  ]);
});
it('a change follows from what the last update left', () => {
  const known = { number: 4, steps: [{ number: 4, events: [], view: { deck: 5 } }] };
  expect(withSteps(known, [told(5, { change: { deck: 4 } })])[1]!.view).toEqual({ deck: 4 });
});
it('steps of the past are told without a view, and the last one has its own', () => {
  const steps = withSteps(nothing, [told(3, {}), told(4, {}), told(5, { view: { deck: 1 } })]);
  expect(steps.map(({ events, view }) => [events, view])).toEqual([
    [['event 3'], null],
    [['event 4'], null],
    [['event 5'], { deck: 1 }],
  ]);
});
it('what was heard before is not told again, but its view counts', () => {
  const known = { number: 5, steps: [{ number: 5, events: ['event 5'], view: { deck: 5 } }] };
  expect(withSteps(known, [told(5, { view: { deck: 3 } })])).toEqual([
    { number: 5, events: ['event 5'], view: { deck: 3 } },
  ]);
});
it('a step that changes nothing keeps the view', () => {
  const known = { number: 5, steps: [{ number: 5, events: [], view: { deck: 5 } }] };
  expect(withSteps(known, [told(6, { change: {} })])[1]).toEqual({
    number: 6,
    events: ['event 6'],
    view: { deck: 5 },
  });
});
