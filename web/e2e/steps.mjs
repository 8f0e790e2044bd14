// What the server said, read without the page's help: steps out of frames, and numbers out of views.

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

// docs/protocol.md: members of objects and places of arrays are merged, anything else is replaced.
function merged(old, change) {
  if (!isObject(change) || typeof old !== 'object' || old === null) return change;
  const copy = Array.isArray(old) ? [...old] : { ...old };
  for (const name of Object.keys(change)) copy[name] = merged(old[name], change[name]);
  return copy;
}

// Every step with the whole view after it, or null where it was only told.
export function whole(steps, before = null) {
  let last = before;
  return steps.map(({ number, events, view, change }) => {
    const after = view ?? (change === null || change === undefined ? null : merged(last, change));
    last = after ?? last;
    return { number, events, view: after };
  });
}

function termIn(view, term) {
  const counted = term.startsWith('#');
  const path = counted ? term.slice(1) : term;
  if (/^\d+$/.test(path)) return Number(path);
  // What hangs on something that is not there is not there either; what the view does not know is a mistake.
  const found = path.split('.').reduce((value, part) => (value === null ? null : value?.[part]), view);
  if (found === undefined) throw new Error(`The view has no ${path}.`);
  if (counted) return found.filter(Boolean).length;
  if (Array.isArray(found)) return found.reduce((sum, each) => sum + each, 0);
  return typeof found === 'object' ? Number(found !== null) : Number(found);
}

// A number of a board says by `data-number` where in the view it comes from: a path; a list stands for its sum, `#` before a path for how many
// of its entries are not empty, something there or not for one or none. Paths may be added and taken away. Several numbers in one text have
// several of these, with spaces between.
export function numbersIn(view, words) {
  return words.split(' ').map((sum) =>
    sum.match(/[+-]?[^+-]+/g).reduce((before, term) => {
      const plain = term.replace(/^[+-]/, '');
      return before + (term.startsWith('-') ? -1 : 1) * termIn(view, plain);
    }, 0),
  );
}
