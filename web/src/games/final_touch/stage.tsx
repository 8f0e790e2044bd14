import type { Components, Event, Options, View } from '../../generated/final-touch';
import type { Scene } from '../../kit/game';
import { Easel } from './easel';
import { Gallery } from './gallery';
import { NextUp, Piles } from './next';
import { Painters } from './painters';

export type FinalTouchScene = Scene<View, Event, Components, Options>;

export function Stage(scene: FinalTouchScene) {
  const { view, seats, me, say } = scene;
  return (
    <div class="ft">
      <Painters view={view} seats={seats} me={me} say={say} />
      <div class="ft-middle">
        <Easel {...scene} />
        <div class="ft-side">
          <NextUp view={view} say={say} />
          <Piles view={view} say={say} />
        </div>
      </div>
      <Gallery {...scene} />
    </div>
  );
}
