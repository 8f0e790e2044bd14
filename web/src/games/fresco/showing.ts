import type {
  BishopBy,
  Components,
  Event,
  Holdings,
  Paint,
  Place,
  Player,
  Sitter,
  View,
  Visit,
} from '../../generated/fresco';
import type { LogEntry, Travel } from '../game';
import { pigments } from './art/pigments';

// How events are shown: what they change on the table, how long they take, what flies, what is written down.

function withPlayer(view: View, painter: number, change: (player: Player) => Partial<Player>): View {
  const players = view.players.map((player, i) => (i === painter ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

// Money and paints change behind the viewer's own screen, and behind everybody's where the screens are down.
function withPurse(
  view: View,
  seat: number,
  thalers: number,
  gained: readonly Paint[],
  spent: readonly Paint[] = [],
): View {
  const change = (purse: Holdings): Holdings => {
    const paints = [...purse.paints];
    for (const paint of gained) paints[pigments.indexOf(paint)]! += 1;
    for (const paint of spent) paints[pigments.indexOf(paint)]! -= 1;
    return { thalers: purse.thalers + thalers, paints };
  };
  const own = view.own && view.you === seat ? change(view.own) : view.own;
  const holdings = view.memory?.holdings?.map((purse, i) => (i === seat ? change(purse) : purse));
  return holdings ? { ...view, own, memory: { ...view.memory, holdings } } : { ...view, own };
}

function withVisit(view: View, part: Partial<Visit>): View {
  return { ...view, visit: { ...view.visit, ...part } };
}

const put = (list: readonly number[], place: number, value: number): number[] =>
  list.map((each, i) => (i === place ? value : each));

function clearStall(view: View, stall: number): View {
  return { ...view, stalls: view.stalls.map((slots, i) => (i === stall ? slots.map(() => -1) : slots)) };
}

function restore(view: View, painter: number, segment: number, tile: number): View {
  const restored = withPlayer(view, painter, ({ tiles }) => ({ tiles: [...tiles, tile] }));
  const visited = withVisit(restored, { used: view.visit.used + 1, stepped: 0 });
  return { ...visited, fresco: put(view.fresco, segment, -1), bishop: segment };
}

function walk(view: View, painter: number, to: number): View {
  return withPlayer(view, painter, () => ({ score: to, start_space: 0 }));
}

function beginRound(view: View, round: number, last: boolean): View {
  const players = view.players.map((player) => ({
    ...player,
    hour: null,
    planned: false,
    sheet: null,
    sexton_used: false,
  }));
  // The last on the track gets up first, and those on start spaces are behind the track.
  const place = ({ score, start_space }: Player) => (start_space > 0 ? -start_space : score);
  const order = players.map((_, painter) => painter).sort((a, b) => place(players[a]!) - place(players[b]!));
  const [painter = 0] = order;
  const turn = players[painter]!.leonardo ? null : painter;
  return { ...view, players, order, round, last_round: last, phase: 'waking', painter, turn, place: 'market' };
}

// A shown table remembers how it was when the running visit began, so that taking the visit back can be shown too.
interface Remembering extends View {
  begun?: View;
}

function beginVisit(view: View, painter: number, seat: number, place: Place, sent: number): Remembering {
  const visit = Object.fromEntries(Object.keys(view.visit).map((part) => [part, 0])) as unknown as Visit;
  const begun: View = { ...view, phase: 'visiting', painter, turn: seat, place, visit: { ...visit, sent } };
  return { ...begun, begun };
}

// The next one out of bed; when all are up, the hours say who acts first.
function afterWaking(view: View): View {
  const { players, order, leonardo } = view;
  const next = order.find((painter) => players[painter]!.hour === null);
  if (next !== undefined)
    return { ...view, painter: next, turn: players[next]!.leonardo ? (leonardo?.steered_by ?? null) : next };
  const byHour = [...order].sort((a, b) => players[a]!.hour! - players[b]!.hour!);
  return { ...view, order: byHour, phase: 'planning', painter: null, turn: null };
}

function moveBishop(view: View, seat: number, bishop: number, why: BishopBy): View {
  const moved = { ...view, bishop };
  return why === 'step' ? withVisit(moved, { stepped: 1 }) : withPlayer(moved, seat, () => ({ sexton_used: true }));
}

function takePortrait(view: View, slot: number): View {
  return withVisit({ ...view, portraits: put(view.portraits, slot, -1) }, { used: 1, took: 1 });
}

function takeBack(view: Remembering): Remembering {
  const { begun } = view;
  if (!begun) return view;
  const restarted = withVisit(begun, { restarts: view.visit.restarts + 1 });
  return { ...restarted, begun: restarted };
}

const lasting: readonly Sitter[] = ['servant', 'actor', 'abbot', 'sexton'];
const requestKinds = ['general', 'purple', 'orange', 'green'] as const;

function fulfil(view: View, painter: number, request: string, tiles: readonly number[], keeps: boolean): View {
  const kind = requestKinds.indexOf(request as (typeof requestKinds)[number]);
  const fulfilled = withPlayer(view, painter, (player) => ({
    tiles: player.tiles.filter((tile) => !tiles.includes(tile)),
    requests: keeps ? put(player.requests, kind, (player.requests[kind] ?? 0) + 1) : player.requests,
  }));
  const piled = { ...fulfilled, requests: put(view.requests, kind, (view.requests[kind] ?? 1) - 1) };
  return withVisit(piled, { used: 1, request: kind + 1, to_stack: 0 });
}

export function advance(view: View, event: Event, _components: Components): View {
  const leonardo = view.players.length - 1;
  switch (event.type) {
    case 'fresco_laid': {
      const players = view.players.map((player, i) => {
        const space = event.start.indexOf(i) + 1;
        return { ...player, start_space: space || player.start_space };
      });
      return { ...view, players, fresco: event.tiles };
    }
    case 'market_laid':
      return { ...view, stalls: event.stalls };
    case 'portraits_unveiled':
      return { ...view, portraits: event.portraits, portraits_left: Math.max(0, view.portraits_left - 2) };
    case 'round_began':
      return beginRound(view, event.round, false);
    case 'last_round_began':
      return beginRound(view, event.round, true);
    case 'leonardo_handed':
      return view.leonardo ? { ...view, leonardo: { ...view.leonardo, steered_by: event.seat } } : view;
    case 'woke': {
      const { hour, mood, apprentices } = event;
      return afterWaking(withPlayer(view, event.seat, () => ({ hour, mood, apprentices })));
    }
    case 'leonardo_woke':
      return afterWaking(withPlayer(view, leonardo, () => ({ hour: event.hour })));
    case 'planned':
      return withPlayer({ ...view, phase: 'planning', painter: null, turn: null }, event.seat, () => ({
        planned: true,
      }));
    case 'plans_revealed': {
      const players = view.players.map((player, i) => ({ ...player, sheet: event.sheets[i] ?? player.sheet }));
      return { ...view, players };
    }
    case 'place_opened':
      return { ...view, phase: 'visiting', place: event.why, painter: null, turn: null };
    case 'visit_began':
      return beginVisit(view, event.seat, event.seat, event.place, event.apprentices);
    case 'leonardo_began':
      return beginVisit(view, leonardo, event.seat, event.place, 1);
    case 'bought': {
      const stalls = view.stalls.map((slots, i) => (i === event.stall ? put(slots, event.slot, -1) : slots));
      const visited = withVisit({ ...view, stalls }, { used: view.visit.used + 1, stall: event.stall + 1 });
      return withPurse(visited, event.seat, -event.price, event.paints);
    }
    case 'stall_closed':
    case 'leonardo_closed':
      return withVisit(view, { stall: event.stall + 1, closed: 1 });
    case 'stall_cleared':
      return clearStall(view, event.stall);
    case 'bishop_moved':
      return withPurse(moveBishop(view, event.seat, event.to, event.why), event.seat, -event.price, []);
    case 'restored':
      return withPurse(restore(view, event.seat, event.segment, event.tile), event.seat, 0, [], event.paints);
    case 'leonardo_restored': {
      const restored = restore(view, leonardo, event.segment, event.tile);
      return view.leonardo ? { ...restored, leonardo: { ...view.leonardo, segment: event.segment } } : restored;
    }
    case 'altar_restored':
      return withPurse(withVisit(view, { used: view.visit.used + 1 }), event.seat, 0, [], event.paints);
    case 'advanced':
      return walk(view, event.seat, event.to);
    case 'leonardo_advanced':
      return walk(view, leonardo, event.to);
    case 'studio_paid':
      return withPurse(view, event.seat, event.thalers, []);
    case 'portrait_painted': {
      const painted = withPlayer(view, event.seat, (player) => ({
        mood: player.mood + event.mood,
        portraits: lasting.includes(event.why) ? [...player.portraits, event.why] : player.portraits,
      }));
      return withPurse(takePortrait(painted, event.slot), event.seat, event.thalers, event.paints);
    }
    case 'leonardo_painted':
      return takePortrait(view, event.slot);
    case 'paint_picked':
      return withPurse(view, event.seat, 0, [event.paint]);
    case 'mixed':
      return withPurse(withVisit(view, { mixed: view.visit.mixed + 1 }), event.seat, 0, [event.paint], event.from);
    case 'request_fulfilled':
      return fulfil(view, event.seat, event.request, event.tiles, true);
    case 'leonardo_fulfilled':
      return fulfil(view, leonardo, event.request, event.tiles, false);
    case 'theatre_visited':
      return withPlayer(view, event.seat, () => ({ mood: event.to }));
    case 'income_paid':
      return withPurse(view, event.seat, event.thalers, event.paints);
    case 'start_rotated': {
      const players = view.players.map((player, i) => ({
        ...player,
        start_space: event.spaces[i] ?? player.start_space,
      }));
      return { ...view, players };
    }
    case 'final_scored':
      return walk(view, event.seat, event.to);
    case 'visit_taken_back':
      return takeBack(view);
    case 'score_taken':
    case 'requests_paid': // the income before it has brought the paints already
    case 'visit_done':
    case 'game_over':
      return view;
  }
}

const milliseconds: Record<Event['type'], number> = {
  fresco_laid: 350,
  market_laid: 300,
  portraits_unveiled: 300,
  round_began: 300,
  last_round_began: 350,
  leonardo_handed: 150,
  woke: 280,
  planned: 150,
  plans_revealed: 350,
  place_opened: 250,
  visit_began: 200,
  bought: 330,
  stall_closed: 300,
  stall_cleared: 250,
  bishop_moved: 300,
  restored: 350,
  altar_restored: 330,
  score_taken: 200,
  advanced: 300,
  studio_paid: 280,
  portrait_painted: 350,
  paint_picked: 200,
  mixed: 250,
  request_fulfilled: 350,
  theatre_visited: 280,
  visit_done: 150,
  visit_taken_back: 200,
  income_paid: 200,
  requests_paid: 150,
  start_rotated: 200,
  leonardo_woke: 280,
  leonardo_began: 200,
  leonardo_closed: 300,
  leonardo_restored: 350,
  leonardo_painted: 350,
  leonardo_fulfilled: 350,
  leonardo_advanced: 300,
  final_scored: 330,
  game_over: 150,
};

export function pace(event: Event): number {
  return milliseconds[event.type];
}

// Figures walk, tiles are carried to whoever took them. Pieces that move have the same name before and after.
export function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'woke':
      return [{ from: `painter-${event.seat}`, to: `hour-${event.hour}`, picture: 'to' }];
    case 'bought':
      return [{ from: `stall-${event.stall}-${event.slot}`, to: `painter-${event.seat}`, picture: 'from' }];
    case 'bishop_moved':
      return [{ from: 'bishop', to: 'bishop', picture: 'to' }];
    case 'restored':
      return [
        { from: `tile-${event.segment}`, to: `painter-${event.seat}`, picture: 'from' },
        { from: 'bishop', to: 'bishop', picture: 'to' },
      ];
    case 'leonardo_restored':
      return [
        { from: 'bishop', to: 'bishop', picture: 'to' },
        { from: 'leonardo', to: 'leonardo', picture: 'to' },
      ];
    case 'advanced':
    case 'final_scored':
      return [{ from: `score-${event.seat}`, to: `score-${event.seat}`, picture: 'to' }];
    case 'portrait_painted':
      return [{ from: `portrait-${event.slot}`, to: `painter-${event.seat}`, picture: 'from' }];
    case 'theatre_visited':
      return [{ from: `mood-${event.seat}`, to: `mood-${event.seat}`, picture: 'to' }];
    default:
      return [];
  }
}

export function logged(event: Event): LogEntry | null {
  switch (event.type) {
    case 'fresco_laid':
    case 'market_laid':
    case 'place_opened':
    case 'stall_cleared':
    case 'advanced':
    case 'leonardo_advanced':
    case 'visit_done':
    case 'start_rotated':
      return null;
    case 'round_began':
    case 'last_round_began':
      return { kind: 'round' };
    case 'visit_began':
      return { kind: 'turn', seat: event.seat };
    case 'leonardo_began':
      return { kind: 'turn' };
    default:
      return { kind: 'line' };
  }
}
