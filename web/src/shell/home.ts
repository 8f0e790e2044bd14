import type { OpenTable, Origin, PlayOn } from '../generated/protocol';
import { Connection, dialHome } from './connection';
import { keepHostToken } from './my_tables';
import { random, seal } from './pledge';

// The page's one connection, opened with the page.
export const connection = new Connection(dialHome);
addEventListener('online', () => connection.hurry());
document.addEventListener('visibilitychange', () => document.hidden || connection.hurry());

interface Manners {
  listed: boolean;
  hints: boolean;
  box?: string | null; // the hash of another box than the program's own
}

// Asks for a table and answers with its id, or null when the server refused.
function askForTable(asking: (host: string) => OpenTable | PlayOn): Promise<string | null> {
  const token = random();
  const request = asking(seal('key', token));
  return new Promise((resolve) => {
    const stop = connection.listen((reply) => {
      if (reply.type === 'opened') {
        keepHostToken(reply.table, token);
        resolve(reply.table);
      } else if (reply.type === 'refused' && reply.request === request.type) resolve(null);
      else return;
      stop();
    });
    connection.ask(request);
  });
}

export function openTable(game: string, options: unknown, manners: Manners): Promise<string | null> {
  const { listed, hints, box = null } = manners;
  return askForTable((host) => ({
    type: 'open_table',
    game,
    options,
    listed,
    deal: null,
    host,
    stand_in: null,
    hints,
    box,
  }));
}

// At a moment of a finished game.
export function playOn({ table, number, step }: Origin): Promise<string | null> {
  return askForTable((host) => ({
    type: 'play_on',
    table,
    number,
    step,
    listed: false,
    deal: null,
    host,
    hints: true,
  }));
}
