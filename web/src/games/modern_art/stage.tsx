import { ValueBoard } from './board';
import type { ModernArtScene } from './count';
import { Galleries } from './galleries';
import { Lot } from './lot';
import { closingOf, RoundSummary } from './summary';

export function Stage(scene: ModernArtScene) {
  const { view, components, say, past, me } = scene;
  const closing = closingOf(past, me);
  return (
    <div class="ma" data-over={view.phase === 'over'} style={{ '--galleries': view.players.length }}>
      <div class="ma-top">
        {view.phase !== 'over' && <Lot {...scene} />}
        {closing && view.lot.length === 0 && <RoundSummary {...scene} closing={closing} />}
        <ValueBoard view={view} components={components} say={say} />
      </div>
      <Galleries {...scene} />
    </div>
  );
}
