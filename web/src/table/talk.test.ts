import { describe, expect, it } from 'vitest';
import type { Line } from '../generated/protocol';
import type { AnyGameClient } from '../kit/game';
import type { SeatFace } from '../shell/seats';
import { Phrasebook } from '../texts/format';
import { arrive, hear, invitation, quiet, sentence, signalDraft, speaker, thingName, unread } from './talk';

const line = (n: number, more: Partial<Line> = {}): Line => ({
  n,
  seat: 0,
  name: 'Ola',
  text: `line ${n}`,
  signal: null,
  about: [],
  invite: null,
  ...more,
});
const words = new Phrasebook(
  'en',
  [
    {
      'talk.player': '{seat:who}',
      'talk.something': 'something',
      'talk.invites': 'come',
      'artist.nex': 'Nex',
      'signal.go': 'I go to {first}',
      'signal.carry': 'I carry {first} to {second}',
    },
  ],
  (seat) => ['Ola', 'Jan'][seat] ?? '?',
);
const client = { thingName: (thing: string) => thing.split(':')[1]!.toUpperCase() } as unknown as AnyGameClient;

describe('talk', () => {
  it('shows a line once, whatever comes twice, and in the order of its numbers', () => {
    let talk = hear(quiet, [line(1), line(2)]);
    talk = hear(talk, [line(4)]);
    talk = hear(talk, [line(2), line(3), line(4), line(5)]);
    expect(talk.lines.map((each) => each.n)).toEqual([1, 2, 3, 4, 5]);
  });
  it('counts as unread what others said after this page came', () => {
    let talk = arrive(hear(quiet, [line(1), line(2)]));
    expect(unread(talk, 1)).toBe(0);
    talk = hear(talk, [line(3), line(4, { seat: 1 })]);
    expect(unread(talk, 1)).toBe(1);
    expect(unread(talk, null)).toBe(2);
    expect(unread({ ...talk, read: 4 }, null)).toBe(0);
  });
  it('counts the first line at a table where nothing had been said', () => {
    expect(unread(hear(arrive(quiet), [line(1)]), 1)).toBe(1);
    expect(unread(arrive(hear(arrive(quiet), [line(1)])), 1)).toBe(1);
  });
  it('does not grow for ever', () => {
    const talk = hear(
      quiet,
      Array.from({ length: 1000 }, (_, i) => line(i + 1)),
    );
    expect(talk.lines.length).toBe(300);
    expect(talk.lines.at(-1)!.n).toBe(1000);
  });
  it('finds the last invitation of somebody else', () => {
    const talk = hear(quiet, [
      line(1, { text: null, invite: 'aaa' }),
      line(2, { seat: 1, text: null, invite: 'bbb' }),
      line(3),
    ]);
    expect(invitation(talk, 1)?.invite).toBe('aaa');
    expect(invitation(talk, 0)?.invite).toBe('bbb');
    expect(invitation(quiet, 0)).toBe(null);
  });
});

describe('a line', () => {
  it('is said in the reader’s own language', () => {
    expect(sentence(line(1), client, words)).toBe('line 1');
    const carry = line(2, { text: null, signal: 'carry', about: ['fuel:barrel', 'place:harbour'] });
    expect(sentence(carry, client, words)).toBe('I carry BARREL to HARBOUR');
    expect(sentence(line(3, { text: null, invite: 'abc' }), client, words)).toBe('come');
  });
  it('names seats by who sits there, and what no game names in general', () => {
    expect(thingName('seat:1', client, words)).toBe('Jan');
    expect(thingName('stone:1', {} as AnyGameClient, words)).toBe('something');
    expect(thingName('artist:nex', {} as AnyGameClient, words)).toBe('Nex');
  });
  it('shows blanks until they are chosen', () => {
    expect(signalDraft('carry', [], client, words)).toBe('I carry … to …');
    expect(signalDraft('carry', ['fuel:barrel'], client, words)).toBe('I carry BARREL to …');
  });
  it('keeps the name of whoever said it when somebody else sits there', () => {
    const faces = [{ seat: 0, name: 'Ola 2', bot: false, present: true }] as SeatFace[];
    expect(speaker(line(1), faces, [{ name: 'Ola' }])).toBe('Ola 2');
    expect(speaker(line(1), faces, [{ name: 'Ewa' }])).toBe('Ola');
  });
});
