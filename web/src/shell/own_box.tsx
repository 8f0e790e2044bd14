import { BoxMark } from './icons';
import { Link } from './router';
import { useWords } from './words';

// Says of a table or a finished game that it is not played with the program's own box, and leads to the one it is.
export function OwnBox({ game, box }: { game: string; box: string }) {
  const words = useWords();
  return (
    <Link to={`/box/${game}/${box}`} class="own-box" label={words.say('own_box.named', { box: box.slice(0, 8) })}>
      <BoxMark />
      <span>{words.say('own_box')}</span>
    </Link>
  );
}
