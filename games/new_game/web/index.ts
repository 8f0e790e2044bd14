import type { Components, Event, Options, View } from '../../generated/new-game';
import { gameClient } from '../../kit/game';
import { Desk, Stage, Standing } from './board';
import './style.css';

export default gameClient<View, Event, Components, Options>({
  Stage,
  Desk,
  Standing,
  prompt: (view, say) => {
    if (view.offer) return say.say('prompt.choose');
    return view.turn === null ? say.say('prompt.over') : say.say('prompt.waiting', { seat: view.turn });
  },
  acting: (view) => view.turn,
  ending: (_view, ranks, say) =>
    say.say('event.revealed', { winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) }),
  pace: () => 250,
  travels: () => [],
  logged: (event) => ('seat' in event ? { kind: 'line', seat: event.seat } : { kind: 'round' }),
});
