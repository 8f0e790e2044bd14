import { useState } from 'preact/hooks';
import { useGamesOnOffer } from '../games/on_offer';
import { companyOf, levelsOf, usualLevel } from '../kit/levels';
import { Dialog } from '../shell/dialog';
import { NameField } from '../shell/fields';
import { playOn } from '../shell/home';
import { planArrival } from '../shell/my_tables';
import { go } from '../shell/router';
import type { SeatFace } from '../shell/seats';
import { settings } from '../shell/settings';
import type { Moment } from '../story/reel';
import type { Phrasebook } from '../texts/format';

interface PlayOnProps {
  table: string;
  game: string;
  moment: Moment;
  faces: readonly SeatFace[];
  me: number | null; // whose eyes
  acting: number | null;
  over: boolean;
  say: Phrasebook;
}

// A table of one's own that begins at this moment, bots in the other seats.
export function PlayOn({ over, say, ...rest }: PlayOnProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button play-on" disabled={over} onClick={() => setOpen(true)}>
        {say.say('on.from_here')}
      </button>
      {open && <PlayOnForm {...rest} say={say} close={() => setOpen(false)} />}
    </>
  );
}

function PlayOnForm({
  table,
  game,
  moment,
  faces,
  me,
  acting,
  say,
  close,
}: Omit<PlayOnProps, 'over'> & { close: () => void }) {
  const offered = useGamesOnOffer()?.find(({ id }) => id === game);
  const [seat, setSeat] = useState(me ?? acting ?? 0);
  const [level, setLevel] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const bot = level ?? (offered && usualLevel(offered)) ?? '';
  const begin = async (submit: Event) => {
    submit.preventDefault();
    if (!offered) return;
    const [number = 0, step = 0] = moment.name.split('.').map(Number);
    const opened = await playOn({ table, number, step });
    if (opened === null) return setRefused(true);
    const company = companyOf(offered, bot, faces.length - 1, [settings.value.name]);
    const others = faces.filter((face) => face.seat !== seat).map((face, i) => [face.seat, company[i]!] as const);
    planArrival(opened, { seat, bots: Object.fromEntries(others), start: true });
    go(`/t/${opened}`);
  };
  return (
    <Dialog title={say.say('on.title')} close={close}>
      <form class="set-up" onSubmit={begin}>
        <p>{say.say('on.how')}</p>
        <NameField />
        <label class="choice">
          <span class="legend">{say.say('on.seat')}</span>
          <select class="field" value={seat} onChange={(change) => setSeat(Number(change.currentTarget.value))}>
            {faces.map((face) => (
              <option key={face.seat} value={face.seat}>
                {face.name}
              </option>
            ))}
          </select>
        </label>
        {faces.length > 1 && (
          <label class="choice">
            <span class="legend">{say.say('lobby.quick_level')}</span>
            <select class="field" value={bot} onChange={(change) => setLevel(change.currentTarget.value)}>
              {(offered ? levelsOf(offered, []) : []).map((each) => (
                <option key={each.level} value={each.level}>
                  {say.say(`bot.${each.level}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {refused && (
          <p class="refusal" role="alert">
            {say.say('refusal.no_moment')}
          </p>
        )}
        <button type="submit" class="button primary wide" disabled={!offered}>
          {say.say('on.begin')}
        </button>
      </form>
    </Dialog>
  );
}
