// Catalogues are flat: a key gives a sentence, or one sentence per plural form of a number. The terminal reads the same game
// catalogues by the same rules, so nothing here may go beyond them.

export type Language = 'en' | 'pl';
export interface Plural {
  by: string;
  one?: string;
  few?: string;
  many?: string;
  other: string;
}
export type Catalogue = Record<string, string | Plural>;
type Fields = Readonly<Record<string, unknown>>;

interface AnyEvent {
  type: string;
  seat?: unknown;
  why?: unknown;
}

const blank = /\{(\w+)(?::([\w-]+))?\}/g;

export class Phrasebook {
  readonly language: Language;
  readonly #catalogues: readonly Catalogue[];
  readonly #who: (seat: number) => string;
  readonly #plurals: Intl.PluralRules;
  readonly #lists: Intl.ListFormat;

  // The first catalogue that knows a key answers.
  constructor(
    language: Language,
    catalogues: readonly Catalogue[],
    who: (seat: number) => string = (seat) => `${seat + 1}`,
  ) {
    this.language = language;
    this.#catalogues = catalogues;
    this.#who = who;
    this.#plurals = new Intl.PluralRules(language);
    this.#lists = new Intl.ListFormat(language, { type: 'conjunction' });
  }

  // The same words at a table where these people sit.
  among(who: (seat: number) => string, first: Catalogue[] = []): Phrasebook {
    return new Phrasebook(this.language, [...first, ...this.#catalogues], who);
  }

  has(key: string): boolean {
    return this.#entry(key) !== undefined;
  }

  // A key nobody knows is shown as it is: visible in a test, harmless at a table.
  say(key: string, fields: Fields = {}): string {
    const entry = this.#entry(key);
    if (entry === undefined) return key;
    const sentence = typeof entry === 'string' ? entry : this.#plural(entry, fields);
    return sentence.replace(blank, (_, field: string, kind?: string) => this.#fill(fields[field], kind, fields));
  }

  // What an event says to the person at seat `me`.
  event(event: object, me: number | null): string {
    return this.say(this.eventKey(event, me), event as Fields);
  }

  eventKey(event: object, me: number | null): string {
    const { type, seat, why } = event as AnyEvent;
    const key = typeof why === 'string' ? `event.${type}.${why}` : `event.${type}`;
    return me !== null && seat === me && this.has(`${key}.you`) ? `${key}.you` : key;
  }

  #entry(key: string): string | Plural | undefined {
    for (const catalogue of this.#catalogues) {
      const entry = catalogue[key];
      if (entry !== undefined) return entry;
    }
    return undefined;
  }

  #plural(entry: Plural, fields: Fields): string {
    const form = this.#plurals.select(Number(fields[entry.by] ?? 0));
    return (form === 'one' || form === 'few' || form === 'many' ? entry[form] : undefined) ?? entry.other;
  }

  #fill(value: unknown, kind: string | undefined, fields: Fields): string {
    if (Array.isArray(value)) return this.#lists.format(value.map((each) => this.#fill(each, kind, fields)));
    if (value === null || value === undefined) return '';
    if (kind === undefined) return String(value);
    if (kind === 'who') return this.#who(Number(value));
    return this.say(`${kind}.${String(value)}`, fields);
  }
}
