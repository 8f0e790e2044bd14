import type { TableEvent } from '../generated/protocol';
import type { AnyGameClient } from './game';

// What happens at the table itself stands among the game's events: it is a line of the log, and nothing on the board.
const types: Record<TableEvent['type'], true> = { bot_takes_over: true, comes_back: true };

export const isTableEvent = (event: unknown): event is TableEvent => (event as { type: string }).type in types;

// The same client, which knows them too.
export function atTable(client: AnyGameClient): AnyGameClient {
  const { reckoning } = client;
  return {
    ...client,
    pace: (event) => (isTableEvent(event) ? 0 : client.pace(event)),
    travels: (event) => (isTableEvent(event) ? [] : client.travels(event)),
    ...(client.sound && { sound: (event: unknown) => (isTableEvent(event) ? null : client.sound!(event)) }),
    logged: (event) => (isTableEvent(event) ? { kind: 'line', seat: event.seat } : client.logged(event)),
    ...(reckoning && {
      reckoning: {
        curves: reckoning.curves,
        sources: (events, seat, components) =>
          reckoning.sources(
            events.filter((event) => !isTableEvent(event)),
            seat,
            components,
          ),
        weight: (event) => (isTableEvent(event) ? 0 : reckoning.weight(event)),
        ...(reckoning.standing && { standing: reckoning.standing }),
      },
    }),
  };
}
