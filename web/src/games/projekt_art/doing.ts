import { useSure } from './choices';
import type { ArtScene } from './count';
import type { Deed } from './deeds';

export const keyOf = (deed: Deed): string => JSON.stringify(deed.move);

// Does what was pressed; what takes somebody's last health is only asked about the first time.
export function useDoing({ view, live, play }: ArtScene): (deed: Deed) => void {
  const [sure, setSure] = useSure(view);
  return (deed) => {
    if (deed.fatal !== null && sure !== keyOf(deed)) setSure(keyOf(deed));
    else if (live) {
      setSure(null);
      play(deed.move);
    }
  };
}
