import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { useGamesOnOffer } from '../games/on_offer';
import { LearnButton } from '../intro/learn';
import { playWithBots } from '../lobby/card';
import { quickFor } from '../lobby/quick';
import { Dialog } from '../shell/dialog';
import { useWords } from '../shell/words';
import { useBox } from './open_box';
import { useKept } from './use_kept';
import type { Desk } from './use_open_box';

const SetUp = lazy(async () => ({ default: (await import('../games/set_up')).SetUp }));

// A table, a game against bots or a first table with the coach, all with this box.
export function PlayWith({ desk, close }: { desk: Desk; close: () => void }) {
  const { say, game } = useBox();
  const words = useWords();
  const offer = useGamesOnOffer()?.find((each) => each.id === game);
  const { hash, refused } = useKept(desk);
  const [settingUp, setSettingUp] = useState(false);
  const [opening, setOpening] = useState(false);
  const own = desk.judged.verdict?.own ?? false;
  const box = own ? hash : null;
  const ready = offer !== undefined && hash !== null && !opening;
  const play = async () => {
    setOpening(true);
    await playWithBots(offer!, quickFor(offer!), box);
    setOpening(false);
  };
  if (settingUp && offer)
    return (
      <Suspense fallback={null}>
        <SetUp game={offer} box={box} close={close} />
      </Suspense>
    );
  return (
    <Dialog title={say.say('box.play')} look="box-dialog" close={close}>
      <p>{say.say(own ? 'box.play.own' : 'box.play.usual')}</p>
      {refused !== null && (
        <p class="refusal" role="alert">
          {refused}
        </p>
      )}
      <div class="box-open-foot">
        <button type="button" class="button primary" disabled={!ready} onClick={play} data-play="now">
          {words.say('lobby.play_now')}
        </button>
        <button type="button" class="button" disabled={!ready} onClick={() => setSettingUp(true)} data-play="table">
          {words.say('lobby.set_up')}
        </button>
        {hash !== null && <LearnButton game={game} box={box} />}
      </div>
    </Dialog>
  );
}
