import { useState } from 'preact/hooks';
import type { AnyGameClient, Signal } from '../kit/game';
import { Dialog } from '../shell/dialog';
import { Finger } from '../shell/icons';
import type { Phrasebook } from '../texts/format';
import type { Chair } from './sitting';
import { signalDraft } from './talk';

// A signal whose things are still being chosen; without a signal the player only points.
interface Draft {
  signal: Signal | null;
  chosen: readonly string[];
}

// Giving a signal: at once, or after its things were chosen on the board one by one.
export function useSignals(chair: Chair, client: AnyGameClient, say: Phrasebook, showBoard: () => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const cancel = () => setDraft(null);
  const give = (signal: Signal) => {
    showBoard();
    if (signal.about.length === 0) chair.signal(signal.name, []);
    else setDraft({ signal, chosen: [] });
  };
  const askPoint = () => {
    showBoard();
    setDraft({ signal: null, chosen: [] });
  };
  const choose = (thing: string) => {
    if (!draft) return;
    const chosen = [...draft.chosen, thing];
    if (draft.signal && chosen.length < draft.signal.about.length) return setDraft({ ...draft, chosen });
    setDraft(null);
    if (draft.signal) chair.signal(draft.signal.name, chosen);
    else chair.point(thing);
  };
  const choosing = draft && {
    words: draft.signal ? signalDraft(draft.signal.name, draft.chosen, client, say) : say.say('talk.point'),
    kind: draft.signal?.about[draft.chosen.length] ?? null,
    choose,
    cancel,
  };
  return { choosing, give, askPoint };
}

interface SignalSheetProps {
  client: AnyGameClient;
  say: Phrasebook;
  give: (signal: Signal) => void;
  askPoint: () => void;
  close: () => void;
}

// Everything the game has ready to be said, as on a card beside the board.
export function SignalSheet({ client, say, give, askPoint, close }: SignalSheetProps) {
  return (
    <Dialog title={say.say('talk.signals')} look="signal-sheet" close={close}>
      <ul class="signals">
        {client.signals?.map((signal) => (
          <li key={signal.name}>
            <button type="button" data-signal={signal.name} onClick={() => give(signal)}>
              {signalDraft(signal.name, [], client, say)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={askPoint}>
            <Finger /> {say.say('talk.point')}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
