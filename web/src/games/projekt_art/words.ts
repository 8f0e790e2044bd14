import type { Components, View } from '../../generated/projekt-art';
import type { Phrasebook } from '../../texts/format';
import { awaited, ofMine, sheetOf } from './count';

// Nobody has a turn: each page counts its own reader as the one who acts, while anything is asked of him.
export function acting(view: View): number | null {
  if (view.offer && view.you !== null && !ofMine(view)?.ready) return view.you;
  const seats = awaited(view);
  return seats.length === 1 ? seats[0]! : null;
}

export function prompt(view: View, say: Phrasebook): string {
  if (view.phase === 'over') return say.say('prompt.over');
  if (!view.offer) return waiting(view, say);
  return ofMine(view)?.ready ? still(view, say) : asked(view, say);
}

// Whoever is ready, or lets the others go first, may still act until the phase closes.
function still(view: View, say: Phrasebook): string {
  const seats = awaited(view);
  if (view.phase === 'mission' || view.phase === 'stalled') return waiting(view, say);
  return say.say('prompt.ready_still', { seats });
}

function asked(view: View, say: Phrasebook): string {
  const offer = view.offer!;
  switch (view.phase) {
    case 'healing':
    case 'paying': {
      if (offer.suffer.length === 0) return say.say(`prompt.${view.phase}`, { owed: view.owed });
      const seats = awaited(view);
      return seats.includes(view.you!) ? say.say('prompt.suffering') : say.say('prompt.suffering_mate', { seats });
    }
    case 'mission':
      if (view.players.length === 1) return say.say('prompt.mission_alone', { left: ofMine(view)!.to_play });
      return say.say('prompt.mission');
    case 'moving':
      if (!offer.ready) return say.say('prompt.must_leave');
      return say.say(offer.recruit ? 'prompt.moving_between' : 'prompt.moving');
    case 'fighting':
      if (!offer.fight) return say.say(offer.recruit ? 'prompt.closing' : 'prompt.no_fight');
      return say.say(offer.recruit ? 'prompt.fighting_between' : 'prompt.fighting');
    case 'struggling':
      return say.say(offer.accept ? 'prompt.struggling' : 'prompt.struggling_mate');
    case 'closing':
      if (offer.give.length > 0) return say.say('prompt.trading');
      return say.say(offer.recruit ? 'prompt.closing' : 'prompt.closing_idle');
    default:
      return say.say(`prompt.${view.phase}`);
  }
}

function waiting(view: View, say: Phrasebook): string {
  if (view.phase === 'rolling') return say.say('prompt.rolling');
  const seats = awaited(view);
  if (seats.length === 0) return say.say(`phase.${view.phase}`);
  const me = ofMine(view);
  if (!me) return say.say('prompt.waiting', { seats });
  switch (view.phase) {
    case 'mission':
    case 'stalled':
      return say.say(me.played > 0 ? 'prompt.played_wait' : 'prompt.you_wait', { seats });
    case 'moving':
    case 'fighting':
    case 'closing':
      return say.say('prompt.ready', { seats });
    case 'drawing':
      return say.say('prompt.drawn', { seats });
    case 'struggling':
      return say.say('prompt.fight_of', { seats });
    default:
      return say.say('prompt.waiting', { seats });
  }
}

// Why it ended, and how far the team came.
export function ending(view: View, _ranks: readonly number[], say: Phrasebook, components: Components): string {
  const sheet = sheetOf(view, components);
  const lost = new Set(view.places.flatMap((place) => (place.lost ? [place.site] : [])));
  const ousted = view.outcome === 'trapped';
  const who = view.players.findIndex((player) => (ousted ? lost.has(player.site) : player.health <= 0));
  const wanted = sheet.track.slice(view.collected).map((space) => space.art);
  const site = sheet.places.find((place) => lost.has(place.site) && wanted.includes(place.art))?.site ?? null;
  const why = say.say(`end.${view.outcome}`, { who: Math.max(who, 0), site });
  if (view.outcome === 'won') return why;
  return `${why}. ${say.say('end.of', { collected: view.collected, spaces: sheet.track.length })}`;
}
