import type { Plugin } from 'vite';

// texts/en.json?front: what a catalogue says of its game before anybody plays it. The start page needs no more of it.
const told = /^(title|tagline|players|minutes|weight|bot\..*(?<!\.hint))$/;

export function fronts(): Plugin {
  return {
    name: 'fronts',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.json?front')) return null;
      const entries = Object.entries(JSON.parse(source)).filter(([key]) => told.test(key));
      return { code: `export default ${JSON.stringify(Object.fromEntries(entries))};`, map: null, moduleType: 'js' };
    },
  };
}

// What is known of a box's values is told by the server with the box itself: no board carries it.
export function withoutNotes(): Plugin {
  return {
    name: 'without-notes',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/games\/\w+\/texts\/\w+\.json$/.test(id)) return null;
      const entries = Object.entries(JSON.parse(source)).filter(([key]) => !key.startsWith('note.'));
      return { code: `export default ${JSON.stringify(Object.fromEntries(entries))};`, map: null, moduleType: 'js' };
    },
  };
}
