import { Connection, dialHome } from './connection';

// The page's one connection, opened with the page.
export const connection = new Connection(dialHome);
addEventListener('online', () => connection.hurry());
document.addEventListener('visibilitychange', () => document.hidden || connection.hurry());

// Opens a table and answers with its id, or null when the server refused.
export function openTable(game: string, options: unknown, listed: boolean): Promise<string | null> {
  return new Promise((resolve) => {
    const stop = connection.listen((reply) => {
      if (reply.type === 'opened') resolve(reply.table);
      else if (reply.type === 'refused' && reply.request === 'open_table') resolve(null);
      else return;
      stop();
    });
    connection.ask({ type: 'open_table', game, options, listed, deal: null });
  });
}
