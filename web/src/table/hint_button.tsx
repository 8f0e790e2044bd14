import type { Hinted } from '../generated/protocol';
import { Bulb } from '../shell/icons';
import type { Phrasebook } from '../texts/format';
import type { Chair } from './sitting';

export type Advice = Hinted | 'asked' | null; // about the table as it is now

export function HintButton({ chair, advice, say }: { chair: Chair; advice: Advice; say: Phrasebook }) {
  const ask = () => (advice === null ? chair.hint() : chair.putHintAway());
  return (
    <button
      type="button"
      class="icon-button"
      data-action="hint"
      aria-label={say.say(advice === 'asked' ? 'hint.thinking' : 'hint.ask')}
      aria-expanded={advice !== null}
      onClick={ask}
    >
      <Bulb />
    </button>
  );
}
