import { expect, it } from 'vitest';
import { brokenIn, isSamePledge, type Pledge, seal } from './pledge';

const secret = 'c0'.repeat(32);
const parts = ['aa'.repeat(32), '', 'bb'.repeat(32)];
const sealed = parts.map((part) => (part ? seal('part', part) : null));
const kept: Pledge = { seat: 0, part: parts[0]!, commitment: seal('secret', secret), sealed };

function journal(
  change: (header: { commitment: string; parts: { sealed: string[]; told: string[] } }) => void = () => {},
  told = secret,
) {
  const chance = {
    commitment: kept.commitment,
    parts: { sealed: sealed.map((each) => each ?? ''), told: [...parts], broken: [] },
  };
  change(chance);
  return `${JSON.stringify({ atelier: 1, chance })}\n{"n":1,"seat":"chance","move":{}}\n${JSON.stringify({ result: {}, secret: told })}\n`;
}

it('a promise that was kept breaks nothing', () => {
  expect(brokenIn(kept, journal())).toEqual([]);
});
it('whatever was changed is named', () => {
  const other = 'dd'.repeat(32);
  expect(brokenIn(kept, journal(undefined, other))).toEqual([{ what: 'secret' }]);
  expect(
    brokenIn(
      kept,
      journal((chance) => (chance.commitment = other)),
    ),
  ).toEqual([{ what: 'commitment' }]);
  expect(
    brokenIn(
      kept,
      journal(({ parts: told }) => (told.told[2] = other)),
    ),
  ).toEqual([{ what: 'part', seat: 2 }]);
  const swapped = journal(({ parts: told }) => {
    told.told[2] = other;
    told.sealed[2] = seal('part', other);
  });
  expect(brokenIn(kept, swapped)).toEqual([{ what: 'sealed', seat: 2 }]);
  const mine = journal(({ parts: told }) => {
    told.told[0] = other;
    told.sealed[0] = seal('part', other);
  });
  expect(brokenIn(kept, mine)).toEqual([
    { what: 'mine', seat: 0 },
    { what: 'sealed', seat: 0 },
  ]);
  const somebodyMore = journal(({ parts: told }) => (told.sealed[1] = seal('part', other)));
  expect(brokenIn(kept, somebodyMore)).toEqual([{ what: 'sealed', seat: 1 }]);
});
it('a journal that proves nothing is not taken for a proof', () => {
  expect(brokenIn(kept, '')).toEqual([{ what: 'unreadable' }]);
  expect(brokenIn(kept, '{"chance":{"commitment":null,"parts":null}}\n{"result":{}}')).toEqual([
    { what: 'unreadable' },
  ]);
});
it('the same part for other seals is another promise', () => {
  expect(isSamePledge(kept, { ...kept })).toBe(true);
  expect(isSamePledge(kept, { ...kept, sealed: [sealed[0]!, null, seal('part', 'x')] })).toBe(false);
});
