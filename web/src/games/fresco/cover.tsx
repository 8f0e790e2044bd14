import { Soot } from './pictures';

const dark = [5, 10, 11, 14];

// The lobby's picture: the ceiling half restored.
export function Cover() {
  return (
    <div class="fr-cover">
      <div class="fr-cover-ceiling">
        <div class="fr-painting" />
        <svg class="fr-picture" viewBox="0 0 500 500" aria-hidden="true">
          {dark.map((segment) => (
            <Soot key={segment} segment={segment} gone={false} />
          ))}
        </svg>
      </div>
    </div>
  );
}
