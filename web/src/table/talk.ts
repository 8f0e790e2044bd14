import type { Line, Refused } from '../generated/protocol';
import type { AnyGameClient } from '../kit/game';
import type { SeatFace } from '../shell/seats';
import type { Phrasebook } from '../texts/format';

// What is said at a table, as this page knows it. Lines have numbers: one that comes twice is shown once.
export interface Talk {
  lines: readonly Line[];
  read: number; // the last line this person has had before the eyes
  arrived: boolean; // what was said before this page came is known
  refused: Refused | null;
}

// Something pointed at, by a finger or by a signal, for a few seconds.
export interface Gesture {
  seat: number;
  things: readonly string[];
  signal: boolean; // its sentence says already what it is about
}

export const quiet: Talk = { lines: [], read: 0, arrived: false, refused: null };
export const gestureLasts = 6000;
export const longestLine = 300;
const mostLines = 300;

export function hear(talk: Talk, news: readonly Line[]): Talk {
  const known = new Set(talk.lines.map((line) => line.n));
  const fresh = news.filter((line) => !known.has(line.n));
  const lines = [...talk.lines, ...fresh].sort((a, b) => a.n - b.n).slice(-mostLines);
  return { ...talk, lines };
}

// The table itself comes after what was said before this page came, which is read, not news.
export function arrive(talk: Talk): Talk {
  return talk.arrived ? talk : { ...talk, arrived: true, read: talk.lines.at(-1)?.n ?? 0 };
}

export function unread(talk: Talk, me: number | null): number {
  return talk.lines.filter((line) => line.n > talk.read && line.seat !== me).length;
}

export function isTalk(request: string): boolean {
  return request === 'say' || request === 'signal' || request === 'invite' || request === 'point';
}

export function kindOf(thing: string): string {
  return thing.slice(0, thing.indexOf(':'));
}

export function thingName(thing: string, client: AnyGameClient, say: Phrasebook): string {
  if (kindOf(thing) === 'seat') return say.say('talk.player', { seat: Number(thing.slice(5)) });
  const key = thing.replace(':', '.');
  return client.thingName?.(thing, say) ?? (say.has(key) ? say.say(key) : say.say('talk.something'));
}

// A line in the reader's own language.
export function sentence(line: Line, client: AnyGameClient, say: Phrasebook): string {
  if (line.invite !== null) return say.say('talk.invites');
  if (line.signal === null) return line.text ?? '';
  const [first, second] = line.about.map((thing) => thingName(thing, client, say));
  return say.say(`signal.${line.signal}`, { first, second });
}

// What a signal will say, before its things are chosen.
export function signalDraft(name: string, chosen: readonly string[], client: AnyGameClient, say: Phrasebook): string {
  const [first = '…', second = '…'] = chosen.map((thing) => thingName(thing, client, say));
  return say.say(`signal.${name}`, { first, second });
}

// The name under which the others know the speaker; whoever has left the seat since keeps the name of that time.
export function speaker(line: Line, faces: readonly SeatFace[], given: readonly { name: string }[]): string {
  return given[line.seat]?.name === line.name ? (faces[line.seat]?.name ?? line.name) : line.name;
}

// The open invitation of somebody else to the next game.
export function invitation(talk: Talk, me: number | null): Line | null {
  return talk.lines.findLast((line) => line.invite !== null && line.seat !== me) ?? null;
}
