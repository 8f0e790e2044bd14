import type { Event, Paint } from '../../generated/final-touch';
import { pigments } from './art/palette';

// What was done to a masterpiece before it left the easel.
export interface Work {
  touched: readonly number[]; // by pigment
  smears: readonly Paint[];
}

// Of every masterpiece sold so far, in the order of their sale, as it was told.
export function worksOf(past: readonly Event[]): Work[] {
  const works: Work[] = [];
  let touched = pigments.map(() => 0);
  let smears: Paint[] = [];
  for (const event of past)
    switch (event.type) {
      case 'mounted':
        touched = pigments.map(() => 0);
        smears = [];
        break;
      case 'retouched':
        touched = touched.map((count, i) => count + (event.cards[i] ?? 0));
        break;
      case 'smeared':
        smears = [...smears, event.paint];
        break;
      case 'completed':
      case 'ruined':
        works.push({ touched, smears });
        break;
      default:
    }
  return works;
}
