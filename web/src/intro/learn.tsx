import { useState } from 'preact/hooks';
import { useGamesOnOffer } from '../games/on_offer';
import { openTable } from '../home';
import { defaultsOf } from '../lobby/options';
import { go } from '../router';
import { planArrival } from '../table/sitting';
import { useWords } from '../texts';
import { hasIntro, loadIntro } from './intro';
import { reach } from './lessons';

// Opens a table of one's own with bots around it and the coach beside the desk.
export function LearnButton({ game, look = 'button' }: { game: string; look?: string }) {
  const words = useWords();
  const offer = useGamesOnOffer()?.find((each) => each.id === game);
  const [opening, setOpening] = useState(false);
  if (!offer || !hasIntro(game)) return null;

  const learn = async () => {
    setOpening(true);
    const intro = await loadIntro(game);
    const options = { ...defaultsOf(offer.options), ...intro?.options };
    const table = intro && (await openTable(game, options, false));
    setOpening(false);
    if (!table) return;
    const others = Array.from({ length: Number(options.seats ?? offer.seats[0]) - 1 }, (_, i) => [i + 1, intro.bot]);
    planArrival(table, { seat: 0, bots: Object.fromEntries(others), start: true });
    reach(table, 0);
    go(`/t/${table}`);
  };
  return (
    <button type="button" class={look} disabled={opening} onClick={learn}>
      {words.say('coach.learn')}
    </button>
  );
}
