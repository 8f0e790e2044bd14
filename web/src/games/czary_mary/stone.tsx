import type { ComponentChildren } from 'preact';
import type { Phrasebook } from '../../texts/format';
import { hidden, isFace, nothing } from './count';
import { Picture } from './pictures';

interface StoneProps {
  spell: number;
  say: Phrasebook;
  at?: string | undefined;
  children?: ComponentChildren;
}

// A stone, its back, or the empty place where one stood. Its size comes from where it stands.
export function Stone({ spell, say, at, children }: StoneProps) {
  const kind = spell === nothing ? 'empty' : spell === hidden ? 'back' : 'face';
  return (
    <span
      class="cm-stone"
      data-large
      data-at={at}
      data-kind={kind}
      data-explain={isFace(spell) ? say.say(`effect.${spell}`) : undefined}
    >
      {spell !== nothing && <Picture spell={spell} />}
      <span class="unseen">
        {isFace(spell) && `${spell} `}
        {say.say(`spell.${spell}`)}
      </span>
      {children}
    </span>
  );
}
