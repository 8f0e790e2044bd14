import { Painting } from './art/painting';
import { Soot } from './pictures';

const dark = [5, 10, 11, 12, 14, 18];

// The ceiling half restored.
export function Cover() {
  return (
    <svg viewBox="0 95 500 262" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Painting />
      {dark.map((segment) => (
        <Soot key={segment} segment={segment} gone={false} />
      ))}
    </svg>
  );
}
