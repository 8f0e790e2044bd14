import type { Painting } from '../../../generated/final-touch';
import { canvas, pigments, tones } from './palette';
import { pictures } from './pictures';
import { Scribble } from './scribble';
import type { Pigment, Shape } from './shapes';

interface PictureProps {
  painting: Painting;
  touched: readonly number[];
  needs: readonly number[];
  smears?: readonly Pigment[];
  title?: string;
  fine?: boolean; // the hand shows: for the one picture everybody looks at
}

// Which shapes have their colour: of n shapes of a pigment the first n * touched / needed.
export function paintedShapes(
  shapes: readonly Shape[],
  touched: readonly number[],
  needs: readonly number[],
): boolean[] {
  const totals = new Map<string, number>();
  for (const { paint } of shapes) totals.set(paint, (totals.get(paint) ?? 0) + 1);
  const seen = new Map<string, number>();
  const finished = needs.every((need, i) => (touched[i] ?? 0) >= need);
  return shapes.map(({ paint }) => {
    if (paint === 'ink' || paint === 'chalk') return true;
    const place = seen.get(paint) ?? 0;
    seen.set(paint, place + 1);
    const i = pigments.indexOf(paint);
    const need = needs[i] ?? 0;
    return need === 0 ? finished : place < Math.floor(((totals.get(paint) ?? 0) * (touched[i] ?? 0)) / need);
  });
}

function Area({ shape, painted }: { shape: Shape; painted: boolean }) {
  const colour = painted ? tones[shape.paint][shape.tone] : canvas;
  if (shape.width !== undefined) {
    const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
    if (shape.paint === 'ink' || shape.paint === 'chalk')
      return <path d={shape.d} {...round} stroke={colour} stroke-width={shape.width} opacity="0.85" />;
    return (
      <>
        <path
          d={shape.d}
          {...round}
          stroke={tones.ink[1]}
          stroke-width={shape.width + 1.6}
          opacity={painted ? 0.55 : 0.4}
        />
        <path
          d={shape.d}
          {...round}
          stroke={colour}
          stroke-width={shape.width}
          class={painted ? 'ft-dab' : undefined}
        />
      </>
    );
  }
  return (
    <path
      key={painted ? 'painted' : 'bare'}
      d={shape.d}
      fill={colour}
      stroke={tones.ink[1]}
      stroke-width="0.9"
      stroke-opacity={painted ? 0.4 : 0.6}
      class={painted && shape.paint !== 'ink' && shape.paint !== 'chalk' ? 'ft-dab' : undefined}
    />
  );
}

// The masterpiece as it stands: a drawing that gains its colours touch by touch and disappears under scribbles.
export function Picture({ painting, touched, needs, smears = [], title, fine = false }: PictureProps) {
  const { size, shapes } = pictures[painting];
  const [width, height] = size;
  const painted = paintedShapes(shapes, touched, needs);
  const hand = `ft-hand-${painting}`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      class="ft-picture"
      style={{ '--ratio': width / height }}
      role={title ? 'img' : 'presentation'}
      aria-hidden={!title}
    >
      <title>{title}</title>
      {fine && (
        <defs>
          <filter id={hand} x="0" y="0" width="100%" height="100%">
            <feTurbulence type="fractalNoise" baseFrequency="0.045" numOctaves="2" seed="7" result="noise" />
            <feDisplacementMap in="SourceGraphic" in2="noise" scale="3.2" result="drawn" />
            <feTurbulence type="fractalNoise" baseFrequency="0.35 0.06" numOctaves="2" seed="3" />
            <feColorMatrix values="0 0 0 0 1  0 0 0 0 0.97  0 0 0 0 0.9  0 0 0 0.42 -0.2" />
            <feComposite operator="in" in2="drawn" result="bristles" />
            <feMerge>
              <feMergeNode in="drawn" />
              <feMergeNode in="bristles" />
            </feMerge>
          </filter>
        </defs>
      )}
      <rect width={width} height={height} fill={canvas} />
      <g filter={fine ? `url(#${hand})` : undefined}>
        {shapes.map((shape, i) => (
          <Area key={`${i}-${painted[i]}`} shape={shape} painted={painted[i]!} />
        ))}
      </g>
      {smears.map((paint, i) => (
        <Scribble key={i} width={width} height={height} place={i} paint={paint} />
      ))}
    </svg>
  );
}
