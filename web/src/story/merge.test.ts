import { describe, expect, it } from 'vitest';
import { merge } from './merge';

describe('a change merged into the view before it', () => {
  it('changes the members it names and keeps the others', () => {
    expect(merge({ deck: 5, turn: 1 }, { deck: 4 })).toEqual({ deck: 4, turn: 1 });
  });
  it('goes down through objects, and through arrays by their places', () => {
    const view = {
      players: [
        { cards: 3, money: null },
        { cards: 2, money: 7 },
      ],
    };
    expect(merge(view, { players: { 1: { cards: 1 } } })).toEqual({
      players: [
        { cards: 3, money: null },
        { cards: 1, money: 7 },
      ],
    });
  });
  it('takes an array as it comes, longer or shorter', () => {
    expect(merge({ lot: [1, 2, 3] }, { lot: [9] })).toEqual({ lot: [9] });
    expect(merge({ lot: [] }, { lot: [{ artist: 'nex' }] })).toEqual({ lot: [{ artist: 'nex' }] });
  });
  it('lets null stand where something was, and something where null was', () => {
    expect(merge({ offer: { least: 1 } }, { offer: null })).toEqual({ offer: null });
    expect(merge({ offer: null }, { offer: { least: 1 } })).toEqual({ offer: { least: 1 } });
  });
  it('puts an object in the place of a plain value', () => {
    expect(merge({ fight: 0 }, { fight: { site: 'kyoto' } })).toEqual({ fight: { site: 'kyoto' } });
  });
  it('changes nothing where nothing is said', () => {
    const view = { players: [{ cards: 3 }] };
    expect(merge(view, {})).toEqual(view);
  });
  it('leaves the old view as it was, and shares what stays', () => {
    const view = { players: [{ cards: 3 }, { cards: 2 }], board: [1, 2] };
    const before = JSON.stringify(view);
    const after = merge(view, { players: { 0: { cards: 9 } } }) as typeof view;
    expect(JSON.stringify(view)).toBe(before);
    expect(after.players[1]).toBe(view.players[1]);
    expect(after.board).toBe(view.board);
  });
});
