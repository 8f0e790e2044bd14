import { expect, it } from 'vitest';
import { framesOf, lengths, longest, type Motion } from './motion';

const styles = import.meta.glob<string>('../**/*.css', { eager: true, query: '?raw', import: 'default' });
const motions = Object.entries(lengths) as [Motion, number][];

it('every motion takes 150 to 400 ms, in the styles as by hand', () => {
  const tokens = styles['../style/tokens.css']!;
  for (const [motion, length] of motions) {
    expect(length).toBeGreaterThanOrEqual(150);
    expect(length).toBeLessThanOrEqual(longest);
    expect(tokens).toContain(`--${motion}: ${length}ms;`);
  }
});
it('every motion ends where the thing lies, and moves by transforms alone', () => {
  for (const [motion] of motions) {
    const frames = framesOf(motion, 'translate(9px, 9px)');
    expect(frames.at(-1)).toEqual({ transform: 'none' });
    expect(frames[0]!.transform).toContain('translate(9px, 9px)');
    for (const frame of frames) expect(Object.keys(frame).filter((key) => key !== 'offset')).toEqual(['transform']);
  }
});
it('no animation of a game has a length of its own', () => {
  for (const [file, text] of Object.entries(styles)) {
    if (!file.startsWith('../games/')) continue;
    for (const [rule, length] of text.matchAll(/animation:[^;]*?(\d+)ms[^;]*;/g))
      throw new Error(`${file}: ${rule} (${length})`);
    for (const [rule, length] of text.matchAll(/transition:[^;]*?(\d+)ms/g))
      if (Number(length) > longest) throw new Error(`${file}: ${rule}`);
  }
});
