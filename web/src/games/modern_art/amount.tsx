import { useEffect, useState } from 'preact/hooks';
import type { Phrasebook } from '../../texts/format';

interface Amounts {
  low: number;
  high: number;
}

// The amount someone is about to say: it keeps what was chosen while others raise, but never below what may be said.
export function useAmount(range: Amounts | null, start: number): [number, (value: number) => void] {
  const [amount, setAmount] = useState(start);
  useEffect(() => {
    if (range) setAmount((value) => Math.min(range.high, Math.max(range.low, value)));
  }, [range?.low, range?.high]);
  const clamp = (value: number) => (range ? Math.min(range.high, Math.max(range.low, Math.round(value))) : value);
  return [clamp(amount), (value) => setAmount(clamp(value))];
}

interface FieldProps {
  range: Amounts;
  amount: number;
  set: (value: number) => void;
  enter: () => void;
  say: Phrasebook;
}

// A number with quick steps. Arrows change it by one, page keys by ten, Enter says it.
export function AmountField({ range, amount, set, enter, say }: FieldProps) {
  const step = (by: number) => (
    <button
      type="button"
      class="button ma-step"
      aria-label={say.say(by > 0 ? 'action.more' : 'action.less', { step: Math.abs(by) })}
      disabled={by > 0 ? amount >= range.high : amount <= range.low}
      onClick={() => set(amount + by)}
    >
      {by > 0 ? `+${by}` : `−${-by}`}
    </button>
  );
  return (
    <div class="ma-field">
      {step(-5)}
      {step(-1)}
      <label>
        <span class="unseen">
          {say.say('hint.amount')}, {say.say('hint.range', { low: range.low, high: range.high })}
        </span>
        <input
          class="field number"
          type="number"
          inputMode="numeric"
          min={range.low}
          max={range.high}
          value={amount}
          onInput={(event) => {
            const value = Number(event.currentTarget.value);
            if (Number.isFinite(value) && event.currentTarget.value !== '') set(value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') enter();
            else if (event.key === 'PageUp') set(amount + 10);
            else if (event.key === 'PageDown') set(amount - 10);
            else return;
            event.preventDefault();
          }}
        />
      </label>
      {step(1)}
      {step(5)}
      {step(10)}
    </div>
  );
}
