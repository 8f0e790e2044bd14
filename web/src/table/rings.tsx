import { useEffect, useRef } from 'preact/hooks';
import { SeatGlyph } from '../shell/seats';
import { useStore } from '../shell/store';
import { eachFrame, elementsOf, inSight, layOver } from './sight';
import type { Chair } from './sitting';

const copies = [0, 1, 2]; // a thing is seldom drawn more often: on the board, on the desk, among the players

// Rings in the colour of whoever points, around what is pointed at. Presses go through them.
export function Rings({ chair }: { chair: Chair }) {
  const gestures = useStore(chair.gestures);
  const pointed = gestures.flatMap(({ seat, things }) => things.map((thing) => ({ seat, thing })));
  return (
    <div class="rings" aria-hidden="true">
      {pointed.map(({ seat, thing }, i) => {
        const around = pointed.slice(0, i).filter((other) => other.thing === thing).length;
        return <Ring key={`${seat} ${thing}`} seat={seat} thing={thing} apart={4 + 5 * around} />;
      })}
    </div>
  );
}

function Ring({ seat, thing, apart }: { seat: number; thing: string; apart: number }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = layer.current!;
    return eachFrame(() => {
      const boxes = elementsOf(thing, here).flatMap((each) => inSight(each) ?? []);
      for (const i of copies) layOver(here.children[i] as HTMLElement, boxes[i] ?? null, apart);
    });
  }, [thing, apart]);
  return (
    <div ref={layer} style={{ '--seat': `var(--seat-${seat})` }}>
      {copies.map((i) => (
        <div key={i} class="ring">
          <SeatGlyph seat={seat} />
        </div>
      ))}
    </div>
  );
}
