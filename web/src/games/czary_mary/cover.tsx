import { hidden } from './count';
import { Picture } from './pictures';

// The lobby's picture: four stones of others, and between them one's own, of which one sees the back.
export function Cover() {
  return (
    <div class="cm-cover">
      {[3, 1, hidden, 7, 4].map((spell) => (
        <Picture key={spell} spell={spell} />
      ))}
    </div>
  );
}
