import type { ComponentChildren, ComponentType } from 'preact';
import type { Phrasebook } from '../texts/format';

// A picture for the help page, drawn by a game's own code. Its name stands in the help text: `![what it shows](figure:NAME)`.
export type Figure = ComponentType<{ say: Phrasebook }>;

// A few things side by side, each with its name.
export function Row({ children }: { children: ComponentChildren }) {
  return <div class="figure-row">{children}</div>;
}

export function Item({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <span class="figure-item">
      {children}
      <span>{name}</span>
    </span>
  );
}
