import type { Artist, Event, Painting, Player, View } from '../../generated/modern-art';
import type { LogEntry, Travel } from '../game';
import { artists, keyOf, same } from './count';

// How events are shown: what they change on the table, how long they take, what flies, what is written down.

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  const players = view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

const all = (view: View, waited_for: boolean): View => ({
  ...view,
  players: view.players.map((player) => ({ ...player, waited_for })),
});
const only = (view: View, seat: number): View => ({
  ...view,
  players: view.players.map((player, i) => ({ ...player, waited_for: i === seat })),
});
const paintingOf = ({ artist, auction, copy }: Painting): Painting => ({ artist, auction, copy });

function show(view: View, artist: Artist): View {
  return { ...view, shown: view.shown.map((count, i) => (i === artists.indexOf(artist) ? count + 1 : count)) };
}

function fromHand(view: View, seat: number, painting: Painting): View {
  return withPlayer(view, seat, ({ cards, hand }) => ({
    cards: cards - 1,
    hand: hand.filter((each) => !same(each, painting)),
  }));
}

function underHammer(view: View, seat: number, painting: Painting, phase: View['phase']): View {
  const taken = show(fromHand(view, seat, painting), painting.artist);
  return { ...taken, phase, auctioneer: seat, leader: null, amount: 0 };
}

const phases = {
  open: 'open',
  once_around: 'once_around',
  sealed: 'sealed',
  fixed_price: 'pricing',
  paired: 'doubling',
} as const;

// A new round begins with an empty table: nothing shown, nothing bought, nobody ranked.
function cleared(view: View): View {
  return {
    ...view,
    players: view.players.map((player) => ({ ...player, bought: [], waited_for: false })),
    lot: [],
    unsold: [],
    leader: null,
    amount: 0,
    shown: view.shown.map(() => 0),
    ranking: [],
    values: view.values.map(() => 0),
  };
}

// The table before the first card: the first view a page gets is often from after the deal, and the deal is still to be shown.
function undealt(view: View): View {
  const dealt = view.players.reduce((sum, { cards, bought }) => sum + cards + bought.length, 0);
  return {
    ...cleared(view),
    players: cleared(view).players.map((player) => ({ ...player, cards: 0, hand: [] })),
    deck: view.deck + dealt + view.lot.length + view.unsold.length,
    board: view.board.map((round) => round.map(() => 0)),
  };
}

export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'round_began':
      return {
        ...(event.round === 1 ? undealt(view) : cleared(view)),
        round: event.round,
        auctioneer: event.first,
        phase: 'putting_up',
      };
    case 'painting_dealt':
      return withPlayer({ ...view, deck: view.deck - 1 }, event.seat, ({ cards, hand }) => ({
        cards: cards + 1,
        hand: [...hand, paintingOf(event)],
      }));
    case 'card_dealt':
      return withPlayer({ ...view, deck: view.deck - 1 }, event.seat, ({ cards }) => ({ cards: cards + 1 }));
    case 'painting_put_up': {
      const put = underHammer(view, event.seat, paintingOf(event), phases[event.auction]);
      return {
        ...(event.auction === 'open' || event.auction === 'sealed' ? all(put, true) : put),
        lot: [paintingOf(event)],
      };
    }
    case 'second_added': {
      const put = underHammer(view, event.seat, paintingOf(event), phases[event.auction]);
      return {
        ...(event.auction === 'open' || event.auction === 'sealed' ? all(put, true) : put),
        lot: [...view.lot, paintingOf(event)],
      };
    }
    case 'raised': {
      const open = view.phase === 'open' ? all(view, true) : view;
      return {
        ...withPlayer(open, event.seat, () => ({ waited_for: false })),
        leader: event.seat,
        amount: event.amount,
      };
    }
    case 'passed':
    case 'fist_closed':
      return withPlayer(view, event.seat, () => ({ waited_for: false }));
    case 'price_named':
      return { ...view, phase: 'buying', amount: event.amount };
    case 'sold': {
      const bought = withPlayer(view, event.seat, (player) => ({ bought: [...player.bought, ...event.lot] }));
      return { ...bought, lot: [], leader: null, amount: 0, phase: 'putting_up' };
    }
    case 'mystery_turned':
      return { ...show(view, event.artist), mystery: view.mystery - 1, unsold: [...view.unsold, paintingOf(event)] };
    case 'round_over':
      return { ...view, ranking: event.ranking, values: event.values, unsold: [...view.unsold, ...view.lot], lot: [] };
    case 'ranked': {
      const board = view.board.map((row, round) =>
        round + 1 === view.round
          ? row.map((prize, i) => (i === artists.indexOf(event.artist) ? event.prize : prize))
          : row,
      );
      return { ...view, board };
    }
    case 'paintings_sold':
      return withPlayer(view, event.seat, ({ money }) => ({
        bought: [],
        money: money === null ? null : money + event.amount,
      }));
    case 'second_declined':
    case 'price_declined':
      return only(view, (event.seat + 1) % view.players.length);
    case 'fists_opened':
    case 'mystery_left':
    case 'round_skipped':
    case 'game_over':
      return view;
  }
}

const milliseconds: Record<Event['type'], number> = {
  round_began: 250,
  painting_dealt: 60,
  card_dealt: 25,
  painting_put_up: 350,
  second_added: 350,
  second_declined: 180,
  raised: 260,
  passed: 150,
  fist_closed: 120,
  fists_opened: 350,
  price_named: 300,
  price_declined: 180,
  sold: 350,
  mystery_turned: 350,
  mystery_left: 150,
  round_over: 350,
  ranked: 250,
  paintings_sold: 260,
  round_skipped: 200,
  game_over: 150,
};

export function pace(event: Event): number {
  return milliseconds[event.type];
}

export function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'painting_dealt':
      return [{ from: 'deck', to: `mine-${keyOf(event)}`, picture: 'to' }];
    case 'painting_put_up':
      return [{ from: `hand-${event.seat}`, to: 'lot-0', picture: 'to' }];
    case 'second_added':
      return [{ from: `hand-${event.seat}`, to: 'lot-1', picture: 'to' }];
    case 'sold':
      return event.lot.map((painting, i) => ({ from: `lot-${i}`, to: `own-${keyOf(painting)}`, picture: 'to' }));
    case 'mystery_turned':
      return [{ from: 'mystery', to: `unsold-${keyOf(event)}`, picture: 'to' }];
    default:
      return [];
  }
}

export function logged(event: Event): LogEntry | null {
  switch (event.type) {
    case 'painting_dealt':
    case 'card_dealt':
    case 'fist_closed':
      return null;
    case 'round_began':
      return { kind: 'round' };
    case 'painting_put_up':
      return { kind: 'turn', seat: event.seat };
    default:
      return { kind: 'line' };
  }
}
