import type { Components, Event, Options, View } from '../../generated/final-touch';
import type { Scene } from '../game';
import { Easel } from './easel';
import { Gallery } from './gallery';
import { NextUp, Piles } from './next';
import { Painters } from './painters';

export type FinalTouchScene = Scene<View, Event, Components, Options>;

export function Stage(scene: FinalTouchScene) {
  const { shown, seats, me, say, event } = scene;
  return (
    <div class="ft">
      <Painters view={shown} seats={seats} me={me} say={say} />
      <div class="ft-middle">
        <Easel view={shown} event={event} say={say} />
        <div class="ft-side">
          <NextUp view={shown} say={say} />
          <Piles view={shown} say={say} />
        </div>
      </div>
      <Gallery view={shown} seats={seats} say={say} />
    </div>
  );
}
