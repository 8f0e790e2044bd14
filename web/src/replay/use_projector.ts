import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyGameClient } from '../kit/game';
import { prefersStillness } from '../shell/settings';
import { momentNamed, type Reel } from '../story/reel';
import { arrive, type Departure, land } from '../table/travel';
import { departures } from '../table/use_showing';
import { Projector } from './projector';

// A projector for the reel, with the flights of its steps; it begins at the moment of that name.
export function useProjector(client: AnyGameClient, reel: Reel, from: string | null): Projector {
  const [, redraw] = useState({});
  const flights = useRef<Departure[]>([]);
  const projector = useRef<Projector | null>(null);
  projector.current ??= new Projector(reel.moments, momentNamed(reel, from), {
    pace: (event) => client.pace(event),
    begins: (moment, duration) => {
      flights.current = departures(client, moment, duration);
    },
    landed: land,
    redraw: () => redraw({}),
  });
  const current = projector.current;
  useLayoutEffect(() => {
    for (const departure of flights.current.splice(0)) arrive(departure, prefersStillness());
  });
  useEffect(() => current.load(reel.moments), [current, reel]);
  useEffect(() => () => current.stop(), [current]);
  return current;
}
