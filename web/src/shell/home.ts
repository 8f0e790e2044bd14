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

// Opens a table and answers with its id, or null when the server refused.
export function openTable(game: string, options: unknown, manners: Manners): Promise<string | null> {
  const { listed, hints, box = null } = manners;
  const token = random();
  return new Promise((resolve) => {
    const stop = connection.listen((reply) => {
      if (reply.type === 'opened') {
        keepHostToken(reply.table, token);
        resolve(reply.table);
      } else if (reply.type === 'refused' && reply.request === 'open_table') resolve(null);
      else return;
      stop();
    });
    const host = seal('key', token);
    connection.ask({ type: 'open_table', game, options, listed, deal: null, host, stand_in: null, hints, box });
  });
}
