import { Picture } from './art/picture';

// The lobby's picture: one forgery half done, one finished, one beyond saving.
export function Cover() {
  return (
    <div class="ft-cover">
      <div class="ft-frame">
        <Picture painting="american_gothic" touched={[1, 0, 1, 0, 0]} needs={[2, 0, 2, 0, 0]} />
      </div>
      <div class="ft-frame">
        <Picture painting="starry_night" touched={[2, 1, 3, 1, 0]} needs={[2, 1, 3, 1, 0]} />
      </div>
      <div class="ft-frame">
        <Picture painting="scream" touched={[1, 0, 1, 1, 0]} needs={[1, 0, 1, 2, 1]} smears={['brown', 'blue']} />
      </div>
    </div>
  );
}
