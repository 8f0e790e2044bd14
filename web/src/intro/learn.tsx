import { useEffect, useState } from 'preact/hooks';
import { defaultsOf } from '../games/chosen';
import { useGamesOnOffer } from '../games/on_offer';
import type { AnyIntro, Chapter } from '../kit/intro';
import { openTable } from '../shell/home';
import { planArrival } from '../shell/my_tables';
import { go } from '../shell/router';
import { useWords } from '../shell/words';
import type { Catalogue } from '../texts/format';
import { hasIntro, loadIntro } from './intro';
import { reach } from './lessons';

// Opens a table of one's own with bots around it and the coach beside the desk.
function useLesson(game: string, box: string | null) {
  const offer = useGamesOnOffer()?.find((each) => each.id === game);
  const [opening, setOpening] = useState(false);
  const learn = async (chapter?: Chapter) => {
    if (!offer) return;
    setOpening(true);
    const intro = await loadIntro(game);
    const options = { ...defaultsOf(offer.options), ...intro?.options, ...chapter?.options };
    const table = intro && (await openTable(game, options, { listed: false, hints: true, box }));
    setOpening(false);
    if (!table) return;
    const others = Array.from({ length: Number(options.seats ?? offer.seats[0]) - 1 }, (_, i) => [i + 1, intro.bot]);
    planArrival(table, { seat: 0, bots: Object.fromEntries(others), start: true });
    reach(table, 0);
    go(`/t/${table}`);
  };
  return { ready: offer !== undefined && !opening, learn };
}

interface LearnButtonProps {
  game: string;
  look?: string;
  box?: string | null; // the hash of another box than the program's own
}

export function LearnButton({ game, look = 'button', box = null }: LearnButtonProps) {
  const words = useWords();
  const { ready, learn } = useLesson(game, box);
  if (!hasIntro(game)) return null;
  return (
    <button type="button" class={look} disabled={!ready} onClick={() => learn()}>
      {words.say('coach.learn')}
    </button>
  );
}

// One button for each part of the game that has a first table of its own.
export function LearnChapters({ game, catalogue }: { game: string; catalogue: Catalogue }) {
  const words = useWords();
  const { ready, learn } = useLesson(game, null);
  const [intro, setIntro] = useState<AnyIntro | null>(null);
  useEffect(() => {
    loadIntro(game).then(setIntro);
  }, [game]);
  const chapters = intro?.chapters ?? [];
  if (chapters.length === 0) return null;
  return (
    <p class="chapters">
      <span>{words.say('coach.chapters')}</span>
      {chapters.map((chapter) => (
        <button key={chapter.name} type="button" class="button small" disabled={!ready} onClick={() => learn(chapter)}>
          {String(catalogue[chapter.name])}
        </button>
      ))}
    </p>
  );
}
