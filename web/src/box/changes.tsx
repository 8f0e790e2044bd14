import { Dialog } from '../shell/dialog';
import { labelOf, useBox, worded } from './open_box';
import { type Line, linesBetween, partsOf, pathOf, wayOf } from './values';

// The box line by line beside the program's own, each line to be put back alone.
export function Changes({ open, close }: { open: (path: string) => void; close: () => void }) {
  const box = useBox();
  const { say, now, usual } = box;
  const lines = linesBetween(usual, now);
  return (
    <Dialog title={say.say('box.changes')} look="box-dialog" close={close}>
      {lines.length === 0 ? (
        <p>{say.say('box.no_changes')}</p>
      ) : (
        <table class="box-table box-lines">
          <thead>
            <tr>
              <th scope="col">{say.say('box.line.what')}</th>
              <th scope="col">{say.say('box.line.was')}</th>
              <th scope="col">{say.say('box.line.is')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.path}>
                <th scope="row">
                  <button type="button" class="button small plain" onClick={() => open(line.path)}>
                    <Place line={line} />
                  </button>
                </th>
                <td>{worded(box, line.path, line.was)}</td>
                <td>{worded(box, line.path, line.is)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

// "Fresco tiles 4, points"
function Place({ line: { path } }: { line: Line }) {
  const box = useBox();
  const parts = partsOf(path).filter((part) => part !== 'value');
  let words = '';
  for (const [i, part] of parts.entries()) {
    if (typeof part === 'number') words += ` ${part + 1}`;
    else words += `${i > 0 ? ', ' : ''}${labelOf(box, wayOf(pathOf(parts.slice(0, i + 1))))}`;
  }
  return <>{words}</>;
}
