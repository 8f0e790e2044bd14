import { around, blob, Ground, outline, outward, type Point, points, ribbon, ring, straight, touches } from './brush';

const flames = [
  { spine: points('196,128 150,110 104,128 56,176 16,196'), width: 46 },
  { spine: points('180,150 120,160 70,204 12,248'), width: 66 },
  { spine: points('176,190 124,220 76,262 20,318'), width: 70 },
  { spine: points('204,214 158,250 120,282 74,336'), width: 48 },
];

const flamePath = (share: number, drift: number): string =>
  flames
    .map(({ spine, width }) =>
      ribbon(
        spine.slice(0, share < 0.6 ? -1 : undefined).map(([x, y]) => [x + drift, y - drift * 0.4] as Point),
        [width * share, width * share * 0.8, width * share * 0.4, 1, 0.5],
      ),
    )
    .join('');

export function FireballPicture() {
  return (
    <g>
      <Ground
        base="#3A1E22"
        tints={['#4A262A', '#2C161B', '#5A2D2C', '#241116']}
        seed={7}
        count={64}
        flow={straight(-0.55)}
        length={84}
        width={9}
        bend={3}
      />
      <path d={blob(168, 168, 98, 96, 3, 0.04)} fill="#8C3A22" opacity=".55" />
      <path
        d={touches({
          seed: 71,
          count: 40,
          box: [80, 80, 250, 270],
          flow: around(168, 168),
          length: 44,
          width: 4,
          bend: 4,
          where: ring(168, 168, 70, 100),
        })}
        fill="#B5532A"
        opacity=".6"
      />
      <path d={flamePath(1, 0)} fill="#C8412B" />
      <path d={flamePath(0.66, 4)} fill="#E8742B" />
      <path d={flamePath(0.34, 8)} fill="#F9B93C" />
      <path d={blob(172, 166, 66, 66, 5, 0.03)} fill="#D9502A" />
      <path d={blob(176, 164, 56, 56, 6, 0.04)} fill="#F08A2C" />
      <path
        d={touches({
          seed: 72,
          count: 60,
          box: [116, 106, 236, 226],
          flow: around(172, 166),
          length: 36,
          width: 5,
          bend: 5,
          where: ring(174, 165, 0, 52),
        })}
        fill="#F9B93C"
        opacity=".9"
      />
      <path d={blob(186, 160, 34, 34, 7, 0.06)} fill="#FCDC7A" />
      <path
        d={touches({
          seed: 73,
          count: 22,
          box: [160, 134, 214, 188],
          flow: around(186, 160),
          length: 22,
          width: 4,
          bend: 4,
          where: ring(186, 160, 0, 24),
        })}
        fill="#FFF8DC"
      />
      <path d={ribbon('190,226 222,204 231,164 220,126 196,106', [1, 6, 8, 5, 1])} fill="#FFF1BC" />
      <path d={outline('-20,330 60,322 150,306 220,312 270,300 270,390 -20,390')} fill="#170B0F" />
      <path
        d={touches({ seed: 74, count: 26, box: [90, 312, 250, 340], flow: straight(-0.08), length: 46, width: 3 })}
        fill="#8C3A22"
        opacity=".8"
      />
      <path
        d={touches({
          seed: 75,
          count: 26,
          flow: outward(172, 166),
          length: 9,
          width: 3.4,
          where: ring(172, 166, 84, 400),
        })}
        fill="#FCC65A"
      />
    </g>
  );
}
