import type { ComponentChildren } from 'preact';
import type { Art, Resource } from '../../generated/projekt-art';
import { AgentGlyph, ArtGlyph, ArtworkGlyph, HandGlyph, ResourceGlyph } from './art/glyphs';
import { Companion, Die, type DieProps, Pawn } from './art/pieces';

// The drawings as marks in running text: as high as its letters, unless the style says otherwise.

const whole = { x: 12, y: 12, size: 24 };

interface IconProps {
  look?: string;
  at?: string | undefined; // where something flies from
  children: ComponentChildren;
}

function Icon({ look = '', at, children }: IconProps) {
  return (
    <svg class={`pa-icon ${look}`} viewBox="0 0 24 24" aria-hidden="true" data-at={at}>
      {children}
    </svg>
  );
}

export const ArtIcon = ({ art }: { art: Art }) => (
  <Icon>
    <ArtGlyph art={art} {...whole} />
  </Icon>
);
export const ResourceIcon = ({ resource }: { resource: Resource }) => (
  <Icon>
    <ResourceGlyph resource={resource} {...whole} />
  </Icon>
);
export const AgentIcon = ({ at }: { at?: string }) => (
  <Icon at={at}>
    <AgentGlyph {...whole} />
  </Icon>
);
export const ArtworkIcon = ({ art, at }: { art: Art | null; at?: string }) => (
  <Icon at={at}>
    <ArtworkGlyph art={art} {...whole} />
  </Icon>
);
export const HandIcon = () => (
  <Icon>
    <HandGlyph {...whole} />
  </Icon>
);
export const PawnIcon = ({ seat }: { seat: number }) => (
  <Icon>
    <Pawn seat={seat} {...whole} />
  </Icon>
);
export const CompanionIcon = () => (
  <Icon>
    <Companion {...whole} />
  </Icon>
);
export const DieIcon = (die: Omit<DieProps, 'x' | 'y' | 'size'>) => (
  <Icon look="pa-die">
    <Die {...die} {...whole} />
  </Icon>
);
