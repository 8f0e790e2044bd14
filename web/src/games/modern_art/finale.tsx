import { useMemo } from 'preact/hooks';
import type { Components, Event, Painting, View } from '../../generated/modern-art';
import type { FinaleProps } from '../../kit/game';
import { SeatName } from '../../shell/seats';
import { artists, keyOf } from './count';
import { Card } from './painting';
import './finale.css';

// What everybody bought in all rounds, artist beside artist.
export default function Finale({ past, seats, components, say }: FinaleProps<View, Event, Components>) {
  const bought = useMemo(() => boughtIn(past), [past]);
  const all = [...bought.values()].reduce((sum, paintings) => sum + paintings.length, 0);
  return (
    <>
      <ul class="ma-collections">
        {seats.map((face) => {
          const paintings = bought.get(face.seat) ?? [];
          return (
            <li key={face.seat}>
              <span class="ma-collector">
                <SeatName face={face} /> <b class="number">{paintings.length}</b>
              </span>
              <ul class="ma-hung" aria-label={say.say('label.gallery_of', { seat: face.seat })}>
                {paintings.map((painting) => (
                  <li key={keyOf(painting)}>
                    <Card painting={painting} components={components} say={say} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <figcaption>{say.say('finale.collections', { all })}</figcaption>
    </>
  );
}

function boughtIn(past: readonly Event[]): Map<number, Painting[]> {
  const bought = new Map<number, Painting[]>();
  for (const event of past)
    if (event.type === 'sold') bought.set(event.seat, [...(bought.get(event.seat) ?? []), ...event.lot]);
  for (const paintings of bought.values())
    paintings.sort((a, b) => artists.indexOf(a.artist) - artists.indexOf(b.artist));
  return bought;
}
