import { useEffect, useRef } from 'preact/hooks';
import type { AnyGameClient } from '../kit/game';
import { settings } from '../shell/settings';
import { useStore } from '../shell/store';
import type { Voice } from './voices';

// Fetched when somebody has switched them on.
async function sounds(voice: Voice): Promise<void> {
  if (settings.value.sounds) (await import('./voices')).sound(voice);
}

// What is told now sounds like its movement; that it is one's turn, and that the game is over, have voices of their own.
export function useSounds(client: AnyGameClient, event: unknown, myTurn: boolean, over: boolean): void {
  const { sounds: on } = useStore(settings);
  const was = useRef({ myTurn, over });
  useEffect(() => {
    if (!on || event === null) return;
    const [travel] = client.travels(event);
    const voice = client.sound?.(event) ?? (travel && (travel.motion ?? 'fly'));
    if (voice) void sounds(voice);
  }, [on, client, event]);
  useEffect(() => {
    if (over && !was.current.over) void sounds('end');
    else if (myTurn && !was.current.myTurn) void sounds('turn');
    was.current = { myTurn, over };
  }, [myTurn, over]);
}
