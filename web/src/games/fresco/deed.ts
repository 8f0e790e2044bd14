import type { Components, Move, View } from '../../generated/fresco';
import type { Phrasebook } from '../../texts/format';
import { placeKey, places } from './count';

// A move in words that say which one it is.
export function deed(move: object, view: View, say: Phrasebook, components: Components): string | null {
  const made = move as Move;
  switch (made.type) {
    case 'wake_up':
      return say.say('action.wake_up', { clock: components.hostel[made.hour]!.hour });
    case 'plan':
      return say.say('deed.plan', { places: planned(made, view.last_round, say) });
    case 'buy':
      return say.say('deed.stall', { stall: made.stall, paints: waresAt(view, made, components) });
    case 'step_bishop':
    case 'send_bishop':
      return say.say('deed.bishop', spot(view, made.segment));
    case 'restore': {
      const points = view.offer?.restores.find(({ segment }) => segment === made.segment)?.points;
      return say.say('deed.restore', { ...spot(view, made.segment), points });
    }
    case 'restore_altar': {
      const points = view.offer?.altars.find(({ paints }) => paints.join() === made.paints.join())?.points;
      return say.say('action.restore_altar', { paints: made.paints, points });
    }
    case 'fulfil': {
      const points = view.offer?.requests.find(({ request }) => request === made.request)?.points;
      return say.say('action.fulfil', { request: made.request, points });
    }
    case 'land':
      return say.say(`action.land_${made.ahead ? 'ahead' : 'behind'}`, {
        space: view.offer?.land?.[made.ahead ? 'ahead' : 'behind'],
      });
    case 'take_portrait':
      return say.say('action.take_portrait', { sitter: components.portraits[view.portraits[made.slot]!]?.sitter });
    default:
      return null;
  }
}

type Plan = Extract<Move, { type: 'plan' }>;

function planned(plan: Plan, lastRound: boolean, say: Phrasebook): string[] {
  return places
    .filter((place) => plan[place] > 0)
    .map((place) => say.say('deed.at_place', { place: say.say(placeKey(place, lastRound)), count: plan[place] }));
}

const waresAt = (view: View, { stall, slot }: { stall: number; slot: number }, components: Components): unknown =>
  components.market[view.stalls[stall]![slot]!]?.paints;

function spot(view: View, segment: number): { row: number; column: number } {
  const side = Math.round(Math.sqrt(view.fresco.length));
  return { row: Math.floor(segment / side) + 1, column: (segment % side) + 1 };
}
