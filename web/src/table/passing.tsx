import { useEffect, useState } from 'preact/hooks';
import type { AnyGameClient, AnyScene } from '../kit/game';
import { settings } from '../shell/settings';
import { useStore } from '../shell/store';

// Never the same, and never at once: how long a page waits says no more of a hand or a purse than how long a person thinks.
const longest = { ask: [4, 8], always: [1, 3] } as const; // seconds, from and to

interface PassingProps {
  client: AnyGameClient;
  scene: AnyScene;
  myTurn: boolean;
}

// Only passing is possible: the page passes by itself after a moment, as its reader has set, unless it is told to wait.
export function Passing({ client, scene, myTurn }: PassingProps) {
  const { passing } = useStore(settings);
  const { view, live, play, say } = scene;
  const [left, setLeft] = useState<number | null>(null); // seconds
  const move = myTurn && live ? (client.onlyPass?.(view) ?? null) : null;
  const counting = move !== null && passing !== 'never';
  useEffect(() => {
    setLeft(null);
    if (!counting) return;
    const [from, to] = longest[passing];
    setLeft(Math.round(from + Math.random() * (to - from)));
  }, [view, counting, passing]);
  useEffect(() => {
    if (left === null) return;
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : null);
      if (left <= 1) play(move);
    }, 1000);
    return () => clearTimeout(timer);
  }, [left]);
  if (left === null) return null;
  return (
    <div class="passing">
      <p>{say.say('table.passing', { seconds: left })}</p>
      <button type="button" class="button small" data-action="wait-for-me" onClick={() => setLeft(null)}>
        {say.say('table.passing.stop')}
      </button>
    </div>
  );
}
