import type { Die, Fighting, Site, View } from '../../generated/projekt-art';
import type { Phrasebook } from '../../texts/format';
import { useClue, useDice, usePending } from './choices';
import { ClueCard } from './clues';
import { type ArtScene, placeAt } from './count';
import { rerollOf } from './deeds';
import { AgentIcon, DieIcon, HandIcon } from './icons';
import { chanceOf, percent } from './odds';

// A fight as everybody sees it: both sums with what they are made of, the dice, and, for whoever may help, what to roll again.
export function FightPanel(scene: ArtScene & { fight: Fighting }) {
  const { view, fight, say } = scene;
  return (
    <section class="pa-fight" aria-label={say.say('label.fight_at', { site: fight.site })} data-anchor="fight">
      <Balance view={view} fight={fight} say={say} />
      <Dice {...scene} />
      <RerollCards {...scene} />
    </section>
  );
}

function Balance({ view, fight, say }: { view: View; fight: Fighting; say: Phrasebook }) {
  const enough = fight.strength >= fight.needed;
  const place = view.places.findIndex(({ site }) => site === fight.site);
  const parts = `places.${place}.agents threat${view.white_hand > 0 ? ' white_hand' : ''}`;
  return (
    <div class="pa-balance">
      <span class="pa-led">{say.say('label.led', { site: fight.site, seat: fight.leader })}</span>
      <span class="pa-side">
        <span class="pa-side-name">{say.say('label.strength')}</span>
        <b class="number" key={fight.strength} data-enough={enough} data-number="fight.strength">
          {fight.strength}
        </b>
        {fight.bonus > 0 && (
          <span class="pa-parts number" data-number="fight.strength-fight.bonus fight.bonus">
            {fight.strength - fight.bonus} + {fight.bonus}
          </span>
        )}
      </span>
      <span class="pa-versus" aria-hidden="true">
        {enough ? '≥' : '<'}
      </span>
      <span class="pa-side">
        <b class="number" data-number="fight.needed">
          {fight.needed}
        </b>
        <span class="pa-side-name">{say.say('label.needed')}</span>
        <span class="pa-parts number" data-number={parts}>
          <AgentIcon />
          <span class="unseen">{say.say('label.agents')} </span>
          {placeAt(view, fight.site).agents} + {say.say('label.threat_short', { threat: view.threat })}
          {view.white_hand > 0 && (
            <>
              {' + '}
              <HandIcon />
              <span class="unseen">{say.say('label.white_hand')} </span>
              {view.white_hand}
            </>
          )}
        </span>
      </span>
    </div>
  );
}

function Dice({ fight, view, say }: ArtScene & { fight: Fighting }) {
  const pending = usePending(view);
  const [, setDice] = useDice(view);
  const { offer } = view;
  const reroll = offer ? rerollOf(view, offer, pending) : null;
  const press = (place: number) => {
    if (!reroll) return;
    const chosen = reroll.dice.includes(place)
      ? reroll.dice.filter((each) => each !== place)
      : [...reroll.dice, place].slice(-mostDice(offer!.reroll));
    setDice(chosen);
  };
  return (
    <ul class="pa-dice" data-number="fight.dice.length" data-of=":scope > li">
      {fight.dice.map((die) => {
        const mine = reroll?.card != null && offer!.dice.includes(die.place);
        return (
          <li key={die.place}>
            {mine ? (
              <button
                type="button"
                class="pa-die-button"
                data-die={die.place}
                aria-pressed={reroll!.dice.includes(die.place)}
                onClick={() => press(die.place)}
              >
                <DieIcon {...die} />
                <span class="unseen">{dieWords(die, say)}</span>
              </button>
            ) : (
              <span class="pa-die-still">
                <DieIcon {...die} />
                <span class="unseen">{dieWords(die, say)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const mostDice = (cards: readonly { dice: number }[]): number => Math.max(...cards.map(({ dice }) => dice));

function dieWords({ ally, seat, pips, rolling }: Die, say: Phrasebook): string {
  const whose = ally
    ? say.say('label.ally_die')
    : seat === null
      ? say.say('label.companion')
      : say.say('label.die_of', { seat });
  return `${whose}: ${rolling ? '…' : pips}`;
}

// Which clue card pays for rolling again.
function RerollCards({ view, say, components }: ArtScene) {
  const pending = usePending(view);
  const [, setClue] = useClue(view);
  const { offer } = view;
  if (!offer || offer.reroll.length === 0) return null;
  const { card } = rerollOf(view, offer, pending);
  return (
    <div class="pa-reroll">
      <span class="pa-hint">{say.say('hint.reroll')}</span>
      <ul class="pa-clue-row">
        {offer.reroll.map((each) => (
          <li key={each.card}>
            <button
              type="button"
              class="pa-clue-button"
              data-card={each.card}
              aria-pressed={each.card === card}
              onClick={() => setClue(each.card)}
            >
              <ClueCard card={each.card} components={components} say={say} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OddsProps extends ArtScene {
  site: Site;
  dice: number;
  needed: number; // 0: there is nobody to fight
}

// Before the first die falls: what a fight here would be like.
export function FightOdds({ view, say, components, site, dice, needed }: OddsProps) {
  if (needed === 0) return null;
  const faces = components.die.value;
  const weapons = view.pool[1] ?? 0;
  const bonus = components.weapon_bonus.value;
  const chance = percent(chanceOf(faces, dice, needed));
  const armed = percent(chanceOf(faces, dice, needed - weapons * bonus));
  return (
    <p class="pa-odds">
      {say.say('label.odds', { site, dice, needed, chance })}
      {weapons > 0 && ` ${say.say('label.odds_armed', { weapons, chance: armed })}`}
    </p>
  );
}
