import type { Thing } from '../kit/box';
import { Dialog } from '../shell/dialog';
import { StepBack, StepForward } from '../shell/icons';
import { Problems, ValueFields } from './fields';
import { StateMark } from './marks';
import { differs, inWords, isHidden, labelOf, useBox, worded } from './open_box';
import {
  isFields,
  isList,
  joined,
  partsOf,
  pathOf,
  type Source,
  sourceOver,
  sourcesOf,
  valueAt,
  wayOf,
  within,
} from './values';

interface ThingDialogProps {
  thing: Thing;
  before: Thing | undefined;
  after: Thing | undefined;
  open: (thing: Thing) => void;
  close: () => void;
}

// One thing with everything that can be said of it and changed on it.
export function ThingDialog({ thing, before, after, open, close }: ThingDialogProps) {
  const box = useBox();
  const { say, art, now, usual, change, check, checked } = box;
  const { path } = thing;
  const Sheet = art.sheets?.[wayOf(path)];
  const asInProgram = valueAt(usual, path);
  const done = checked.has(path);
  return (
    <Dialog title={thing.name} look={`box-dialog${Sheet ? ' wide' : ''}`} close={close}>
      <div class="box-open" data-sheet={Sheet !== undefined}>
        {Sheet ? (
          <Sheet key={path} box={now} path={path} say={say} change={change as (path: string, value: unknown) => void} />
        ) : (
          <div class="box-picture large">{thing.picture}</div>
        )}
        <div class="box-values">
          <Sources path={path} />
          <ValueFields key={path} path={path} label={labelOf(box, wayOf(path))} />
          <Rules path={path} />
          <Elsewhere path={path} />
        </div>
      </div>
      <div class="box-open-foot">
        <button
          type="button"
          class="icon-button"
          disabled={!before}
          aria-label={say.say('box.before')}
          onClick={() => before && open(before)}
        >
          <StepBack />
        </button>
        <button
          type="button"
          class="icon-button"
          disabled={!after}
          aria-label={say.say('box.after')}
          onClick={() => after && open(after)}
        >
          <StepForward />
        </button>
        <label class="box-flag">
          <input type="checkbox" checked={done} onChange={() => check(path, !done)} />
          <span>{say.say('box.checked')}</span>
        </label>
        <button
          type="button"
          class="button small"
          disabled={!differs(box, path) || asInProgram === undefined}
          onClick={() => asInProgram !== undefined && change(path, asInProgram)}
        >
          {say.say('box.put_back')}
        </button>
        <MoreOrLess path={path} close={close} />
      </div>
    </Dialog>
  );
}

const otherThan = (source: Source): Source => (source === 'printed' ? 'reconstructed' : 'printed');

// Where the values are from, each as the program's box has it where that is another.
export function Sources({ path }: { path: string }) {
  const box = useBox();
  const { say, now, usual, change } = box;
  const inside = [...sourcesOf(valueAt(now, path) ?? null, path)];
  const over = sourceOver(now, path);
  const sources: [string, Source][] = inside.length > 0 ? inside : over ? [[over.path, over.source]] : [];
  return (
    <ul class="box-sources">
      {sources.map(([at, source]) => {
        const shown = at.length > path.length ? at : path;
        const was = valueAt(usual, shown);
        const fact = isFields(was) && 'value' in was ? was.value : was;
        return (
          <li key={at}>
            <StateMark state={source} />{' '}
            <span>
              {at.length > path.length && <b>{labelOf(box, wayOf(at))}: </b>}
              {say.say(`box.source.${source}`)}{' '}
              <button type="button" class="box-source" onClick={() => change(joined(at, 'source'), otherThan(source))}>
                {say.say(`box.mark.${otherThan(source)}`)}
              </button>
              {box.notesOn(at).map((note) => (
                <span key={note.path}> {inWords(box, note)}</span>
              ))}
              {differs(box, shown) && !isHidden(box, wayOf(shown)) && !isMap(was) && (
                <span class="box-was"> {say.say('box.was', { value: worded(box, shown, fact) })}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

// What a change here has made wrong somewhere else.
function Elsewhere({ path }: { path: string }) {
  const box = useBox();
  const others = box.problems.filter((each) => !within(each.path, path));
  if (others.length === 0) return null;
  return (
    <p class="box-problem" role="alert">
      {box.say.say('box.elsewhere')}{' '}
      {others.map((each) => (
        <span key={each.path}>
          {each.path && `${labelOf(box, wayOf(each.path).split('.')[0]!)}: `}
          {inWords(box, each)}
        </span>
      ))}
    </p>
  );
}

// Too much to be said in one line.
const isMap = (value: unknown): boolean => JSON.stringify(value ?? null).length > 400;

// What the game asks of these values.
export function Rules({ path }: { path: string }) {
  const box = useBox();
  const rules = box.rulesOn(path);
  if (rules.length === 0) return null;
  return (
    <details class="box-rules">
      <summary>{box.say.say('box.rules')}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={`${rule.path} ${rule.en}`}>{inWords(box, rule)}</li>
        ))}
      </ul>
    </details>
  );
}

// Another one like it, or one less, where the game can be played with more or fewer of them.
function MoreOrLess({ path, close }: { path: string; close: () => void }) {
  const box = useBox();
  const parts = partsOf(path);
  const index = parts.at(-1);
  const list = pathOf(parts.slice(0, -1));
  const all = valueAt(box.now, list);
  const field = box.fieldOf(list);
  if (typeof index !== 'number' || !isList(all) || !field || !isFields(all[index])) return null;
  const most = field.high ?? all.length;
  const least = field.low ?? all.length;
  if (least === most) return null;
  return (
    <>
      <button
        type="button"
        class="button small"
        disabled={all.length >= most}
        onClick={() => {
          box.change(list, [...all, all[index]!]);
          close();
        }}
      >
        {box.say.say('box.copy_thing')}
      </button>
      <button
        type="button"
        class="button small"
        disabled={all.length <= least}
        onClick={() => {
          close();
          box.change(
            list,
            all.filter((_, i) => i !== index),
          );
        }}
      >
        {box.say.say('box.remove_thing')}
      </button>
    </>
  );
}

// A value that is no thing, only a number or a few: on the page itself, with everything that belongs to it.
export function FactRow({ path }: { path: string }) {
  const box = useBox();
  const { say, usual, change, check, checked } = box;
  const label = labelOf(box, wayOf(path));
  const was = valueAt(usual, path);
  const done = checked.has(path);
  return (
    <li class="box-fact" data-thing-path={path}>
      <div class="box-fact-values">
        <ValueFields path={path} label={label} />
        <Problems of={joined(path, 'source')} />
      </div>
      <Sources path={path} />
      <Rules path={path} />
      <div class="box-fact-foot">
        <label class="box-flag">
          <input
            type="checkbox"
            checked={done}
            onChange={() => check(path, !done)}
            aria-label={`${label}: ${say.say('box.checked')}`}
          />
          <span aria-hidden="true">{say.say('box.checked')}</span>
        </label>
        {differs(box, path) && was !== undefined && (
          <button type="button" class="button small plain" onClick={() => change(path, was)}>
            {say.say('box.put_back')}
          </button>
        )}
      </div>
    </li>
  );
}
