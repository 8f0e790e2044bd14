import { at, chanceFrom, type Point } from '../../../art/brush';
import { ResourceGlyph } from './glyphs';
import { markRadius, onTrail, type Trail } from './layout';

// Roads: a plain one costs 1 fuel, a red one with cross ties more, a dashed red one nothing; an arrow shows the way that is free.

const red = 'light-dark(#b3301f, #ef7c63)';

// Drawn freehand: the pen never runs quite along the curve.
function freehand(trail: Trail, seed: number): string {
  const chance = chanceFrom(seed);
  const steps = 9;
  const spots = Array.from({ length: steps + 1 }, (_, i): Point => {
    const [x, y] = onTrail(trail, i / steps);
    const stray = i === 0 || i === steps ? 0 : 4;
    return [x + (chance() - 0.5) * stray, y + (chance() - 0.5) * stray];
  });
  let path = `M${at(...spots[0]!)}`;
  for (let i = 1; i < steps; i++) {
    const [a, b] = [spots[i]!, spots[i + 1]!];
    path += i === steps - 1 ? `Q${at(...a)} ${at(...b)}` : `Q${at(...a)} ${at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)}`;
  }
  return path;
}

// Short ties across a costly road, so that it is told apart without colour.
function ties(trail: Trail): string {
  const length = Math.hypot(trail.to[0] - trail.from[0], trail.to[1] - trail.from[1]);
  const count = Math.round(length / 24);
  let path = '';
  for (let i = 1; i < count; i++) {
    const [x, y] = onTrail(trail, i / count);
    const [bx, by] = onTrail(trail, i / count - 0.01);
    const run = Math.hypot(x - bx, y - by);
    const [nx, ny] = [((y - by) / run) * 8, ((bx - x) / run) * 8];
    path += `M${at(x - nx, y - ny)}L${at(x + nx, y + ny)}`;
  }
  return path;
}

const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function Line({ trail, seed }: { trail: Trail; seed: number }) {
  const path = freehand(trail, seed);
  const { fuel, back } = trail.road;
  const dear = Math.max(fuel, back) > 1;
  const free = fuel === 0 && back === 0;
  return (
    <g>
      <path d={path} {...line} stroke="var(--pa-halo)" stroke-width="13" opacity=".85" />
      {dear && <path d={ties(trail)} {...line} stroke={red} stroke-width="4" />}
      <path
        d={path}
        {...line}
        stroke={dear || free ? red : 'var(--pa-road)'}
        stroke-width={dear ? 7 : 6}
        stroke-dasharray={free ? '17 14' : undefined}
      />
    </g>
  );
}

// Which way the arrow points: along the curve, towards where it is free.
function heading(trail: Trail): number {
  const [a, b] = [onTrail(trail, 0.45), onTrail(trail, 0.55)];
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return trail.road.fuel < trail.road.back ? turn : turn + 180;
}

function Mark({ trail, spot: [x, y] }: { trail: Trail; spot: Point }) {
  const { fuel, back } = trail.road;
  if (fuel === 0 && back === 0) return null; // the dashes say it
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={markRadius}
        fill="var(--pa-chip)"
        stroke={fuel === back ? red : 'var(--pa-road)'}
        stroke-width="4"
      />
      {fuel === back ? (
        <>
          <text x={x - 8} y={y + 11} font-size="31" font-weight="700" text-anchor="middle" fill={red}>
            {fuel}
          </text>
          <ResourceGlyph resource="fuel" x={x + 9} y={y} size={20} paint={red} />
        </>
      ) : (
        <path
          d="M-14-6H1V-14L16 0 1 14V6H-14Z"
          transform={`translate(${x} ${y}) rotate(${Math.round(heading(trail))})`}
          fill="light-dark(#1f6b4a, #74cfa5)"
        />
      )}
    </g>
  );
}

export function Roads({ trails }: { trails: readonly Trail[] }) {
  return (
    <g>
      {trails.map((trail, i) => (
        <Line key={`${trail.road.from} ${trail.road.to}`} trail={trail} seed={i + 1} />
      ))}
      {trails.map((trail) =>
        trail.mark ? <Mark key={`${trail.road.from} ${trail.road.to}`} trail={trail} spot={trail.mark} /> : null,
      )}
    </g>
  );
}
