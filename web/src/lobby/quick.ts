import type { GameOnOffer } from '../games/on_offer';
import { usualLevel } from '../kit/levels';
import { remember, remembered } from '../shell/drawer';

// How somebody likes to begin: with how many players in all, and against which bots. The next visit offers the same.
export interface Quick {
  seats: number;
  bot: string;
}

type Kept = Record<string, Quick>;

export function usualQuick(game: GameOnOffer): Quick {
  const seats = Number(game.options.find((option) => option.name === 'seats')?.default ?? game.seats[0]);
  return { seats, bot: usualLevel(game) ?? '' };
}

// What was kept by an older program may not be on offer any more.
export function quickFor(game: GameOnOffer): Quick {
  const usual = usualQuick(game);
  const kept = remembered<Kept>('quick', {})[game.id];
  if (!kept) return usual;
  const [least, most] = game.seats;
  return {
    seats: kept.seats >= least && kept.seats <= most ? kept.seats : usual.seats,
    bot: game.bots.includes(kept.bot) ? kept.bot : usual.bot,
  };
}

export function keepQuick(game: string, quick: Quick): void {
  remember('quick', { ...remembered<Kept>('quick', {}), [game]: quick });
}
