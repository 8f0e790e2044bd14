import type { Table } from '../generated/protocol';
import { sha256 } from './sha256';

// What the table promised before the first deal, as this browser kept it, and whether the journal holds to it. The same words as docs/protocol.md.

export const random = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const seal = (purpose: 'key' | 'part' | 'secret', secret: string): string =>
  sha256(`atelier ${purpose} ${secret}`);

// Kept from the moment this browser told its part: by then everybody had sealed theirs.
export interface Pledge {
  seat: number;
  part: string;
  commitment: string;
  sealed: readonly (string | null)[];
}

export const promised = (table: Table, seat: number, part: string): Pledge => ({
  seat,
  part,
  commitment: table.commitment,
  sealed: table.sealed,
});

// The part was told once, for these seals. Told again for others, it would let whoever sealed anew choose.
export const isSamePledge = (one: Pledge, other: Pledge): boolean =>
  one.seat === other.seat &&
  one.part === other.part &&
  one.commitment === other.commitment &&
  one.sealed.length === other.sealed.length &&
  one.sealed.every((each, i) => each === other.sealed[i]);

export type Broken = { what: 'secret' | 'commitment' | 'mine' | 'part' | 'sealed' | 'unreadable'; seat?: number };

interface Header {
  chance: { commitment: string | null; parts: { sealed: string[]; told: string[] } | null };
}

// What of the promise the journal breaks; nothing is best.
export function brokenIn(pledge: Pledge, journal: string): Broken[] {
  const lines = journal.trimEnd().split('\n');
  let chance: Header['chance'];
  let secret: string | null;
  try {
    chance = (JSON.parse(lines[0]!) as Header).chance;
    secret = (JSON.parse(lines.at(-1)!) as { secret?: string }).secret ?? null;
  } catch {
    return [{ what: 'unreadable' }];
  }
  const { commitment, parts } = chance;
  if (!parts || secret === null) return [{ what: 'unreadable' }];
  const broken: Broken[] = [];
  if (commitment !== pledge.commitment) broken.push({ what: 'commitment' });
  if (seal('secret', secret) !== pledge.commitment) broken.push({ what: 'secret' });
  if (parts.told[pledge.seat] !== pledge.part) broken.push({ what: 'mine', seat: pledge.seat });
  for (const [seat, sealed] of pledge.sealed.entries()) {
    if ((parts.sealed[seat] ?? '') !== (sealed ?? '')) broken.push({ what: 'sealed', seat });
    else if (sealed !== null && seal('part', parts.told[seat] ?? '') !== sealed) broken.push({ what: 'part', seat });
  }
  return broken;
}
