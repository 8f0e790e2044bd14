import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../games';
import { LearnButton, LearnChapters } from '../intro/learn';
import { Link } from '../shell/router';
import { settings } from '../shell/settings';
import { useStore } from '../shell/store';
import { useWords } from '../shell/words';

// The rules in our own words, written as Markdown beside the game and turned into HTML when the page was built.
export function HelpPage({ game }: { game: string }) {
  const words = useWords();
  const { language } = useStore(settings);
  const client = useGame(game);
  const [html, setHtml] = useState('');
  useEffect(() => {
    client?.help[language]().then((page) => setHtml(page.default));
  }, [client, language]);
  const title = client ? String(client.texts[language].title) : '';
  useEffect(() => {
    document.title = title ? words.say('help.page_title', { game: title }) : 'Atelier';
  }, [title, words]);
  return (
    <main id="main" class="page help">
      <p class="crumbs">
        <Link to="/">{words.say('lobby.short')}</Link>
        <LearnButton game={game} look="button small" />
      </p>
      {client && <LearnChapters game={game} catalogue={client.texts[language]} />}
      {/* Our own build made this HTML from our own files; nothing a visitor wrote is in it. */}
      <article class="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  );
}
