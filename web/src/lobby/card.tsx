import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../games';
import { defaultsOf } from '../games/chosen';
import { coverOf } from '../games/covers';
import { frontOf } from '../games/fronts';
import { type GameOnOffer, gamesOnOffer } from '../games/on_offer';
import { LearnButton } from '../intro/learn';
import { companyOf, levelsOf } from '../kit/levels';
import { openTable } from '../shell/home';
import { planArrival } from '../shell/my_tables';
import { go, Link } from '../shell/router';
import { settings } from '../shell/settings';
import { useWords } from '../shell/words';
import type { Phrasebook } from '../texts/format';
import { keepQuick, type Quick, quickFor } from './quick';

interface GameCardProps {
  id: string;
  game: GameOnOffer | null; // null: on its way; the card stands already
  setUp: () => void;
}

export function GameCard({ id, game, setUp }: GameCardProps) {
  const words = useWords();
  const say = words.among(String, [frontOf(id, words.language)]);
  const [quick, setQuick] = useState<Quick | null>(null);
  const [opening, setOpening] = useState(false);
  useEffect(() => setQuick(game && quickFor(game)), [game]);
  const choose = (chosen: Quick) => {
    setQuick(chosen);
    keepQuick(id, chosen);
  };
  const play = async () => {
    setOpening(true);
    const offered = game ?? (await gamesOnOffer()).find((each) => each.id === id);
    if (offered) await playWithBots(offered, quick ?? quickFor(offered));
    setOpening(false);
  };
  // Whoever comes near is likely to play: the board comes along meanwhile.
  const fetchAhead = () => {
    void loadGame(id, words.language);
    void import('../table/page');
  };
  return (
    <li class="card sheet" data-game={id} onPointerEnter={fetchAhead} onFocusIn={fetchAhead}>
      <img class="card-cover" src={coverOf(id)} width={512} height={269} alt="" decoding="async" />
      <div class="card-text">
        <h3>{say.say('title')}</h3>
        <p class="card-tagline">{say.say('tagline')}</p>
        <p class="card-facts">
          <span>{say.say('players')}</span> <span>{say.say('minutes')}</span> <span>{say.say('weight')}</span>
        </p>
      </div>
      <QuickChoice game={game} quick={quick} choose={choose} say={say} />
      <div class="card-buttons">
        <button type="button" class="button primary" disabled={opening} onClick={play}>
          <span class="where-wide">{words.say('lobby.play_now')}</span>
          <span class="where-narrow">{words.say('lobby.play')}</span>
        </button>
        <button type="button" class="button" disabled={!game} onClick={setUp}>
          {words.say('lobby.set_up')}
        </button>
        <LearnButton game={id} look="button small plain" />
        <Link to={`/help/${id}`} class="button small plain">
          {words.say('lobby.rules')}
        </Link>
      </div>
    </li>
  );
}

// From the start page into a game in one press: me, and bots on the other seats.
export async function playWithBots(game: GameOnOffer, { seats, bot }: Quick, box: string | null = null): Promise<void> {
  const table = await openTable(game.id, { ...defaultsOf(game.options), seats }, { listed: false, hints: true, box });
  if (table === null) return;
  const others = companyOf(game, bot, seats - 1, [settings.value.name]).map((name, i) => [i + 1, name] as const);
  planArrival(table, { seat: 0, bots: Object.fromEntries(others), start: true });
  go(`/t/${table}`);
}

interface QuickChoiceProps {
  game: GameOnOffer | null;
  quick: Quick | null;
  choose: (quick: Quick) => void;
  say: Phrasebook;
}

function QuickChoice({ game, quick, choose, say }: QuickChoiceProps) {
  const [least, most] = game?.seats ?? [0, -1];
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <div class="card-quick">
      <select
        class="field"
        aria-label={say.say('lobby.quick_players')}
        disabled={!quick}
        value={quick?.seats}
        onChange={(change) => quick && choose({ ...quick, seats: Number(change.currentTarget.value) })}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {say.say('lobby.count', { count })}
          </option>
        ))}
      </select>
      <select
        class="field"
        aria-label={say.say('lobby.quick_level')}
        disabled={!quick || quick.seats === 1}
        value={quick?.bot}
        onChange={(change) => quick && choose({ ...quick, bot: change.currentTarget.value })}
      >
        {(game ? levelsOf(game, []) : []).map(({ level }) => (
          <option key={level} value={level}>
            {say.say(`bot.${level}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
