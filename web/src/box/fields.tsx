import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Cross, Plus } from '../shell/icons';
import { choiceOf, inWords, isHidden, labelOf, type OpenBox, partOf, useBox } from './open_box';
import { type Fields, isFields, isList, joined, type Value, valueAt, wayOf, within } from './values';

// The fields of a value, by what it is: a number, a choice, a row of either, or a whole thing with all its values.

export function ValueFields({ path, label }: { path: string; label?: string }) {
  const box = useBox();
  const value = valueAt(box.now, path);
  if (value === undefined) return null;
  if (isFields(value)) {
    if ('value' in value && 'source' in value) return <ValueFields path={`${path}.value`} {...(label && { label })} />;
    return <AllFields path={path} value={value} />;
  }
  const name = label ?? labelOf(box, wayOf(path));
  if (!isList(value)) return <OneField path={path} value={value} label={name} />;
  if (value.some(isFields) || box.fieldOf(`${path}[]`)?.kind === 'group')
    return <Things path={path} list={value} label={name} />;
  if (value.some(isList)) return <Rows path={path} list={value as Value[][]} label={name} />;
  return <Row path={path} list={value} label={name} />;
}

function AllFields({ path, value }: { path: string; value: Fields }) {
  const box = useBox();
  const names = Object.keys(value).filter((name) => name !== 'source' && !isHidden(box, wayOf(joined(path, name))));
  return (
    <>
      {names.map((name) => (
        <ValueFields key={name} path={joined(path, name)} />
      ))}
      <Problems of={path} only />
    </>
  );
}

// What the rules object to, in words, beside the value it is about.
export function Problems({ of, only = false, id }: { of: string; only?: boolean; id?: string }) {
  const box = useBox();
  const mine = box.problems.filter(({ path }) => (only ? path === of : within(path, of)));
  return (
    <span class="box-problem" id={id} role="alert">
      {mine.map((each) => (
        <span key={each.path}>{inWords(box, each)}</span>
      ))}
    </span>
  );
}

const hasProblem = ({ problems }: OpenBox, path: string): boolean => problems.some((each) => within(each.path, path));

function OneField({ path, value, label }: { path: string; value: Value; label: string }) {
  const box = useBox();
  const id = useId();
  if (typeof value === 'boolean')
    return (
      <div class="box-field">
        <label class="box-flag">
          <input type="checkbox" checked={value} onChange={() => box.change(path, !value)} />
          <span>{label}</span>
        </label>
        <Problems of={path} />
      </div>
    );
  return (
    <div class="box-field">
      <label class="box-label" for={id}>
        {label}
      </label>
      <Input id={id} path={path} value={value} />
      <Problems of={path} id={`${id}-why`} />
    </div>
  );
}

interface InputProps {
  id?: string;
  path: string;
  value: Value;
  label?: string;
}

// One number or one choice.
function Input({ id, path, value, label }: InputProps) {
  const box = useBox();
  const way = wayOf(path);
  const field = box.fieldOf(path);
  const wrong = hasProblem(box, path);
  const told = { id, 'aria-label': label, 'aria-invalid': wrong, 'data-path': path };
  if (typeof value === 'number')
    return (
      <input
        {...told}
        type="number"
        class="field box-number"
        value={value}
        min={field?.low ?? undefined}
        max={field?.high ?? undefined}
        step={1}
        inputMode="numeric"
        onInput={({ currentTarget }) => {
          if (/^-?\d{1,4}$/.test(currentTarget.value)) box.change(path, Number(currentTarget.value));
        }}
      />
    );
  const none = '';
  return (
    <select
      {...told}
      class="field box-choice"
      value={value === null ? none : String(value)}
      onChange={({ currentTarget }) => box.change(path, currentTarget.value === none ? null : currentTarget.value)}
    >
      {(field?.optional || value === null) && <option value={none}>{box.say.say('box.none')}</option>}
      {(field?.choices ?? (value === null ? [] : [String(value)])).map((each) => (
        <option key={each} value={each}>
          {choiceOf(box, way, each).name}
        </option>
      ))}
    </select>
  );
}

const lengths = (box: OpenBox, path: string): { least: number; most: number } => {
  const field = box.fieldOf(path);
  return { least: field?.low ?? 0, most: field?.high ?? 99 };
};

// Numbers or choices side by side, each with its mark.
function Row({ path, list, label }: { path: string; list: Value[]; label: string }) {
  const box = useBox();
  const way = wayOf(path);
  const { least, most } = lengths(box, path);
  const choices = box.fieldOf(`${path}[]`)?.choices;
  const next: Value = list.at(-1) ?? choices?.[0] ?? 0;
  return (
    <fieldset class="box-field box-row">
      <legend class="box-label">{label}</legend>
      <div class="box-parts">
        {list.map((each, i) => {
          const part = typeof each === 'number' ? partOf(box, way, i) : choiceOf(box, way, String(each));
          const name = typeof each === 'number' ? (part?.name ?? `${label} ${i + 1}`) : `${label} ${i + 1}`;
          return (
            <span key={i} class="box-part" data-of={typeof each}>
              {part?.mark ? (
                <span class="box-part-mark">{part.mark}</span>
              ) : (
                <small>{typeof each === 'number' && part?.name}</small>
              )}
              <Input path={joined(path, i)} value={each} label={name} />
              {list.length > least && least < most && (
                <SmallButton
                  label={box.say.say('box.remove_from', { name, from: label })}
                  press={() =>
                    box.change(
                      path,
                      list.filter((_, j) => j !== i),
                    )
                  }
                >
                  <Cross />
                </SmallButton>
              )}
            </span>
          );
        })}
        {list.length < most && (
          <SmallButton label={box.say.say('box.add_to', { to: label })} press={() => box.change(path, [...list, next])}>
            <Plus />
          </SmallButton>
        )}
      </div>
      <Problems of={path} />
    </fieldset>
  );
}

interface SmallButtonProps {
  label: string;
  press: () => void;
  children: ComponentChildren;
}

function SmallButton({ label, press, children }: SmallButtonProps) {
  return (
    <button type="button" class="icon-button box-small" aria-label={label} title={label} onClick={press}>
      {children}
    </button>
  );
}

// Rows of numbers below one another.
function Rows({ path, list, label }: { path: string; list: Value[][]; label: string }) {
  const box = useBox();
  const way = wayOf(path);
  const columns = (list[0] ?? []).map((_, i) => partOf(box, `${way}[]`, i)?.name ?? String(i + 1));
  return (
    <div class="box-field">
      <table class="box-table">
        <caption class="box-label">{label}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((row, i) => {
            const name = partOf(box, way, i)?.name ?? String(i + 1);
            return (
              <tr key={i}>
                <th scope="row">{name}</th>
                {row.map((each, j) => (
                  <td key={j}>
                    <Input path={joined(joined(path, i), j)} value={each} label={`${name}, ${columns[j]}`} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Problems of={path} />
    </div>
  );
}

// Things that belong to a thing: the roads of a map. Folded, since there are many.
function Things({ path, list, label }: { path: string; list: Value[]; label: string }) {
  const box = useBox();
  const { least, most } = lengths(box, path);
  const wrong = hasProblem(box, path);
  return (
    <details class="box-things" open={wrong}>
      <summary>
        {label} <span class="number">({list.length})</span>
      </summary>
      <Problems of={path} only />
      <ol>
        {list.map((_, i) => (
          <li key={i}>
            <span class="box-count number">{i + 1}</span>
            <ValueFields path={joined(path, i)} />
            {list.length > least && (
              <SmallButton
                label={box.say.say('box.remove_from', { name: i + 1, from: label })}
                press={() =>
                  box.change(
                    path,
                    list.filter((_, j) => j !== i),
                  )
                }
              >
                <Cross />
              </SmallButton>
            )}
          </li>
        ))}
      </ol>
      {list.length < most && (
        <button type="button" class="button small" onClick={() => box.change(path, [...list, list.at(-1) ?? {}])}>
          <Plus /> {box.say.say('box.add')}
        </button>
      )}
    </details>
  );
}
