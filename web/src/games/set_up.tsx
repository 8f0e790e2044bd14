import { useEffect, useState } from 'preact/hooks';
import type { Refused } from '../generated/protocol';
import { Dialog } from '../shell/dialog';
import { NameField, Toggle } from '../shell/fields';
import { connection, openTable } from '../shell/home';
import { planArrival } from '../shell/my_tables';
import { refusalWords } from '../shell/refusal';
import { go, Link } from '../shell/router';
import { useWords } from '../shell/words';
import { type Chosen, defaultsOf, unfitValues, withSeats } from './chosen';
import { useTexts } from './index';
import type { GameOnOffer } from './on_offer';
import { OptionField } from './options';

interface SetUpProps {
  game: GameOnOffer;
  box?: string | null; // the hash of another box than the program's own
  close: () => void;
  from?: Chosen; // of the game before this one
  opened?: (table: string, chosen: Chosen) => void; // what to do there; otherwise one sits down and waits
}

export function SetUp({ game, box = null, close, from, opened }: SetUpProps) {
  const words = useWords();
  const texts = useTexts(game.id);
  const [chosen, setChosen] = useState<Chosen>(() => ({ ...defaultsOf(game.options), ...from }));
  const [dropped, setDropped] = useState<string[]>([]);
  const [listed, setListed] = useState(!from);
  const [hints, setHints] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(
    () =>
      connection.listen((reply) => {
        if (reply.type === 'refused' && reply.request === 'open_table') setRefused(reply);
      }),
    [],
  );
  if (!texts) return null;
  const say = words.among(String, [texts]);

  const choose = (name: string, value: Chosen[string]) => {
    if (name !== 'seats') return setChosen({ ...chosen, [name]: value });
    const next = withSeats(chosen, Number(value), game);
    setChosen(next.chosen);
    setDropped(next.dropped);
  };

  const open = async (submit: Event) => {
    submit.preventDefault();
    setRefused(null);
    const table = await openTable(game.id, chosen, { listed, hints, box });
    if (table === null) return;
    if (opened) return opened(table, chosen);
    planArrival(table, { seat: 0, bots: {}, start: false });
    go(`/t/${table}`);
  };

  return (
    <Dialog title={words.say('set_up.title', { game: say.say('title') })} close={close}>
      <form class="set-up" onSubmit={open}>
        <NameField />
        {game.options.map((option) => {
          const unfit = unfitValues(game.unfit, option.name, chosen.seats);
          const value = chosen[option.name] ?? option.default;
          const told = unfit.length > 0 && option.kind === 'bool';
          return (
            <div key={option.name}>
              <OptionField {...{ option, value, unfit, say }} choose={(each) => choose(option.name, each)} />
              {told && <p class="unfit">{words.say('set_up.unfit', { count: Number(chosen.seats) })}</p>}
            </div>
          );
        })}
        <p class="unfit" role="status">
          {dropped.length > 0 &&
            words.say('set_up.dropped', { options: dropped.map((name) => say.say(`option.${name}`)).join(', ') })}
        </p>
        <Toggle
          label={words.say('set_up.listed')}
          hint={words.say('set_up.listed.hint')}
          on={listed}
          turn={setListed}
        />
        <Toggle label={words.say('set_up.hints')} hint={words.say('set_up.hints.hint')} on={hints} turn={setHints} />
        {box === null ? (
          <p>
            <Link to={`/box/${game.id}`}>{words.say('own_box.look')}</Link>
          </p>
        ) : (
          <p class="unfit">{words.say('own_box.played', { box: box.slice(0, 8) })}</p>
        )}
        {refused && (
          <p class="refusal" role="alert">
            {refusalWords(refused, say)}
          </p>
        )}
        <button type="submit" class="button primary wide">
          {words.say('set_up.open')}
        </button>
      </form>
    </Dialog>
  );
}
