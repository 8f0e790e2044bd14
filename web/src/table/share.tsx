import { useState } from 'preact/hooks';
import { Copy, Tick } from '../shell/icons';
import { useWords } from '../shell/words';

// Copies a text and says for a moment that it did.
export function useCopying(text: () => string): [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      copySelected(text());
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return [copied, copy];
}

// Without a secure origin there is no clipboard: the old way still copies what is selected.
function copySelected(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

// The address of a table, ready to be sent to friends.
export function ShareLink({ table }: { table: string }) {
  const words = useWords();
  const address = `${location.origin}/t/${table}`;
  const [copied, copy] = useCopying(() => address);
  return (
    <div class="share">
      <input
        class="field"
        readOnly
        value={address}
        aria-label={words.say('waiting.link')}
        onFocus={(focus) => focus.currentTarget.select()}
      />
      <button type="button" class="button" onClick={copy}>
        {copied ? <Tick /> : <Copy />}
        <span role="status">{words.say(copied ? 'waiting.copied' : 'waiting.copy')}</span>
      </button>
    </div>
  );
}
