import type { Components } from '../../generated/final-touch';
import type { Phrasebook } from '../../texts/format';
import { Mark } from './art/mark';
import { laidOut, listed, pigments } from './count';
import { Bolt, Brush } from './easel';
import './crib.css';

interface CribProps {
  components: Components;
  say: Phrasebook;
}

// The help card: the two things a turn can be, how a masterpiece ends, and what is in the box.
export function Crib({ components, say }: CribProps) {
  const { target, smears, copies } = components;
  return (
    <div class="ft-crib">
      <dl>
        <Entry icon={<Brush />} name={say.say('crib.retouch')} text={say.say('crib.retouch.text')} />
        <Entry icon={<Bolt />} name={say.say('crib.smear')} text={say.say('crib.smear.text')} />
        <Entry icon="✓" name={say.say('crib.finish')} text={say.say('crib.finish.text')} />
        <Entry icon="✗" name={say.say('crib.ruin', { smears: smears.value })} text={say.say('crib.ruin.text')} />
        <Entry icon="$" name={say.say('crib.end', { target: target.value })} text={say.say('crib.end.text')} />
      </dl>
      <ul class="ft-crib-paints">
        {pigments.map((paint, i) => (
          <li key={paint}>
            <Mark paint={paint} /> {say.say(`paint.${paint}`)} <span class="number">×{copies.value[i]}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{say.say('crib.masterpieces', { count: components.masterpieces.length })}</summary>
        <Masterpieces components={components} say={say} />
      </details>
    </div>
  );
}

function Entry({ icon, name, text }: { icon: preact.ComponentChildren; name: string; text: string }) {
  return (
    <div>
      <dt>
        <span class="ft-crib-icon" aria-hidden="true">
          {icon}
        </span>
        {name}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

function Masterpieces({ components, say }: CribProps) {
  const byWorth = [...components.masterpieces].sort((a, b) => b.completed.value - a.completed.value);
  return (
    <ul class="ft-crib-box">
      {byWorth.map(({ painting, needs, completed, ruined }) => (
        <li key={painting}>
          <span>{say.say(`painting.${painting}`)}</span>
          <span class="number" aria-hidden="true">
            {say.say('sum', { value: `${completed.value}/${ruined.value}` })}
          </span>
          <span class="ft-row" aria-hidden="true">
            {laidOut(needs.value).map((paint, i) => (
              <Mark key={i} paint={paint} />
            ))}
          </span>
          <span class="unseen">
            {say.say('label.needs', { list: listed(needs.value, say) })};{' '}
            {say.say('label.worth', { completed: completed.value, ruined: ruined.value })}
          </span>
        </li>
      ))}
    </ul>
  );
}
