import type { Components, Event, Options, View } from '../../generated/fresco';
import type { Scene } from '../../kit/game';
import { Cathedral } from './cathedral';
import { usePage } from './choices';
import { pageOf, type Stop, stopOf } from './count';
import { Day } from './day';
import { Hostel } from './hostel';
import { Market } from './market';
import { useShowPlace } from './place';
import { Plans } from './plans';
import { Studio } from './studio';
import { Theatre } from './theatre';
import { ScoreTrack } from './track';
import { Workshop } from './workshop';

export type FrescoScene = Scene<View, Event, Components, Options>;

// The board: the day above it, then all its places; on a small screen one place at a time, the one where the table is, until
// the reader turns to another.
export function Stage(scene: FrescoScene) {
  const { view } = scene;
  const [byHand, turnTo] = usePage(view);
  const here = stopOf(view);
  const page = byHand ?? openPage(here, view.last_round);
  useShowPlace(page, byHand !== null);
  return (
    <div class="fr">
      <Day {...scene} page={page} turnTo={turnTo} />
      <ScoreTrack {...scene} />
      <div class="fr-board">
        <Cathedral {...scene} open={page === 'cathedral'} />
        <Market {...scene} open={page === 'market'} />
        <Hostel {...scene} open={page === 'hostel'} />
        <Theatre {...scene} open={page === 'theatre'} />
        <Workshop {...scene} open={page === 'workshop'} />
        <Studio {...scene} open={page === 'studio'} />
        <Plans {...scene} open={page === 'plan'} />
      </div>
    </div>
  );
}

// Between days one looks at the fresco; while planning, at what the market has.
function openPage(here: Stop | null, lastRound: boolean): Stop {
  if (here === null) return 'cathedral';
  return here === 'plan' ? 'market' : pageOf(here, lastRound);
}
