import { Picture } from './art/picture';
import './cover.css';

// One forgery half done, one finished, one beyond saving.
export function Cover() {
  return (
    <div class="ft-cover">
      <Picture painting="american_gothic" touched={[1, 0, 1, 0, 0]} needs={[2, 0, 2, 0, 0]} fine />
      <Picture painting="starry_night" touched={[2, 1, 3, 1, 0]} needs={[2, 1, 3, 1, 0]} fine />
      <Picture painting="scream" touched={[1, 0, 1, 1, 0]} needs={[1, 0, 1, 2, 1]} smears={['brown', 'blue']} fine />
    </div>
  );
}
