import box from '@games/final_touch/components.toml?raw';
import { describe, expect, it } from 'vitest';
import type { Painting } from '../../../generated/final-touch';
import { pigments } from './palette';
import { paintedShapes } from './picture';
import { pictures } from './pictures';

const pieces = [...box.matchAll(/painting = "(\w+)"\nneeds = \{ value = \[([^\]]*)\]/g)].map(([, painting, needs]) => ({
  painting: painting as Painting,
  needs: needs!.split(',').map(Number),
}));

describe('the pictures', () => {
  it('are there for all 25 masterpieces', () => {
    expect(pieces.map((piece) => piece.painting).sort()).toEqual(Object.keys(pictures).sort());
  });
  it.each(pieces)('of $painting gains colour with every touch', ({ painting, needs }) => {
    const { shapes } = pictures[painting];
    const painted = (touched: number[]) => paintedShapes(shapes, touched, needs).filter(Boolean).length;
    const bare = needs.map(() => 0);
    const drawn = shapes.filter(({ paint }) => paint === 'ink' || paint === 'chalk').length;
    expect(painted(bare)).toBe(drawn);
    expect(painted(needs)).toBe(shapes.length);
    needs.forEach((need, i) => {
      for (let touch = 1; touch <= need; touch++) {
        const before = painted(bare.map((_, each) => (each === i ? touch - 1 : 0)));
        expect(painted(bare.map((_, each) => (each === i ? touch : 0))), pigments[i]).toBeGreaterThan(before);
      }
    });
  });
});
