import { useEffect, useState } from 'preact/hooks';
import { type GameOnOffer, useGamesOnOffer } from '../games/on_offer';
import { NameField } from '../shell/fields';
import { connection } from '../shell/home';
import { useWords } from '../shell/words';
import { GameCard } from './card';
import { SetUp } from './set_up';
import { MyTables, OpenTables } from './tables';

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
  return (
    <main id="main" class="page lobby">
      <div class="hero">
        <h1 tabIndex={-1}>{words.say('lobby.title')}</h1>
        <p class="lead">{words.say('lobby.lead')}</p>
        <NameField />
      </div>
      <section aria-labelledby="games">
        <h2 id="games" class="section-title">
          {words.say('lobby.games')}
        </h2>
        {games === null && <p class="quiet">{words.say('lobby.loading')}</p>}
        <ul class="cards">
          {games?.map((game) => (
            <GameCard key={game.id} game={game} setUp={() => setSettingUp(game)} />
          ))}
        </ul>
      </section>
      <MyTables />
      <OpenTables />
      {settingUp && <SetUp game={settingUp} close={() => setSettingUp(null)} />}
    </main>
  );
}
