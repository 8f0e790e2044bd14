import { describe, expect, it } from 'vitest';
import { change, laidOut, redo, swap, undo } from './bench';
import { checkedIn, stillChecked, tomlWith } from './draft';
import { isSought } from './find';
import { changed, linesBetween, sourceOver, sourcesOf, type Value, valueAt, wayOf, within } from './values';

const box: Value = {
  money: { value: 12, source: 'printed' },
  tiles: [
    { points: 11, paints: ['red'], source: 'reconstructed' },
    { points: 9, paints: ['blue', 'red'], source: 'printed' },
  ],
};

describe('a path', () => {
  it('names a value, and the same value of another box', () => {
    expect(valueAt(box, 'tiles[1].paints[0]')).toBe('blue');
    expect(valueAt(box, 'tiles[2].points')).toBeUndefined();
    const other = changed(box, 'tiles[1].points', 10);
    expect(valueAt(other, 'tiles[1].points')).toBe(10);
    expect(valueAt(box, 'tiles[1].points')).toBe(9);
  });
  it('has a way, on which its likes lie too', () => {
    expect(wayOf('tiles[1].points')).toBe('tiles.points');
    expect(wayOf('money.value')).toBe('money');
    expect(wayOf('deals.value[1][2]')).toBe('deals');
  });
  it('lies within another only at a border of names', () => {
    expect(within('tiles[1].points', 'tiles[1]')).toBe(true);
    expect(within('tiles[12].points', 'tiles[1]')).toBe(false);
    expect(within('moneys', 'money')).toBe(false);
  });
});

it('a value is from where the nearest thing around it is from', () => {
  expect(sourceOver(box, 'money.value')).toEqual({ path: 'money', source: 'printed' });
  expect(sourceOver(box, 'tiles[0].paints[0]')).toEqual({ path: 'tiles[0]', source: 'reconstructed' });
  expect([...sourcesOf(box).keys()]).toEqual(['money', 'tiles[0]', 'tiles[1]']);
});

describe('the lines between two boxes', () => {
  it('name every value that is different, and a row of plain values as one', () => {
    const other = changed(changed(box, 'money.value', 13), 'tiles[1].paints', ['blue']);
    expect(linesBetween(box, other)).toEqual([
      { path: 'money.value', was: 12, is: 13 },
      { path: 'tiles[1].paints', was: ['blue', 'red'], is: ['blue'] },
    ]);
  });
  it('name what came and what went', () => {
    const less = changed(box, 'tiles', [valueAt(box, 'tiles[0]')!]);
    expect(linesBetween(box, less).map(({ path, is }) => [path, is])).toEqual([['tiles[1]', undefined]]);
    expect(linesBetween(less, box).map(({ path, was }) => [path, was])).toEqual([['tiles[1]', undefined]]);
  });
  it('are none between equal ones', () => expect(linesBetween(box, structuredClone(box))).toEqual([]));
});

describe('the bench', () => {
  const start = laidOut(box);
  it('takes back and does again', () => {
    const once = change(start, 'money.value', 13);
    const twice = change(once, 'tiles[0].points', 12);
    expect(undo(twice).now).toEqual(once.now);
    expect(undo(undo(twice)).now).toBe(box);
    expect(redo(undo(twice)).now).toEqual(twice.now);
    expect(undo(start).now).toBe(box);
    expect(redo(twice).now).toBe(twice.now);
  });
  it('counts changes of one value in a row as one step, but not after it was taken back', () => {
    const typed = change(change(start, 'money.value', 1), 'money.value', 15);
    expect(undo(typed).now).toBe(box);
    const again = change(undo(typed), 'money.value', 16);
    expect(again.past).toHaveLength(1);
    expect(again.future).toHaveLength(0);
  });
  it('notes no step where nothing changes', () => {
    expect(change(start, 'money.value', 12)).toBe(start);
    expect(swap(start, structuredClone(box))).toBe(start);
  });
});

describe('what was checked against a real box', () => {
  it('holds only as long as the value is the one that was checked', () => {
    const checked = { 'tiles[0]': valueAt(box, 'tiles[0]')!, money: valueAt(box, 'money')! };
    expect([...stillChecked(checked, box)]).toEqual(['tiles[0]', 'money']);
    expect([...stillChecked(checked, changed(box, 'tiles[0].points', 3))]).toEqual(['money']);
  });
  it('travels in a file as comments', () => {
    const text = tomlWith('[money]\nvalue = 12\n', new Set(['money', 'tiles[1]']));
    expect(text.split('\n').slice(2)).toEqual([
      '',
      '# checked against a box: money',
      '# checked against a box: tiles[1]',
      '',
    ]);
    expect(checkedIn(text, box)).toEqual({ money: valueAt(box, 'money'), 'tiles[1]': valueAt(box, 'tiles[1]') });
    expect(checkedIn('# checked against a box: nothing\n', box)).toEqual({});
  });
});

it('a search finds words in any order, case and without Polish letters', () => {
  expect(isSought('Żeton 4: żółta, niebieska', 'zolta ZETON')).toBe(true);
  expect(isSought('Żeton 4: żółta', 'czerwona')).toBe(false);
  expect(isSought('whatever', '')).toBe(true);
});
