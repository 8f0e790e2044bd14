import type { View } from '../../generated/fresco';
import type { Phrasebook } from '../../texts/format';
import { Master } from './art/pieces';

// Painters are the players and, with two of them, Leonardo.

export function painterName(view: View, painter: number, say: Phrasebook): string {
  return view.players[painter]?.leonardo ? say.say('label.leonardo') : say.say('terminal.player', { seat: painter });
}

interface PainterProps {
  view: View;
  painter: number;
  say: Phrasebook;
  at?: string | undefined;
}

export function Painter({ view, painter, say, at }: PainterProps) {
  return (
    <>
      <Master painter={painter} leonardo={view.players[painter]?.leonardo ?? false} at={at} />
      <span class="unseen">{painterName(view, painter, say)}</span>
    </>
  );
}
