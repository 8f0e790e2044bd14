import { useState } from 'preact/hooks';
import { useGame } from '../games';
import type { GameOnOffer } from '../games/on_offer';
import { defaultsOf } from '../games/options';
import { LearnButton } from '../intro/learn';
import { usualCompany } from '../kit/levels';
import { openTable } from '../shell/home';
import { planArrival } from '../shell/my_tables';
import { go, Link } from '../shell/router';
import { useWords } from '../shell/words';

export function GameCard({ game, setUp }: { game: GameOnOffer; setUp: () => void }) {
  const words = useWords();
  const client = useGame(game.id);
  const [opening, setOpening] = useState(false);
  if (!client) return <li class="card sheet" aria-hidden="true" />;
  const say = words.among(String, [client.texts[words.language]]);

  // From the lobby into a game in one press: me, and bots on the other seats.
  const playNow = async () => {
    setOpening(true);
    const options = defaultsOf(game.options);
    const seats = Number(options.seats ?? game.seats[0]);
    const company = usualCompany(game, seats - 1);
    const table = await openTable(game.id, options, false);
    setOpening(false);
    if (table === null) return;
    if (company.length > 0)
      planArrival(table, { seat: 0, bots: Object.fromEntries(company.map((bot, i) => [i + 1, bot])), start: true });
    go(`/t/${table}`);
  };

  return (
    <li class="card sheet" data-game={game.id}>
      <div class="card-cover" aria-hidden="true">
        <client.Cover />
      </div>
      <div class="card-text">
        <h3>{say.say('title')}</h3>
        <p class="card-tagline">{say.say('tagline')}</p>
        <p class="card-facts">
          {say.say('players')} · {say.say('minutes')}
        </p>
        <div class="card-buttons">
          <button type="button" class="button primary" disabled={opening} onClick={playNow}>
            {words.say('lobby.play_now')}
          </button>
          <button type="button" class="button" onClick={setUp}>
            {words.say('lobby.set_up')}
          </button>
          <LearnButton game={game.id} />
          <Link to={`/help/${game.id}`} class="button plain">
            {words.say('lobby.rules')}
          </Link>
        </div>
      </div>
    </li>
  );
}
