import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyGameClient } from '../kit/game';
import { longest } from '../kit/motion';
import { prefersStillness, settings, tempo } from '../shell/settings';
import { Showing, type Shown } from './showing';
import type { Step } from './sitting';
import { arrive, type Departure, depart, lag, land } from './travel';

// Each flight begins when its event has its turn.
export function departures(client: AnyGameClient, { events }: Step, duration: number): Departure[] {
  const whole = events.reduce<number>((sum, event) => sum + client.pace(event), 0);
  const scale = whole > 0 ? duration / whole : 0;
  let wait = 0;
  return events.flatMap((event) => {
    const began = wait;
    const share = client.pace(event) * scale;
    wait += share;
    // Cards dealt in a quick row fly longer than their turn, or they would not be seen to fly.
    const flight = Math.min(Math.max(share, Math.min(shortestFlight, duration)), longestFlight * Math.max(1, scale));
    return client.travels(event).map((travel) => depart(travel, began, flight));
  });
}

const shortestFlight = 180;
const longestFlight = longest / lag;

interface Live {
  client: AnyGameClient;
  steps: readonly Step[];
  me: number | null;
  fromStart: boolean;
}

interface Sight extends Shown {
  step: Step;
  live: boolean; // the table as it is now
  settled: boolean; // and everything about it has been told
  jump: () => void;
}

export function useShowing({ client, steps, me, fromStart }: Live): Sight {
  const [, redraw] = useState({});
  const flights = useRef<Departure[]>([]);
  const drawn = useRef(false);
  const showing = useRef<Showing | null>(null);
  showing.current ??= new Showing(steps, fromStart, {
    pace: (event) => client.pace(event),
    asked: (view) => me !== null && client.acting(view) === me,
    tempo: () => tempo[settings.value.speed],
    begins: (step, duration) => {
      flights.current = departures(client, step, duration);
    },
    hurried: land,
    redraw: () => drawn.current && redraw({}),
  });
  const current = showing.current;
  useLayoutEffect(() => {
    for (const departure of flights.current.splice(0)) arrive(departure, prefersStillness());
  });
  // After the flights above: what is learned now departs from the page as it is, and arrives with the next drawing.
  useLayoutEffect(() => {
    drawn.current = true;
    current.learn(steps);
  }, [current, steps]);
  useEffect(() => {
    const hidden = () => document.hidden && current.jump();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      current.stop();
    };
  }, [current]);
  const { at, event } = current.shown;
  const live = at === steps.length - 1;
  return { at, event, step: steps[at]!, live, settled: live && event === null, jump: () => current.jump() };
}
