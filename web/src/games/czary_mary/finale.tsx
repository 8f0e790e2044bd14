import type { Components, Event, View } from '../../generated/czary-mary';
import type { FinaleProps } from '../../kit/game';
import { Tower } from './tower';
import './finale.css';

// Who stands where on the tower.
export default function Finale({ view, seats, components, say }: FinaleProps<View, Event, Components>) {
  return (
    <div class="cm-finale">
      <Tower view={view} floors={components.floors.value} seats={seats} say={say} />
    </div>
  );
}
