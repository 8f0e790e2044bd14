// Written by `atelier types` from the C++ structs. Change those, not this.

export type Map = 'japan' | 'egypt' | 'usa' | 'scandinavia' | 'polynesia' | 'rio';

export type Difficulty = 'easy' | 'medium' | 'hard' | 'impossible';

export interface Options {
  seats: number;
  map: Map;
  difficulty: Difficulty;
}

export type Source = 'printed' | 'reconstructed';

export type Art = 'films' | 'books' | 'artefacts' | 'sculptures' | 'visual_arts' | 'music';

export interface MissionCard {
  cost: number[];
  agents: number[];
  gain: number[];
  clues: Art[];
  source: Source;
}

export type Site = 'sapporo' | 'tokyo' | 'nagoya' | 'kyoto' | 'hiroshima' | 'nagasaki' | 'abu_simbel' | 'aswan' | 'luxor' | 'asyut' | 'minya' | 'cairo' | 'alexandria' | 'dallas' | 'los_angeles' | 'san_francisco' | 'chicago' | 'new_york' | 'miami' | 'new_orleans' | 'copenhagen' | 'gothenburg' | 'oslo' | 'bergen' | 'trondheim' | 'stockholm' | 'tahiti' | 'bora_bora' | 'hawaii' | 'maui' | 'samoa' | 'savaii' | 'tonga' | 'vavau' | 'rarotonga' | 'aitutaki' | 'nuku_hiva' | 'rapa_nui' | 'centro' | 'maracana' | 'santa_teresa' | 'urca' | 'copacabana' | 'ipanema' | 'tijuca';

export interface Space {
  threat: number;
  price: number;
  art: Art | null;
}

export type Effect = 'none' | 'gain_fuel' | 'gain_weapons' | 'gain_radios' | 'lose_resources' | 'lose_clue' | 'spread_agents';

export interface Place {
  site: Site;
  art: Art | null;
  agents: number;
  effect: Effect;
  x: number;
  y: number;
}

export interface Road {
  from: Site;
  to: Site;
  fuel: number;
  back: number;
}

export type ShapeKind = 'land' | 'river' | 'water';

export interface Shape {
  kind: ShapeKind;
  points: number[][];
}

export interface MapSheet {
  map: Map;
  source: Source;
  width: number;
  height: number;
  start: Site;
  pool: number[];
  lost_markers: number;
  agents_by_players: number;
  first_art: Site | null;
  armoury: Site | null;
  own_clues: boolean;
  anywhere: boolean;
  carrying: boolean;
  agents_at_start_place: number;
  track: Space[];
  places: Place[];
  roads: Road[];
  shapes: Shape[];
}

export interface Components {
  agents: { value: number; source: Source };
  health: { value: number; source: Source };
  each_resource: { value: number; source: Source };
  artworks: { value: number; source: Source };
  ally_dice: { value: number; source: Source };
  last_cards: { value: number; source: Source };
  start_health: { value: number[]; source: Source };
  drawn: { value: number; source: Source };
  solo_drawn: { value: number; source: Source };
  solo_removed: { value: number; source: Source };
  takeover: { value: number; source: Source };
  weapon_bonus: { value: number; source: Source };
  die: { value: number[]; source: Source };
  cards: MissionCard[];
  maps: MapSheet[];
}

export interface PutAgent {
  type: 'put_agent';
  site: Site;
}

export interface Draw {
  type: 'draw';
}

export type Resource = 'fuel' | 'weapons' | 'radios' | 'health';

export interface Buy {
  type: 'buy';
  resource: Resource;
}

export interface PlayCard {
  type: 'play_card';
  card: number;
}

export interface Wait {
  type: 'wait';
}

export interface Heal {
  type: 'heal';
  seat: number;
}

export interface Find {
  type: 'find';
  art: Art;
}

export interface LayArt {
  type: 'lay_art';
  site: Site;
}

export interface Recruit {
  type: 'recruit';
}

export interface Step {
  type: 'step';
  companion: boolean;
  site: Site;
  carry: boolean;
}

export interface Ready {
  type: 'ready';
}

export interface Collect {
  type: 'collect';
  site: Site;
}

export interface GiveUp {
  type: 'give_up';
  resource: Resource;
}

export interface Suffer {
  type: 'suffer';
  seat: number;
}

export interface DropClue {
  type: 'drop_clue';
  card: number;
}

export interface Fight {
  type: 'fight';
}

export interface Reroll {
  type: 'reroll';
  card: number;
  dice: number[];
}

export interface UseWeapon {
  type: 'use_weapon';
}

export interface AcceptDefeat {
  type: 'accept_defeat';
}

export interface GiveClue {
  type: 'give_clue';
  card: number;
  to: number;
}

export interface TurnUp {
  type: 'turn_up';
  card: number;
}

export interface Roll {
  type: 'roll';
  pips: number;
}

export type Move = PutAgent | Draw | Buy | PlayCard | Wait | Heal | Find | LayArt | Recruit | Step | Ready | Collect | GiveUp | Suffer | DropClue | Fight | Reroll | UseWeapon | AcceptDefeat | GiveClue | TurnUp | Roll;

export interface RoundBegan {
  type: 'round_began';
  round: number;
}

export type Phase = 'preparing' | 'drawing' | 'mission' | 'stalled' | 'healing' | 'finding' | 'laying' | 'moving' | 'collecting' | 'paying' | 'dropping' | 'fighting' | 'rolling' | 'struggling' | 'closing' | 'over';

export interface PhaseBegan {
  type: 'phase_began';
  phase: Phase;
}

export interface TopTurned {
  type: 'top_turned';
  clues: Art[];
  deck: number;
  card: number | null;
}

export interface TileUncovered {
  type: 'tile_uncovered';
}

export interface CardDrawn {
  type: 'card_drawn';
  seat: number;
  clues: Art[];
  card: number | null;
}

export interface CardBought {
  type: 'card_bought';
  seat: number;
  resource: Resource;
}

export interface Waited {
  type: 'waited';
  seat: number;
}

export interface Stalled {
  type: 'stalled';
}

export interface SaidReady {
  type: 'said_ready';
  seat: number;
}

export interface CardPlayed {
  type: 'card_played';
  seat: number;
  card: number;
}

export interface Spent {
  type: 'spent';
  resource: Resource;
  count: number;
  left: number;
}

export interface Earned {
  type: 'earned';
  resource: Resource;
  count: number;
  left: number;
}

export type Loss = 'cost' | 'golden' | 'defeat' | 'effect';

export interface HealthLost {
  type: 'health_lost';
  seat: number;
  count: number;
  left: number;
  why: Loss;
}

export interface HealthGained {
  type: 'health_gained';
  seat: number;
  count: number;
  left: number;
}

export interface NoHealthLeft {
  type: 'no_health_left';
}

export interface AgentsPlaced {
  type: 'agents_placed';
  site: Site;
  count: number;
  agents: number;
}

export interface WhiteHandGrew {
  type: 'white_hand_grew';
  site: Site;
  count: number;
  agents: number;
}

export interface ClueLaid {
  type: 'clue_laid';
  seat: number;
  card: number;
  clues: Art[];
}

export interface ArtFound {
  type: 'art_found';
  seat: number;
  art: Art;
  cards: number[];
}

export interface ArtLaid {
  type: 'art_laid';
  art: Art;
  site: Site;
}

export type Void = 'lost' | 'taken' | 'none_left';

export interface FindVoid {
  type: 'find_void';
  art: Art;
  why: Void;
}

export interface HandsDiscarded {
  type: 'hands_discarded';
  cards: number[];
}

export interface Recruited {
  type: 'recruited';
  seat: number;
  allies: number;
}

export interface Stepped {
  type: 'stepped';
  seat: number;
  companion: boolean;
  from: Site;
  to: Site;
  carried: boolean;
}

export interface ArtCollected {
  type: 'art_collected';
  site: Site;
  collected: number;
  threat: number;
}

export interface ClueDropped {
  type: 'clue_dropped';
  card: number;
}

export interface FightBegan {
  type: 'fight_began';
  seat: number;
  site: Site;
  needed: number;
}

export interface DieRolled {
  type: 'die_rolled';
  place: number;
  ally: boolean;
  owner: number | null;
  pips: number;
}

export interface FightStands {
  type: 'fight_stands';
  strength: number;
  needed: number;
}

export interface ClueSpent {
  type: 'clue_spent';
  seat: number;
  card: number;
  dice: number[];
}

export interface WeaponUsed {
  type: 'weapon_used';
  seat: number;
  bonus: number;
  strength: number;
  needed: number;
}

export interface FightWon {
  type: 'fight_won';
  site: Site;
  agents: number;
}

export interface FightLost {
  type: 'fight_lost';
  seat: number;
  site: Site;
}

export interface ClueGiven {
  type: 'clue_given';
  seat: number;
  to: number;
  card: number;
}

export interface PlaceLost {
  type: 'place_lost';
  site: Site;
  agents: number;
  artworks: number;
  markers_left: number;
}

export type Outcome = 'running' | 'won' | 'no_health' | 'no_time' | 'no_agents' | 'no_markers' | 'trapped' | 'no_card' | 'district';

export interface GameOver {
  type: 'game_over';
  why: Outcome;
  collected: number;
  who: number | null;
  site: Site | null;
}

export type Event = RoundBegan | PhaseBegan | TopTurned | TileUncovered | CardDrawn | CardBought | Waited | Stalled | SaidReady | CardPlayed | Spent | Earned | HealthLost | HealthGained | NoHealthLeft | AgentsPlaced | WhiteHandGrew | ClueLaid | ArtFound | ArtLaid | FindVoid | HandsDiscarded | Recruited | Stepped | ArtCollected | ClueDropped | FightBegan | DieRolled | FightStands | ClueSpent | WeaponUsed | FightWon | FightLost | ClueGiven | PlaceLost | GameOver;

export interface Player {
  health: number;
  site: Site;
  drawn: number;
  played: number;
  to_play: number;
  waited_for: boolean;
  ready: boolean;
  hand: Art[][];
  faces: number[];
  clues: number[];
}

export interface PlaceSeen {
  site: Site;
  agents: number;
  artworks: number;
  lost: boolean;
  fought: boolean;
}

export interface Die {
  place: number;
  ally: boolean;
  seat: number | null;
  pips: number;
  rolling: boolean;
}

export interface Fighting {
  site: Site;
  leader: number;
  dice: Die[];
  bonus: number;
  strength: number;
  needed: number;
}

export interface Fought {
  fight: Fighting;
  won: boolean;
}

export interface NewAgents {
  site: Site;
  agents: number;
  falls: boolean;
}

export interface CardOffer {
  card: number;
  health: number;
  brings: NewAgents[];
  white_hand: number;
  too_many: boolean;
  completes: Art[];
}

export interface StepOffer {
  companion: boolean;
  site: Site;
  fuel: number;
  health: number;
  carry: boolean;
  dice: number;
  needed: number;
}

export interface RerollOffer {
  card: number;
  dice: number;
}

export interface Offer {
  put: Site[];
  draw: boolean;
  buy: Resource[];
  play: CardOffer[];
  wait: boolean;
  heal: number[];
  find: Art[];
  lay: Site[];
  recruit: boolean;
  recruit_health: number;
  recruit_radios: number;
  steps: StepOffer[];
  ready: boolean;
  collect: Site[];
  give_up: Resource[];
  suffer: number[];
  drop: number[];
  fight: boolean;
  fight_dice: number;
  fight_needed: number;
  reroll: RerollOffer[];
  dice: number[];
  weapon: boolean;
  weapon_health: number;
  weapon_strength: number;
  accept: boolean;
  give: number[];
  give_to: number[];
}

export interface Memory {
  begun: number[];
  denied: number[][];
}

export interface View {
  you: number | null;
  phase: Phase;
  outer: Phase;
  outcome: Outcome;
  round: number;
  last_round: boolean;
  between: boolean;
  deck: number;
  top: Art[] | null;
  discard: number[];
  pool: number[];
  players: Player[];
  companion: Site | null;
  companion_free_steps: number;
  free_steps: number[];
  places: PlaceSeen[];
  clues: number[];
  kinds: number[];
  given: number[];
  white_hand: number;
  collected: number;
  allies: number;
  threat: number;
  price: number;
  agents_left: number;
  health_left: number;
  artworks_left: number;
  markers_left: number;
  actor: number | null;
  played_card: number;
  owed: number;
  site: Site | null;
  found: Art | null;
  to_collect: Site[];
  fight: Fighting | null;
  last_fight: Fought | null;
  offer: Offer | null;
  memory: Memory;
}
