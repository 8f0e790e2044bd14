import { SpellArt, StoneBack } from './art';

// The lobby's picture: four stones of others, and between them one's own, of which one sees the back.
export function Cover() {
  return (
    <div class="cm-cover">
      <SpellArt spell={3} size={120} />
      <SpellArt spell={1} size={120} />
      <StoneBack size={120} />
      <SpellArt spell={7} size={120} />
      <SpellArt spell={4} size={120} />
    </div>
  );
}
