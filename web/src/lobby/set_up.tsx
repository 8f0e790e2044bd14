import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../games';
import type { GameOnOffer } from '../games/on_offer';
import { type Chosen, defaultsOf, OptionField } from '../games/options';
import type { Refused } from '../generated/protocol';
import { Dialog } from '../shell/dialog';
import { Toggle } from '../shell/fields';
import { connection, openTable } from '../shell/home';
import { planArrival } from '../shell/my_tables';
import { refusalWords } from '../shell/refusal';
import { go } from '../shell/router';
import { useWords } from '../shell/words';

export function SetUp({ game, close }: { game: GameOnOffer; close: () => void }) {
  const words = useWords();
  const client = useGame(game.id);
  const [chosen, setChosen] = useState<Chosen>(() => defaultsOf(game.options));
  const [listed, setListed] = useState(true);
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(
    () =>
      connection.listen((reply) => {
        if (reply.type === 'refused' && reply.request === 'open_table') setRefused(reply);
      }),
    [],
  );
  if (!client) return null;
  const say = words.among(String, [client.texts[words.language]]);

  const open = async (submit: Event) => {
    submit.preventDefault();
    setRefused(null);
    const table = await openTable(game.id, chosen, listed);
    if (table === null) return;
    planArrival(table, { seat: 0, bots: {}, start: false });
    go(`/t/${table}`);
  };

  return (
    <Dialog title={words.say('set_up.title', { game: say.say('title') })} close={close}>
      <form class="set-up" onSubmit={open}>
        {game.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            value={chosen[option.name] ?? option.default}
            say={say}
            choose={(value) => setChosen({ ...chosen, [option.name]: value })}
          />
        ))}
        <Toggle
          label={words.say('set_up.listed')}
          hint={words.say('set_up.listed.hint')}
          on={listed}
          turn={setListed}
        />
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
