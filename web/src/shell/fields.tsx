import { settings } from './settings';
import { useStore } from './store';
import { useWords } from './words';

interface ChoiceProps<T extends string | number> {
  legend: string;
  hint?: string;
  name: string;
  value: T;
  values: readonly T[];
  word: (value: T) => string;
  choose: (value: T) => void;
}

// A few alternatives side by side, one pressed: a radio group that looks like paint tubes in a row.
export function Choice<T extends string | number>({ legend, hint, name, value, values, word, choose }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {hint && <p class="choice-hint">{hint}</p>}
      <div class="choice-row">
        {values.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
            <span>{word(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ToggleProps {
  label: string;
  hint?: string | undefined;
  on: boolean;
  disabled?: boolean;
  turn: (on: boolean) => void;
}

export function Toggle({ label, hint, on, disabled = false, turn }: ToggleProps) {
  return (
    <label class="toggle">
      <input type="checkbox" checked={on} disabled={disabled} onChange={() => turn(!on)} />
      <span class="toggle-track" aria-hidden="true" />
      <span>
        <span class="toggle-word">{label}</span>
        {hint && <span class="choice-hint">{hint}</span>}
      </span>
    </label>
  );
}

// The name others see; remembered, and the same at every table.
export function NameField() {
  const words = useWords();
  const { name } = useStore(settings);
  return (
    <label class="name-field">
      <span>{words.say('lobby.name')}</span>
      <input
        class="field"
        value={name}
        maxLength={24}
        autoComplete="nickname"
        placeholder={words.say('lobby.name_hint')}
        onInput={(input) => settings.change({ name: input.currentTarget.value })}
      />
    </label>
  );
}
