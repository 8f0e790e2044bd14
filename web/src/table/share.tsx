import { lazy, Suspense } from 'preact/compat';
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

const QrCode = lazy(async () => ({ default: (await import('./qr')).QrCode }));

// The address of a table. Services that preview it do so in the language of whoever sends it.
function addressOf(table: string, language: string): string {
  return `${location.origin}/t/${table}${language === 'pl' ? '?pl' : ''}`;
}

// For those in the same room.
export function ShareCode({ table }: { table: string }) {
  const words = useWords();
  return (
    <div class="share-code">
      <Suspense fallback={null}>
        <QrCode address={addressOf(table, words.language)} label={words.say('waiting.code')} />
      </Suspense>
      <p class="quiet">{words.say('waiting.code_hint')}</p>
    </div>
  );
}

// Ready to be sent to friends.
export function ShareLink({ table }: { table: string }) {
  const words = useWords();
  const address = addressOf(table, words.language);
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
