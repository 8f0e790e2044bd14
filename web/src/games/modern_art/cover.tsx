import { Picture } from './art/picture';
import './cover.css';

// One wall, five hands.
export function Cover() {
  return (
    <div class="ma-cover">
      <Picture artist="sadland" auction="open" copy={0} />
      <Picture artist="nex" auction="sealed" copy={1} />
      <Picture artist="darmoir" auction="once_around" copy={0} />
      <Picture artist="koriko" auction="open" copy={2} />
      <Picture artist="bahut" auction="fixed_price" copy={0} />
    </div>
  );
}
