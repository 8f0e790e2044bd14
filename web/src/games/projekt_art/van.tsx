import { ResourceGlyph } from './art/glyphs';
import { Van, vanBays } from './art/pieces';
import { type ArtScene, pooled } from './count';
import { ResourceIcon } from './icons';

// What the team has: three bays of the van, and the numbers below them.
export function Pool({ view, say, components }: ArtScene) {
  return (
    <section class="pa-pool" aria-label={say.say('label.pool')} data-anchor="pool">
      <Van>
        {vanBays.map((bay, kind) => (
          <g key={bay.x}>
            {Array.from({ length: view.pool[kind] ?? 0 }, (_, i) => (
              <ResourceGlyph
                key={i}
                resource={pooled[kind]!}
                x={bay.x + 14 + (i % 3) * 21}
                y={bay.y + 22 + Math.floor(i / 3) * 37}
                size={22}
                paint={lamps[kind]!}
              />
            ))}
          </g>
        ))}
      </Van>
      <ul class="pa-bays">
        {pooled.map((resource, kind) => (
          <li
            key={resource}
            class="pa-bay"
            data-thing={`resource:${resource}`}
            data-empty={view.pool[kind] === 0}
            data-explain={say.say(`explain.${resource}`)}
          >
            <ResourceIcon resource={resource} />
            <span class="unseen">{say.say(`resource.${resource}`)} </span>
            <b
              class="number"
              key={`n${view.pool[kind]}`}
              data-number={`pool.${kind}`}
              data-most={components.each_resource.value}
            >
              {view.pool[kind]}
            </b>
            <span class="pa-of number">/{components.each_resource.value}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Inside the dark bays the supplies are painted light at any hour.
const lamps = ['#f2b75e', '#cfd8e2', '#86d6c9'];
