import type {
  Art,
  Components,
  Die,
  Event,
  FightBegan,
  Phase,
  PlaceSeen,
  Player,
  Resource,
  Site,
  Stepped,
  View,
} from '../../generated/projekt-art';
import type { LogEntry, Travel } from '../game';
import { faceOf, pooled, seatsAt, sheetOf } from './count';

// How events are shown: what they change on the table, how long they take, what flies, what is written down.

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)) };
}

function withPlace(view: View, site: Site, change: (place: PlaceSeen) => Partial<PlaceSeen>): View {
  return { ...view, places: view.places.map((each) => (each.site === site ? { ...each, ...change(each) } : each)) };
}

function withPool(view: View, resource: Resource, left: number): View {
  return { ...view, pool: view.pool.map((have, i) => (pooled[i] === resource ? left : have)) };
}

// Whatever is done takes back what the others have said.
function unready(view: View): View {
  return { ...view, players: view.players.map((player) => ({ ...player, ready: false })) };
}

function beginRound(view: View, round: number): View {
  const players = view.players.map((player) => ({ ...player, drawn: 0, played: 0, ready: false }));
  const places = view.places.map((place) => ({ ...place, fought: false }));
  return { ...view, players, places, round, phase: 'drawing', given: [], fight: null };
}

function beginPhase(view: View, phase: Phase): View {
  return { ...unready(view), phase, outer: phase, fight: null, between: phase === 'moving' || phase === 'fighting' };
}

const sameBack = (a: readonly Art[], b: readonly Art[]) => a.join() === b.join();

function drawn(view: View, seat: number, clues: Art[], card: number | null): View {
  const taken = withPlayer(view, seat, (player) => ({
    hand: [...player.hand, clues],
    faces: card === null ? player.faces : [...player.faces, card],
    drawn: view.phase === 'drawing' ? player.drawn + 1 : player.drawn,
  }));
  return { ...taken, deck: view.deck - 1, top: null };
}

function played(view: View, seat: number, card: number, components: Components): View {
  const { clues } = faceOf(card, components);
  const from = unready({ ...view, phase: 'mission', outer: 'mission', played_card: card, actor: seat });
  return withPlayer(from, seat, (player) => {
    const back = player.hand.findIndex((each) => sameBack(each, clues));
    return {
      played: player.played + 1,
      hand: player.hand.filter((_, i) => i !== back),
      faces: player.faces.filter((each) => each !== card),
    };
  });
}

function layClue(view: View, seat: number, card: number, components: Components): View {
  const laid = { ...view, played_card: 0, actor: null };
  if (!sheetOf(view, components).own_clues) return { ...laid, clues: [...view.clues, card] };
  return withPlayer(laid, seat, ({ clues }) => ({ clues: [...clues, card] }));
}

function withoutClues(view: View, cards: readonly number[]): View {
  const left = (list: readonly number[]) => list.filter((card) => !cards.includes(card));
  const players = view.players.map((player) => ({ ...player, clues: left(player.clues) }));
  return { ...view, players, clues: left(view.clues), discard: [...view.discard, ...cards] };
}

function discardHands(view: View, cards: readonly number[]): View {
  const players = view.players.map((player) => ({ ...player, hand: [], faces: [] }));
  return { ...view, players, discard: [...view.discard, ...cards] };
}

function step(view: View, { seat, companion, from, to, carried }: Stepped): View {
  const moved = companion ? { ...view, companion: to } : withPlayer(view, seat, () => ({ site: to }));
  const gone = unready({ ...moved, between: false });
  if (!carried) return gone;
  const left = withPlace(gone, from, ({ artworks }) => ({ artworks: artworks - 1 }));
  return withPlace(left, to, ({ artworks }) => ({ artworks: artworks + 1 }));
}

const mostPawns = 6; // dice of pawns come first, those of allies behind them

// All dice of a fight in the air: the pawns' that stand there, and every ally's.
function beginFight(view: View, { seat, site, needed }: FightBegan): View {
  const die = (place: number, owner: number | null): Die => ({
    place,
    ally: place >= mostPawns,
    seat: owner,
    pips: 0,
    rolling: true,
  });
  const pawns = seatsAt(view, site).map((each) => die(each, each));
  const companion = view.companion === site ? [die(1, null)] : [];
  const allies = Array.from({ length: view.allies }, (_, i) => die(mostPawns + i, null));
  const fight = { site, leader: seat, dice: [...pawns, ...companion, ...allies], bonus: 0, strength: 0, needed };
  const begun = unready({ ...view, phase: 'rolling', outer: 'fighting', between: false, site, actor: seat, fight });
  return withPlace(begun, site, () => ({ fought: true }));
}

function withDie(view: View, place: number, change: Partial<Die>): View {
  if (!view.fight) return view;
  const dice = view.fight.dice.map((die) => (die.place === place ? { ...die, ...change } : die));
  const strength = dice.reduce((sum, die) => sum + die.pips, view.fight.bonus);
  return { ...view, fight: { ...view.fight, dice, strength } };
}

function collect(view: View, site: Site, collected: number, components: Components): View {
  const space = sheetOf(view, components).track[collected];
  const taken = withPlace(view, site, ({ artworks }) => ({ artworks: Math.max(0, artworks - 1) }));
  return { ...taken, collected, threat: space?.threat ?? 0, price: space?.price ?? 0 };
}

export function advance(view: View, event: Event, components: Components): View {
  switch (event.type) {
    case 'round_began':
      return beginRound(view, event.round);
    case 'phase_began':
      return beginPhase(view, event.phase);
    case 'top_turned':
      return { ...view, top: event.clues, deck: event.deck };
    case 'tile_uncovered':
      return { ...view, last_round: true };
    case 'card_drawn':
      return drawn(view, event.seat, event.clues, event.card);
    case 'waited':
    case 'said_ready':
      return withPlayer(view, event.seat, () => ({ ready: true }));
    case 'stalled':
      return unready({ ...view, phase: 'stalled' });
    case 'card_bought':
      return unready(view);
    case 'card_played':
      return played(view, event.seat, event.card, components);
    case 'spent':
    case 'earned':
      return withPool(view, event.resource, event.left);
    case 'health_lost':
      return withPlayer({ ...view, health_left: view.health_left + event.count }, event.seat, () => ({
        health: event.left,
      }));
    case 'health_gained':
      return withPlayer({ ...view, health_left: view.health_left - event.count }, event.seat, () => ({
        health: event.left,
      }));
    case 'agents_placed':
      return withPlace({ ...view, agents_left: view.agents_left - event.count }, event.site, () => ({
        agents: event.agents,
      }));
    case 'white_hand_grew':
      return { ...view, white_hand: event.agents, agents_left: view.agents_left - event.count };
    case 'clue_laid':
      return layClue(view, event.seat, event.card, components);
    case 'art_found':
      return withoutClues(view, event.cards);
    case 'art_laid':
      return withPlace({ ...view, artworks_left: view.artworks_left - 1 }, event.site, ({ artworks }) => ({
        artworks: artworks + 1,
      }));
    case 'hands_discarded':
      return discardHands(view, event.cards);
    case 'recruited':
      return unready({ ...view, allies: event.allies });
    case 'stepped':
      return step(view, event);
    case 'art_collected':
      return collect(view, event.site, event.collected, components);
    case 'clue_dropped':
      return withoutClues(view, [event.card]);
    case 'fight_began':
      return beginFight(view, event);
    case 'die_rolled':
      return withDie(view, event.place, { pips: event.pips, rolling: false });
    case 'fight_stands':
      return view.fight ? { ...view, phase: 'struggling', fight: { ...view.fight, strength: event.strength } } : view;
    case 'clue_spent':
      return event.dice.reduce((each, place) => withDie(each, place, { pips: 0, rolling: true }), {
        ...unready(withoutClues(view, [event.card])),
        phase: 'rolling',
      } as View);
    case 'weapon_used':
      if (!view.fight) return view;
      return { ...unready(view), fight: { ...view.fight, bonus: event.bonus, strength: event.strength } };
    case 'fight_won': {
      const won = withPlace({ ...view, agents_left: view.agents_left + event.agents }, event.site, () => ({
        agents: 0,
      }));
      return { ...won, phase: 'fighting', fight: null, site: null, actor: null };
    }
    case 'fight_lost':
      return { ...view, phase: 'fighting', fight: null, site: null, actor: null };
    case 'clue_given': {
      const taken = withPlayer(unready(view), event.seat, ({ clues }) => ({
        clues: clues.filter((card) => card !== event.card),
      }));
      const given = withPlayer(taken, event.to, ({ clues }) => ({ clues: [...clues, event.card] }));
      return { ...given, given: [...view.given, event.card] };
    }
    case 'place_lost': {
      const agents_left = view.agents_left + event.agents;
      const artworks_left = view.artworks_left + event.artworks;
      const gone = { ...view, agents_left, artworks_left, markers_left: event.markers_left };
      return withPlace(gone, event.site, () => ({ agents: 0, artworks: 0, lost: true }));
    }
    case 'game_over':
      return { ...view, phase: 'over', outcome: event.why };
    case 'no_health_left':
    case 'find_void':
      return view;
  }
}

const milliseconds: Record<Event['type'], number> = {
  round_began: 300,
  phase_began: 250,
  top_turned: 150,
  tile_uncovered: 350,
  card_drawn: 260,
  card_bought: 150,
  waited: 200,
  stalled: 300,
  said_ready: 180,
  card_played: 350,
  spent: 220,
  earned: 220,
  health_lost: 300,
  health_gained: 300,
  no_health_left: 200,
  agents_placed: 280,
  white_hand_grew: 300,
  clue_laid: 300,
  art_found: 350,
  art_laid: 350,
  find_void: 250,
  hands_discarded: 250,
  recruited: 320,
  stepped: 340,
  art_collected: 350,
  clue_dropped: 280,
  fight_began: 350,
  die_rolled: 300,
  fight_stands: 350,
  clue_spent: 350,
  weapon_used: 320,
  fight_won: 350,
  fight_lost: 350,
  clue_given: 320,
  place_lost: 350,
  game_over: 150,
};

export function pace(event: Event): number {
  return milliseconds[event.type];
}

export function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'card_drawn':
      if (event.card !== null) return [{ from: 'deck', to: `card-${event.card}`, picture: 'to' }];
      return [{ from: 'deck', to: `back-${event.seat}`, picture: 'to' }];
    case 'card_played':
      return [{ from: `mate-${event.seat}`, to: 'played', picture: 'to' }];
    case 'clue_laid':
      return [{ from: 'played', to: `clue-${event.card}`, picture: 'to' }];
    case 'agents_placed':
      return [{ from: 'agents', to: `place-${event.site}`, picture: 'from' }];
    case 'white_hand_grew':
      return [{ from: 'agents', to: 'white-hand', picture: 'from' }];
    case 'art_laid':
      return [{ from: 'works', to: `place-${event.site}`, picture: 'from' }];
    case 'art_collected':
      return [{ from: `place-${event.site}`, to: `space-${event.collected - 1}`, picture: 'to' }];
    case 'clue_given':
      return [{ from: `clue-${event.card}`, to: `clue-${event.card}`, picture: 'to' }];
    default:
      return [];
  }
}

export function logged(event: Event): LogEntry | null {
  switch (event.type) {
    case 'top_turned':
    case 'clue_laid':
    case 'card_drawn':
    case 'die_rolled':
    case 'said_ready':
      return null;
    case 'round_began':
      return { kind: 'round' };
    case 'card_played':
    case 'fight_began':
      return { kind: 'turn', seat: event.seat };
    default:
      return { kind: 'line' };
  }
}
