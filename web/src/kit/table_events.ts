import type { TableEvent, TakenBack } from '../generated/protocol';
import type { AnyGameClient } from './game';

// What happens at the table itself stands among the game's events: it is a line of the log, and nothing on the board.
const types: Record<TableEvent['type'], true> = { bot_takes_over: true, comes_back: true, taken_back: true };

export const isTableEvent = (event: unknown): event is TableEvent => (event as { type: string }).type in types;

const isTakenBack = (event: unknown): event is TakenBack => (event as { type: string }).type === 'taken_back';

// Something of the game, and not only of the table, happened in this step. Of a choice that is hidden nothing is told.
export const isOfTheGame = ({ events }: { events: readonly unknown[] }): boolean =>
  events.length === 0 || !events.every(isTableEvent);

// Which of a table's steps stand, from its first on: not those that were taken back.
export function standing(steps: readonly { events: readonly unknown[] }[]): boolean[] {
  const stand = steps.map(() => true);
  const played: number[] = []; // that stand so far
  steps.forEach((step, at) => {
    const back = step.events.find(isTakenBack);
    if (isOfTheGame(step)) played.push(at);
    else if (back) for (const undone of played.splice(-back.moves)) stand[undone] = false;
  });
  return stand;
}

// What was told in those that stand.
export function eventsThatStand(steps: readonly { events: readonly unknown[] }[]): unknown[] {
  const stand = standing(steps);
  return steps.flatMap(({ events }, at) => (stand[at] ? events : []));
}

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
