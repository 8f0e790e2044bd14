// How things move, the same in all five games: cards are dealt, pieces fly to where they belong, what was hidden is flipped, dice roll, money is paid, and
// what was made is restored. style/tokens.css has the same lengths for what moves by style alone.

export type Motion = 'deal' | 'fly' | 'flip' | 'roll' | 'pay' | 'restore';

// Milliseconds at the usual speed.
export const lengths: Record<Motion, number> = { deal: 180, fly: 300, flip: 280, roll: 350, pay: 260, restore: 400 };
export const longest = 400;

// From where a picture was (`start`, a transform) to where it is.
export function framesOf(motion: Motion, start: string): Keyframe[] {
  switch (motion) {
    case 'deal':
      return [{ transform: `${start} rotate(-7deg)` }, { transform: 'none' }];
    case 'fly':
      return [{ transform: start }, { transform: 'none' }];
    case 'flip':
      return [{ transform: `${start} perspective(40rem) rotateY(-90deg)` }, { transform: 'none' }];
    case 'roll':
      return [{ transform: `${start} rotate(-360deg)` }, { transform: 'none' }];
    case 'pay':
      return [
        { transform: `${start} scale(0.8)` },
        { transform: 'translateY(-10px)', offset: 0.8 },
        { transform: 'none' },
      ];
    case 'restore':
      return [{ transform: start }, { transform: 'scale(1.08)', offset: 0.75 }, { transform: 'none' }];
  }
}
