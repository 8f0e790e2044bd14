import type { Components, Event, Player, View } from '../../generated/final-touch';
import type { LogEntry, Travel } from '../game';
import { blank, minus, pigments, plus, total } from './count';

// How events are shown: what they change on the table, how long they take, what flies, what is written down.

const nothing = pigments.map(() => 0);

function withPlayers(view: View, change: (player: Player, seat: number) => Partial<Player> | null): View {
  return { ...view, players: view.players.map((player, seat) => ({ ...player, ...change(player, seat) })) };
}

function give(view: View, seat: number, cards: readonly number[], sign: 1 | -1): View {
  const move = sign === 1 ? plus : minus;
  return withPlayers(view, (player, i) =>
    i === seat
      ? {
          cards: player.cards + sign * total(cards),
          hand: player.hand && total(cards) > 0 ? move(player.hand, cards) : player.hand,
        }
      : null,
  );
}

function one(paint: string): number[] {
  return pigments.map((each) => (each === paint ? 1 : 0));
}

function pay(view: View, gains: (seat: number) => boolean, value: number): View {
  return withPlayers(view, (player, seat) => (gains(seat) ? { money: player.money + value } : null));
}

// The table before the first card: the first view a page gets is often from after the deal, and the deal is still to be shown.
function undealt(view: View, components: Components): View {
  const bare = withPlayers(view, (player) => ({ money: 0, cards: 0, hand: player.hand && nothing, painting: true }));
  const empty = { easel: null, next: null, smears: 0, smeared: nothing, discard: nothing, sold: [], duel: false };
  return { ...bare, ...empty, deck: total(components.copies.value), masterpieces: components.masterpieces.length };
}

function clearEasel(view: View): View {
  const zones = view.easel ? plus(view.easel.touched, view.smeared) : view.smeared;
  return { ...view, discard: plus(view.discard, zones), smeared: nothing, smears: 0 };
}

export function advance(view: View, event: Event, components: Components): View {
  switch (event.type) {
    case 'game_began':
      return { ...undealt(view, components), turn: event.first };
    case 'card_drawn': {
      const hidden = event.paint === 'hidden';
      const drawn = withPlayers(view, (player, seat) =>
        seat === event.seat
          ? {
              cards: player.cards + 1,
              hand: player.hand && !hidden ? plus(player.hand, one(event.paint)) : player.hand,
            }
          : null,
      );
      return { ...drawn, deck: Math.max(view.deck - 1, 0) };
    }
    case 'unveiled':
      return { ...view, next: blank(event.painting, components), masterpieces: view.masterpieces - 1 };
    case 'mounted': {
      const fromDeck = view.next?.painting !== event.painting;
      return {
        ...clearEasel(view),
        easel: blank(event.painting, components),
        next: fromDeck ? view.next : null,
        masterpieces: view.masterpieces - (fromDeck ? 1 : 0),
      };
    }
    case 'turn_began':
      return { ...view, turn: event.seat, reason: event.why };
    case 'retouched': {
      const easel = view.easel && {
        ...view.easel,
        touched: plus(view.easel.touched, event.cards),
        missing: minus(view.easel.missing, event.cards),
      };
      return { ...give(view, event.seat, event.cards, -1), easel };
    }
    case 'smeared': {
      const card = one(event.paint);
      return { ...give(view, event.seat, card, -1), smears: event.smears, smeared: plus(view.smeared, card) };
    }
    case 'completed':
    case 'ruined': {
      const { seat, painting, value } = event;
      const team = view.players[seat]?.team;
      const gains =
        event.type === 'ruined'
          ? (each: number) => event.gainers.includes(each)
          : (each: number) => view.players[each]?.team === team;
      return {
        ...pay(view, gains, value),
        sold: [...view.sold, { painting, seat, value, ruined: event.type === 'ruined' }],
      };
    }
    case 'reshuffled':
      return { ...view, deck: event.cards, discard: nothing };
    case 'duel_began':
      return {
        ...withPlayers(view, (_, seat) => ({ painting: seat === event.first || seat === event.second })),
        duel: true,
      };
    case 'game_over':
      return view;
  }
}

const milliseconds: Record<Event['type'], number> = {
  game_began: 150,
  card_drawn: 110,
  unveiled: 260,
  mounted: 350,
  turn_began: 150,
  retouched: 350,
  smeared: 350,
  completed: 350,
  ruined: 350,
  reshuffled: 250,
  duel_began: 350,
  game_over: 150,
};

export function pace(event: Event): number {
  return milliseconds[event.type];
}

export function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'card_drawn':
      return [{ from: 'deck', to: `cards-${event.seat}`, picture: 'from' }];
    case 'retouched':
      return pigments.flatMap((paint, i) =>
        event.cards[i] ? [{ from: `cards-${event.seat}`, to: `touch-${paint}`, picture: 'to' as const }] : [],
      );
    case 'smeared':
      return [{ from: `cards-${event.seat}`, to: `smear-${event.smears}`, picture: 'to' }];
    case 'mounted':
      return [{ from: 'next', to: 'easel', picture: 'to' }];
    default:
      return [];
  }
}

export function logged(event: Event): LogEntry | null {
  switch (event.type) {
    case 'card_drawn':
    case 'unveiled':
      return null;
    case 'mounted':
      return { kind: 'round' };
    case 'turn_began':
      return { kind: 'turn', seat: event.seat };
    default:
      return { kind: 'line' };
  }
}
