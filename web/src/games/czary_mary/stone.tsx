import type { ComponentChildren } from 'preact';
import type { Phrasebook } from '../../texts/format';
import { SpellArt, StoneBack } from './art';
import { hidden, nothing } from './count';

interface StoneProps {
  spell: number;
  say: Phrasebook;
  at?: string | undefined;
  fine?: boolean; // large enough for the painter's grain
  children?: ComponentChildren;
}

// A stone, its back, or the empty place where one stood. Its size comes from where it stands.
export function Stone({ spell, say, at, fine = false, children }: StoneProps) {
  const size = fine ? 90 : 44;
  return (
    <span class="cm-stone" data-at={at} data-kind={spell === nothing ? 'empty' : spell === hidden ? 'back' : 'face'}>
      {spell === hidden && <StoneBack size={size} />}
      {spell !== nothing && spell !== hidden && <SpellArt spell={spell} size={size} />}
      <span class="unseen">
        {spell === nothing || spell === hidden ? '' : `${spell} `}
        {say.say(`spell.${spell}`)}
      </span>
      {children}
    </span>
  );
}
