import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { knownGames } from '../games';
import { type GameOnOffer, useGamesOnOffer } from '../games/on_offer';
import { broughtPlace } from '../shell/brought';
import { connection } from '../shell/home';
import { Link } from '../shell/router';
import { useWords } from '../shell/words';
import { GameCard } from './card';
import { FinishedTables, OpenTables, RunningTables } from './tables';

const SetUp = lazy(async () => ({ default: (await import('../games/set_up')).SetUp }));

export function LobbyPage() {
  const words = useWords();
  const games = useGamesOnOffer();
  const [settingUp, setSettingUp] = useState<GameOnOffer | null>(null);
  useEffect(() => {
    connection.list();
    return () => connection.leave();
  }, []);
  useEffect(() => {
    document.title = 'Atelier';
  }, []);
  // The cards stand before the server has said which games it has: it nearly always has all of them.
  const shown = knownGames.filter((id) => games === null || games.some((game) => game.id === id));
  return (
    <main id="main" class="page lobby">
      <div class="hero">
        <h1 tabIndex={-1}>{words.say('lobby.title')}</h1>
        <p class="lead">{words.say('lobby.lead')}</p>
      </div>
      <RunningTables />
      <section aria-labelledby="games">
        <h2 id="games" class="unseen">
          {words.say('lobby.games')}
        </h2>
        <ul class="cards">
          {shown.map((id) => {
            const game = games?.find((each) => each.id === id) ?? null;
            return <GameCard key={id} id={id} game={game} setUp={() => setSettingUp(game)} />;
          })}
        </ul>
      </section>
      <OpenTables />
      <FinishedTables />
      <p class="lobby-more">
        <Link to={`/replay/${broughtPlace}`}>{words.say('bring.another')}</Link>
      </p>
      <Suspense fallback={null}>{settingUp && <SetUp game={settingUp} close={() => setSettingUp(null)} />}</Suspense>
    </main>
  );
}
