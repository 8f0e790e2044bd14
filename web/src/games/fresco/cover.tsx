import { crack } from './art/brush';
import { Painting } from './art/painting';

const dark = [5, 10, 11, 14];

// The lobby's picture: the ceiling half restored.
export function Cover() {
  return (
    <svg class="fr-cover" viewBox="22 98 456 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Painting />
      {dark.map((segment) => {
        const [x, y] = [(segment % 5) * 100, Math.floor(segment / 5) * 100];
        return (
          <g key={segment}>
            <rect x={x} y={y} width="100" height="100" fill="#c9baa0" fill-opacity="0.86" stroke="#8f7f63" />
            <path
              d={crack(x + 8, y + 20, 0.6, 80, segment + 3)}
              fill="none"
              stroke="#7d6c52"
              stroke-width="1.4"
              opacity="0.7"
            />
          </g>
        );
      })}
    </svg>
  );
}
