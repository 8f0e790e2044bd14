import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../shell/dialog';
import { checkedIn, forgetBox, type SavedBox, saveBox, savedBoxes, tomlWith } from './draft';
import { inWords, useBox } from './open_box';
import { judge } from './server';
import type { Desk, Given } from './use_open_box';

// Reads a file as the program would, and lays its box on the desk. Answers why not, if it cannot.
function useReading({ open, take }: Desk): (file: File) => Promise<string | null> {
  const { game, say } = open;
  return async (file) => {
    if (file.size > 128 * 1024) return say.say('box.refused.413');
    const text = await file.text();
    const answer = await judge(game, text);
    if (answer === null) return say.say('box.away');
    if (!answer.ok) return answer.text;
    const { components, problems } = answer.said;
    if (components === null)
      return problems
        .map(
          (each) => (each.line === null ? '' : `${say.say('box.at_line', { line: each.line })} `) + inWords(open, each),
        )
        .join(' ');
    take(components, checkedIn(text, components));
    return null;
  };
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/toml' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

// Boxes under names of their own in this browser, and as files the program reads.
export function FileDesk({ desk, given, close }: { desk: Desk; given: Given; close: () => void }) {
  const { say, game, now, checked: still } = useBox();
  const { judged, checked, take } = desk;
  const [saved, setSaved] = useState(() => savedBoxes(game));
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const read = useReading(desk);
  const file = useRef<HTMLInputElement>(null);
  const { verdict, asking } = judged;
  const own = verdict?.own ?? false;
  const toml = own ? verdict?.toml : given.usual.toml;
  const keep = (submit: Event) => {
    submit.preventDefault();
    setSaved(saveBox(game, { name: name.trim(), at: Date.now(), box: now, checked }));
    setName('');
  };
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    const why = await read(chosen);
    setRefused(why);
    if (why === null) close();
  };
  return (
    <Dialog title={say.say('box.files')} look="box-dialog" close={close}>
      <h3>{say.say('box.files.here')}</h3>
      <form class="box-save" onSubmit={keep}>
        <input
          class="field"
          value={name}
          maxLength={60}
          required
          pattern=".*\S.*"
          aria-label={say.say('box.files.name')}
          placeholder={say.say('box.files.name')}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" class="button">
          {say.say('box.files.save')}
        </button>
      </form>
      <ul class="box-saved">
        {saved.map((each) => (
          <SavedRow
            key={each.name}
            saved={each}
            open={() => {
              take(each.box, each.checked);
              close();
            }}
            forget={() => setSaved(forgetBox(game, each.name))}
          />
        ))}
      </ul>
      <h3>{say.say('box.files.file')}</h3>
      <p class="quiet">{say.say('box.files.hint')}</p>
      <div class="box-open-foot">
        <button
          type="button"
          class="button"
          disabled={!toml || asking}
          onClick={() => download(`${game}${own ? `-${verdict!.hash!.slice(0, 8)}` : ''}.toml`, tomlWith(toml!, still))}
        >
          {say.say('box.files.download')}
        </button>
        <button type="button" class="button" onClick={() => file.current!.click()}>
          {say.say('box.files.open')}
        </button>
        <input
          ref={file}
          type="file"
          class="unseen"
          accept=".toml,.json,text/plain"
          tabIndex={-1}
          aria-label={say.say('box.files.open')}
          onChange={({ currentTarget }) => open(currentTarget.files?.[0])}
        />
      </div>
      {refused !== null && (
        <p class="refusal" role="alert">
          {refused}
        </p>
      )}
    </Dialog>
  );
}

function SavedRow({ saved, open, forget }: { saved: SavedBox; open: () => void; forget: () => void }) {
  const { say } = useBox();
  const when = new Intl.DateTimeFormat(say.language, { dateStyle: 'medium', timeStyle: 'short' }).format(saved.at);
  return (
    <li>
      <span>
        <b>{saved.name}</b> <span class="quiet">{when}</span>
      </span>
      <button type="button" class="button small" onClick={open}>
        {say.say('box.files.take')} <span class="unseen">{saved.name}</span>
      </button>
      <button type="button" class="button small plain" onClick={forget}>
        {say.say('box.files.forget')} <span class="unseen">{saved.name}</span>
      </button>
    </li>
  );
}

// A file may be dropped anywhere on the page.
export function DropZone({ desk }: { desk: Desk }) {
  const { say } = useBox();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const read = useReading(desk);
  const reading = useRef(read);
  reading.current = read;
  useEffect(() => {
    const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const hover = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = async (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer!.files[0];
      if (file) setRefused(await reading.current(file));
    };
    addEventListener('dragover', hover);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', hover);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return (
    <>
      {over && <div class="box-drop">{say.say('box.drop')}</div>}
      {refused !== null && (
        <p class="refusal box-dropped" role="alert">
          {refused}
        </p>
      )}
    </>
  );
}
