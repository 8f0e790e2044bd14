import { SpellArt, StoneBack } from './art';
import './cover.css';

const hand = [
  { spell: 3, turn: -16, down: 46 },
  { spell: 1, turn: -8, down: 12 },
  { spell: 0, turn: 0, down: 0 },
  { spell: 7, turn: 8, down: 12 },
  { spell: 4, turn: 16, down: 46 },
];

// Four stones of others, and between them one's own, of which one sees the back.
export function Cover() {
  return (
    <div class="cm-cover">
      {hand.map(({ spell, turn, down }) => (
        <span key={spell} style={{ transform: `translateY(${down}px) rotate(${turn}deg)` }}>
          {spell === 0 ? <StoneBack size={136} /> : <SpellArt spell={spell} size={136} />}
        </span>
      ))}
    </div>
  );
}
