import { useState } from 'preact/hooks';
import type { Event, PaintingsSold, RoundOver } from '../../generated/modern-art';
import { Cross } from '../../shell/icons';
import { SeatName } from '../../shell/seats';
import { ArtistGlyph } from './art/glyphs';
import { artists, type ModernArtScene } from './count';

interface Closing {
  over: RoundOver;
  incomes: readonly PaintingsSold[];
}

// The round that has just ended, until its reader has put up or bid again.
export function closingOf(past: readonly Event[], me: number | null): Closing | null {
  for (let i = past.length - 1; i >= 0; --i) {
    const event = past[i]!;
    if (event.type === 'painting_put_up' && (me === null || event.seat === me)) return null;
    if (event.type === 'raised' && event.seat === me) return null;
    if (event.type !== 'round_over') continue;
    const incomes = past.slice(i).filter((each): each is Event & PaintingsSold => each.type === 'paintings_sold');
    return { over: event, incomes };
  }
  return null;
}

// In the place of the lot while nothing is for sale; the next one, which does not wait, takes it back.
export function RoundSummary({ closing, seats, me, say }: ModernArtScene & { closing: Closing }) {
  const { over, incomes } = closing;
  const [closed, setClosed] = useState(0);
  if (closed === over.round) return null;
  return (
    <section class="ma-summary sheet" aria-label={say.say('summary.title', { round: over.round })}>
      <div class="ma-summary-head">
        <h2>{say.event(over, me)}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label={say.say('shell.close')}
          onClick={() => setClosed(over.round)}
        >
          <Cross />
        </button>
      </div>
      <ol class="ma-ranking">
        {over.ranking.map((artist) => (
          <li key={artist} data-artist={artist}>
            <ArtistGlyph artist={artist} />
            <span>{say.say(`artist.${artist}`)}</span>
            <b class="number">{over.values[artists.indexOf(artist)]}</b>
          </li>
        ))}
      </ol>
      <ul class="ma-incomes">
        {incomes.map((income) => (
          <li key={income.seat}>
            <SeatName face={seats[income.seat]!} />
            <b class="number">+{income.amount}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
