import { createPortal } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../games';
import { boardOf } from '../games/boards';
import { frontOf } from '../games/fronts';
import { LearnButton, LearnChapters } from '../intro/learn';
import type { Figure } from '../kit/figure';
import { Link } from '../shell/router';
import { settings } from '../shell/settings';
import { useStore } from '../shell/store';
import { useWords } from '../shell/words';
import { type Help, loadFigures, loadHelp } from './pages';
import './style.css';

// The rules in our own words, written as Markdown beside the game and turned into HTML when the page was built.
export function HelpPage({ game }: { game: string }) {
  const words = useWords();
  const { language } = useStore(settings);
  const texts = useTexts(game);
  const [help, setHelp] = useState<Help | null>(null);
  useEffect(() => {
    loadHelp(game, language).then(setHelp);
  }, [game, language]);
  const title = String(frontOf(game, language).title ?? '');
  useEffect(() => {
    document.title = title ? words.say('help.page_title', { game: title }) : 'Atelier';
  }, [title, words]);
  const board = boardOf(game);
  const other = frontOf(game, language === 'pl' ? 'en' : 'pl').title;
  return (
    <main id="main" class="page help">
      <p class="crumbs">
        <Link to="/">{words.say('lobby.short')}</Link>
        <Link to={`/box/${game}`}>{words.say('own_box.help')}</Link>
        <LearnButton game={game} look="button small" />
      </p>
      {texts && <LearnChapters game={game} catalogue={texts} />}
      <div class="help-head">
        <h1 tabIndex={-1}>{title}</h1>
        {other && other !== title && <p class="quiet">{words.say('help.also', { title: other })}</p>}
      </div>
      {help && <Contents help={help} />}
      <article class="prose">
        {board && (
          <figure class="board-picture">
            <img src={board} width={960} height={600} alt="" loading="lazy" />
            <figcaption>{words.say('help.board')}</figcaption>
          </figure>
        )}
        {help && <Rules game={game} help={help} texts={texts} />}
      </article>
    </main>
  );
}

function Contents({ help }: { help: Help }) {
  const words = useWords();
  return (
    <nav class="contents" aria-label={words.say('help.contents')}>
      <details open={matchMedia('(min-width: 1100px)').matches}>
        <summary>{words.say('help.contents')}</summary>
        <ol>
          {help.contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

interface RulesProps {
  game: string;
  help: Help;
  texts: ReturnType<typeof useTexts>;
}

// The text as it was built, and in its empty frames the pictures, which the game's own code draws.
function Rules({ game, help, texts }: RulesProps) {
  const words = useWords();
  const text = useRef<HTMLDivElement>(null);
  const [figures, setFigures] = useState<Record<string, Figure>>({});
  const [frames, setFrames] = useState<HTMLElement[]>([]);
  useEffect(() => {
    loadFigures(game).then(setFigures);
  }, [game]);
  useEffect(() => {
    setFrames([...text.current!.querySelectorAll<HTMLElement>('[data-figure]')]);
    // An address may name a heading, which stands here only now.
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [help]);
  const say = texts ? words.among(String, [texts]) : words;
  return (
    <>
      {/* Our own build made this HTML from our own files; nothing a visitor wrote is in it. */}
      <div ref={text} dangerouslySetInnerHTML={{ __html: help.html }} />
      {texts &&
        frames.map((frame) => {
          const Picture = figures[frame.dataset.figure ?? ''];
          return Picture && createPortal(<Picture say={say} />, frame);
        })}
    </>
  );
}
