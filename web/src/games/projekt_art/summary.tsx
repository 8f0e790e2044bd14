import type { Event, Fighting } from '../../generated/projekt-art';
import type { ArtScene } from './count';
import { DieIcon } from './icons';

interface PastFight {
  fight: Fighting;
  won: boolean;
}

// The last fight, as long as nothing else has happened that matters more: its dice lie on the table a while.
export function lastFight(past: readonly Event[]): PastFight | null {
  const end = past.findLastIndex((event) => event.type === 'fight_won' || event.type === 'fight_lost');
  if (end < 0 || past.slice(end).some((event) => over.includes(event.type))) return null;
  const start = past.slice(0, end).findLastIndex((event) => event.type === 'fight_began');
  const began = past[start];
  if (began?.type !== 'fight_began') return null;
  const { seat: leader, site, needed } = began;
  const fight: Fighting = { site, leader, needed, dice: [], bonus: 0, strength: 0 };
  for (const event of past.slice(start, end)) {
    if (event.type === 'die_rolled') {
      const { place, ally, owner, pips } = event;
      const others = fight.dice.filter((die) => die.place !== place);
      fight.dice = [...others, { place, ally, seat: owner, pips, rolling: false }].sort((a, b) => a.place - b.place);
    }
    if (event.type === 'weapon_used') fight.bonus = event.bonus;
    if (event.type === 'weapon_used' || event.type === 'fight_stands') fight.strength = event.strength;
  }
  return { fight, won: past[end]!.type === 'fight_won' };
}

const over: readonly Event['type'][] = ['round_began', 'fight_began', 'game_over'];

export function LastFight({ past, say }: ArtScene) {
  const last = lastFight(past);
  if (!last) return null;
  const { fight, won } = last;
  return (
    <p class="pa-last-fight" data-won={won}>
      <span class="pa-last-dice" aria-hidden="true">
        {fight.dice.map((die) => (
          <DieIcon key={die.place} {...die} />
        ))}
        {fight.bonus > 0 && <b class="number">+{fight.bonus}</b>}
      </span>
      <span>{say.say(won ? 'label.fight_won' : 'label.fight_lost', { ...fight })}</span>
    </p>
  );
}
