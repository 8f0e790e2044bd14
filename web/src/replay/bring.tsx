import { useEffect } from 'preact/hooks';
import { bring } from '../shell/brought';
import { Link } from '../shell/router';
import { useWords } from '../shell/words';

// Where a journal is brought: by a button, or dropped anywhere on the page. `why` says what was wrong with the last one.
export function BringPage({ why = null }: { why?: string | null }) {
  const words = useWords();
  const title = words.say('bring.title');
  useEffect(() => {
    document.title = `${title} · Atelier`;
  }, [title]);
  return (
    <main id="main" class="page narrow bring">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{words.say('bring.how')}</p>
      {why && (
        <div role="alert">
          <p class="refusal">{words.say('bring.refused')}</p>
          <p lang="en">{why}</p>
        </div>
      )}
      <label class="bring-file">
        <span class="button primary">{words.say('bring.choose')}</span>
        <input
          type="file"
          class="unseen"
          accept=".jsonl,.ndjson,.json,.txt"
          onChange={(change) => {
            const [file] = change.currentTarget.files ?? [];
            if (file) void bring(file);
          }}
        />
      </label>
      <p class="quiet">{words.say('bring.kept')}</p>
      <p>
        <Link to="/">{words.say('nowhere.back')}</Link>
      </p>
    </main>
  );
}
