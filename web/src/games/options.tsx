import { Choice, Toggle } from '../shell/fields';
import type { Phrasebook } from '../texts/format';
import type { Value } from './chosen';
import type { Option } from './on_offer';

interface OptionFieldProps {
  option: Option;
  value: Value;
  unfit: readonly Value[]; // of its values; they are not offered
  say: Phrasebook;
  choose: (value: Value) => void;
}

// The form knows no game: what can be chosen comes from the server, what it is called from the game's catalogue.
export function OptionField({ option, value, unfit, say, choose }: OptionFieldProps) {
  const label = say.say(`option.${option.name}`);
  const hint = say.has(`option.${option.name}.hint`) ? say.say(`option.${option.name}.hint`) : undefined;
  const word = (each: number | string) => {
    const key = `option.${option.name}.${each}`;
    return say.has(key) ? say.say(key) : String(each);
  };
  if (option.kind === 'bool') {
    return <Toggle label={label} hint={hint} on={value === true} turn={choose} disabled={unfit.includes(!value)} />;
  }
  const all: (number | string)[] =
    option.kind === 'choice'
      ? option.choices
      : Array.from({ length: option.high - option.low + 1 }, (_, i) => option.low + i);
  const values = all.filter((each) => !unfit.includes(each));
  if (all.length <= 5) {
    return (
      <Choice
        legend={label}
        hint={hint}
        name={`option-${option.name}`}
        value={value as number | string}
        values={values}
        word={word}
        choose={choose}
      />
    );
  }
  return (
    <label class="choice">
      <span class="legend">{label}</span>
      {hint && <span class="choice-hint">{hint}</span>}
      <select
        class="field"
        value={String(value)}
        onChange={(change) => {
          const text = change.currentTarget.value;
          choose(option.kind === 'int' ? Number(text) : text);
        }}
      >
        {values.map((each) => (
          <option key={each} value={String(each)}>
            {word(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
