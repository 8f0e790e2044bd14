import type { Signal } from '../../kit/game';
import type { Phrasebook } from '../../texts/format';

// What teammates most often want to say, ready-made: the kinds of things a signal points at say what the table lets one choose.

export const signals: readonly Signal[] = [
  { name: 'need_first', about: ['resource'] },
  { name: 'can_bring', about: ['resource'] },
  { name: 'spare', about: ['resource'] },
  { name: 'one_agent', about: ['site'] },
  { name: 'two_agents', about: ['site'] },
  { name: 'going', about: ['site'] },
  { name: 'come', about: ['site'] },
  { name: 'lead', about: ['site'] },
  { name: 'falling', about: ['site'] },
  { name: 'completes', about: ['art'] },
  { name: 'keep_clue', about: ['clue'] },
  { name: 'spend_clue', about: ['clue'] },
  { name: 'heal', about: ['seat'] },
  { name: 'you_first', about: ['seat'] },
  { name: 'last', about: [] },
  { name: 'wait', about: [] },
  { name: 'dear', about: [] },
  { name: 'ally', about: [] },
];

// A thing that can be pointed at, in words: `kind:name`.
export function thingName(thing: string, say: Phrasebook): string {
  const colon = thing.indexOf(':');
  const [kind, name] = [thing.slice(0, colon), thing.slice(colon + 1)];
  switch (kind) {
    case 'site':
      return say.say(`place.${name}`);
    case 'resource':
      return say.say(`resource.${name}`);
    case 'art':
      return say.say(`art.${name}`);
    case 'seat':
      return say.say('terminal.player', { seat: Number(name) });
    case 'clue':
      return say.say('thing.clue', { card: Number(name) });
    case 'track':
      return say.say('thing.space', { space: Number(name) + 1 });
    default:
      return say.has(`thing.${name}`) ? say.say(`thing.${name}`) : thing;
  }
}
