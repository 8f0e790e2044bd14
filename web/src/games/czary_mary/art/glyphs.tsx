import type { JSX } from 'preact';
import { Frame } from './frame';

/** Marks of the eight spells in a 24 by 24 field; solid shapes, so that they hold at 16 px and in grey. */

function DragonMark() {
  return (
    <path
      fill-rule="evenodd"
      d="M.8 11.4 3.4 9 9.4 5.8 12 4.8 21.8.4 17 6.6 23.6 6.4 18.4 10.2 23 13 18.8 14.2 22.4 18.4 18.6 18.4 20.6 23.6H9.4C12 21.4 13 18.8 12 16L9.2 16.6 3.6 20.4 2.8 17.4 10 12.8 4.6 13.8 3.6 16 2.4 13.8 1 13.8ZM9.8 9.4 14.2 7.4 13 10.4Z"
    />
  );
}

function PactMark() {
  return (
    <path
      fill-rule="evenodd"
      d="M12 .8C7.6 4 5.6 8 5.2 12.4 4.6 16.6 3 20 1.2 23H22.8C21 20 19.4 16.6 18.8 12.4 18.4 8 16.4 4 12 .8ZM12 7.2C9.4 9.2 8.4 11.4 8.4 13.8 8.6 16.6 10 18.4 12 19.6 14 18.4 15.4 16.6 15.6 13.8 15.6 11.4 14.6 9.2 12 7.2ZM9.6 12.4 11.6 13.6 11 15.2C10 14.8 9.6 13.8 9.6 12.4ZM14.4 12.4 12.4 13.6 13 15.2C14 14.8 14.4 13.8 14.4 12.4Z"
    />
  );
}

function DreamMark() {
  return (
    <>
      <path d="M9.6 1.4A11 11 0 1 0 22.6 14.6 9 9 0 0 1 9.6 1.4Z" />
      <path d="M14 3.2H22.4V5.2L17.6 10H22.4V12.4H13.8V10.4L18.6 5.6H14Z" />
    </>
  );
}

function OwlMark() {
  return (
    <path
      fill-rule="evenodd"
      d="M2 1.6C5 4 8.6 4.6 12 4.6 15.4 4.6 19 4 22 1.6 22.6 5 22.4 7.6 21.8 10 22.6 16.6 18.6 22 12 23.2 5.4 22 1.4 16.6 2.2 10 1.6 7.6 1.4 5 2 1.6ZM7.4 7A4.2 4.2 0 1 0 7.4 15.4 4.2 4.2 0 1 0 7.4 7ZM16.6 7A4.2 4.2 0 1 0 16.6 15.4 4.2 4.2 0 1 0 16.6 7ZM7.4 9.2A2 2 0 1 1 7.4 13.2 2 2 0 1 1 7.4 9.2ZM16.6 9.2A2 2 0 1 1 16.6 13.2 2 2 0 1 1 16.6 9.2ZM10.6 15.4H13.4L12 19.4Z"
    />
  );
}

function StormMark() {
  return <path d="M11 1H6L2.4 11.4H5.6L.6 23.4 10.8 9H7.4ZM13 1H18L21.6 11.4H18.4L23.4 23.4 13.2 9H16.6Z" />;
}

function WinterMark() {
  return (
    <g fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="1.9">
      <path d="M1.4 12H17.4M5.4 5.1 13.4 18.9M13.4 5.1 5.4 18.9" />
      <path
        d="M2.2 9.2 4.8 12 2.2 14.8M16.6 9.2 14 12 16.6 14.8M3.6 7.2 7.3 8.4 8.1 4.6M15.2 7.2 11.5 8.4 10.7 4.6M3.6 16.8 7.3 15.6 8.1 19.4M15.2 16.8 11.5 15.6 10.7 19.4"
        stroke-width="1.5"
      />
      <path d="M18.6 5.4H22.6M20.8 12H23M18.6 18.6H22.6" />
    </g>
  );
}

function FireballMark() {
  return (
    <path
      fill-rule="evenodd"
      d="M15.6 4.8C11.4 4 6.4 4.4 1 6.8 4.4 7 6.4 7.8 7.6 8.8 5 9 2.6 9.8.6 11.6 3.4 11.6 5.4 12 6.8 12.8 4.8 13.6 3.2 14.8 2 16.8 4.4 16.2 6.4 16.2 8 16.6 9.4 19 12.2 20.6 15.4 20.6A8 8 0 0 0 15.6 4.8ZM16.4 9.4A3.6 3.6 0 1 1 16.4 16.6 3.6 3.6 0 1 1 16.4 9.4Z"
    />
  );
}

function ElixirMark() {
  return (
    <path
      fill-rule="evenodd"
      d="M8.4.8H15.6V3.4H14.6V8.2A7.8 7.8 0 1 1 9.4 8.2V3.4H8.4ZM11.4 4V9.6C9.4 10.2 7.8 11.4 7 13.2H17C16.2 11.4 14.6 10.2 12.6 9.6V4Z"
    />
  );
}

const marks: Record<number, () => JSX.Element> = {
  1: DragonMark,
  2: PactMark,
  3: DreamMark,
  4: OwlMark,
  5: StormMark,
  6: WinterMark,
  7: FireballMark,
  8: ElixirMark,
};

/** The mark alone, to be placed inside another drawing. */
export function Mark({ spell }: { spell: number }) {
  const Shape = marks[spell];
  return Shape ? <Shape /> : null;
}

interface SpellGlyphProps {
  spell: number;
  size?: number | undefined;
  title?: string | undefined;
}

export function SpellGlyph({ spell, size = 24, title }: SpellGlyphProps) {
  return (
    <Frame viewBox="0 0 24 24" width={size} height={size} title={title}>
      <g fill="currentColor">
        <Mark spell={spell} />
      </g>
    </Frame>
  );
}
