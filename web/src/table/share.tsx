import { useState } from 'preact/hooks';
import { Copy, Tick } from '../shell/icons';
import { useWords } from '../shell/words';

// The address of a table, ready to be sent to friends.
export function ShareLink({ table }: { table: string }) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}/t/${table}`;
  const copy = async () => {
    const field = document.getElementById(`share-${table}`) as HTMLInputElement | null;
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without a secure origin there is no clipboard: the old way still copies what is selected.
      field?.select();
      document.execCommand('copy');
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <div class="share">
      <input
        id={`share-${table}`}
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
