import type { View } from '../../generated/final-touch';
import type { SeatFace } from '../../shell/seats';
import { SeatName } from '../../shell/seats';
import type { Phrasebook } from '../../texts/format';
import { CardBack } from './card';
import { teams } from './count';

interface PaintersProps {
  view: View;
  seats: readonly SeatFace[];
  me: number | null;
  say: Phrasebook;
}

// Everyone at the table: money on the way to the target, whose turn it is, and why an extra one.
export function Painters({ view, seats, me, say }: PaintersProps) {
  const inTeams = teams(view);
  const extra = view.reason === 'completed' || view.reason === 'ruined';
  return (
    <ul class="ft-painters" data-count={view.players.length} data-anchor="money">
      {view.players.map((player, seat) => {
        const turn = view.turn === seat && view.phase !== 'over';
        const partner = inTeams && me !== null && seat !== me && view.players[me]?.team === player.team;
        return (
          <li
            key={seat}
            class="ft-painter"
            data-thing={`seat:${seat}`}
            data-turn={turn}
            data-seat={seat}
            data-out={!player.painting}
            style={{ '--seat': `var(--seat-${seat})` }}
          >
            <SeatName face={seats[seat]!} />
            <span class="ft-money">
              <b class="number" data-number={`players.${seat}.money`}>
                {say.say('sum', { value: player.money })}
              </b>
              <span aria-hidden="true" data-number="target">
                /{say.say('sum', { value: view.target })}
              </span>
              <span class="unseen" data-number={`players.${seat}.money target`}>
                {say.say('label.dollars', { money: player.money, target: view.target })}
              </span>
            </span>
            <span class="ft-till" aria-hidden="true">
              <span style={{ width: `${Math.min(100, (100 * player.money) / view.target)}%` }} />
            </span>
            <span class="ft-painter-foot">
              <span class="ft-few" data-at={`cards-${seat}`}>
                <CardBack />
              </span>
              <span data-number={`players.${seat}.cards`}>{say.say('label.cards', { cards: player.cards })}</span>
              {inTeams && (
                <span>· {partner ? say.say('label.partner') : say.say('label.team', { team: player.team + 1 })}</span>
              )}
              {turn && extra && <b class="ft-extra">{say.say('label.extra')}</b>}
              {view.duel && player.painting && <b class="ft-extra">{say.say('label.duel')}</b>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
