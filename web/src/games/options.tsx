import { Choice, Toggle } from '../shell/fields';
import type { Phrasebook } from '../texts/format';
import type { Option } from './on_offer';

export type Chosen = Record<string, number | boolean | string>;

export function defaultsOf(options: readonly Option[]): Chosen {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

interface OptionFieldProps {
  option: Option;
  value: number | boolean | string;
  say: Phrasebook;
  choose: (value: number | boolean | string) => void;
}

// The form knows no game: what can be chosen comes from the server, what it is called from the game's catalogue.
export function OptionField({ option, value, say, choose }: OptionFieldProps) {
  const label = say.say(`option.${option.name}`);
  const hint = say.has(`option.${option.name}.hint`) ? say.say(`option.${option.name}.hint`) : undefined;
  const word = (each: number | string) => {
    const key = `option.${option.name}.${each}`;
    return say.has(key) ? say.say(key) : String(each);
  };
  if (option.kind === 'bool') {
    return <Toggle label={label} hint={hint} on={value === true} turn={choose} />;
  }
  const values: (number | string)[] =
    option.kind === 'choice'
      ? option.choices
      : Array.from({ length: option.high - option.low + 1 }, (_, i) => option.low + i);
  if (values.length <= 5) {
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

// The chosen options in words, for people who arrive at a table: only what differs from the usual game.
export function optionWords(options: readonly Option[], chosen: Chosen, say: Phrasebook): string[] {
  return options
    .filter((option) => chosen[option.name] !== undefined && chosen[option.name] !== option.default)
    .filter((option) => option.name !== 'seats')
    .map((option) => {
      const label = say.say(`option.${option.name}`);
      if (option.kind === 'bool') return label;
      const key = `option.${option.name}.${chosen[option.name]}`;
      return `${label}: ${say.has(key) ? say.say(key) : chosen[option.name]}`;
    });
}
