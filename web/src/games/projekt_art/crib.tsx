import type { Components } from '../../generated/projekt-art';
import type { Phrasebook } from '../../texts/format';
import { arts, payable, stretches } from './count';
import { ArtIcon, ResourceIcon } from './icons';

// The help card: the round in four lines, what the marks mean, and the rule each map adds.
export function Crib({ components, say }: { components: Components; say: Phrasebook }) {
  return (
    <div class="pa-crib">
      <ol>
        {stretches.map((stretch, i) => (
          <li key={stretch}>
            <b>{'ABCD'[i]}</b> {say.say(`crib.${stretch}`)}
          </li>
        ))}
      </ol>
      <p>{say.say('crib.golden')}</p>
      <ul class="pa-crib-marks">
        {payable.map((resource) => (
          <li key={resource}>
            <ResourceIcon resource={resource} /> {say.say(`resource.${resource}`)}
          </li>
        ))}
        {arts.map((art) => (
          <li key={art}>
            <ArtIcon art={art} /> {say.say(`art.${art}`)}
          </li>
        ))}
      </ul>
      <dl>
        {components.maps.map(({ map }) => (
          <div key={map}>
            <dt>{say.say(`map.${map}`)}</dt>
            <dd>{say.say(`map_rule.${map}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
