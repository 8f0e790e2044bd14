import type { Phrasebook } from '../texts/format';
import type { Option, Unfit } from './on_offer';

export type Chosen = Record<string, number | boolean | string>;

export function defaultsOf(options: readonly Option[]): Chosen {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

export type Value = Chosen[string];

// What cannot be had at a table of so many.
export function unfitValues(unfit: readonly Unfit[], option: string, seats: Value | undefined): Value[] {
  return unfit.filter((each) => each.option === option && each.seats === seats).map(({ value }) => value);
}

// The same choice at another number of seats: what no longer fits goes back to the usual, and is named.
export function withSeats(
  chosen: Chosen,
  seats: number,
  { options, unfit }: { options: readonly Option[]; unfit: readonly Unfit[] },
): { chosen: Chosen; dropped: string[] } {
  const usual = defaultsOf(options);
  const dropped = options
    .map(({ name }) => name)
    .filter((name) => unfitValues(unfit, name, seats).includes(chosen[name] ?? usual[name]!));
  const back = Object.fromEntries(dropped.map((name) => [name, usual[name]!]));
  return { chosen: { ...chosen, ...back, seats }, dropped };
}

// The chosen options in words, for people who arrive at a table: only what differs from the usual game.
export function optionWords(options: readonly Option[], chosen: Chosen, say: Phrasebook): string[] {
  return options
    .filter((option) => chosen[option.name] !== undefined && chosen[option.name] !== option.default)
    .filter((option) => option.name !== 'seats')
    .map((option) => {
      const label = say.say(`option.${option.name}`);
      if (option.kind === 'bool') return label;
      const key = `option.${option.name}.${chosen[option.name]}`;
      return `${label}: ${say.has(key) ? say.say(key) : chosen[option.name]}`;
    });
}
