import { useEffect, useRef } from 'preact/hooks';
import type { Offer } from '../../generated/projekt-art';
import { useClue, useLeaving, useMover, usePending, useReceiver, useSure, useTarget, useWhy } from './choices';
import { ClueCard } from './clues';
import { type ArtScene, foresightOf, ofMine, sheetOf, spotOf } from './count';
import { buyDeeds, costWords, type Deed, type FirstDeed, firstDeed, otherDeeds, pickDeeds, stepsOf } from './deeds';
import { keyOf, useDoing } from './doing';
import { FightOdds, FightPanel } from './fight';
import { CardForesight, Hand } from './hand';
import { ArtIcon, CompanionIcon, PawnIcon, ResourceIcon } from './icons';
import { LastFight } from './summary';

export function Desk(scene: ArtScene) {
  const { view, me } = scene;
  if (view.phase === 'over') return null;
  return (
    <div class="pa-desk">
      {view.fight ? <FightPanel {...scene} fight={view.fight} /> : <LastFight {...scene} />}
      {me !== null && <MyDesk {...scene} />}
    </div>
  );
}

function MyDesk(scene: ArtScene) {
  const { view, say, components } = scene;
  const pending = usePending(view);
  const { offer } = view;
  const first = offer && firstDeed(view, offer, pending, say, components);
  const others = offer ? otherDeeds(view, offer, first, say) : [];
  const picks = offer ? pickDeeds(view, offer, say) : [];
  const buys = offer ? buyDeeds(view, offer, say) : [];
  const inHand = foresightOf(view, pending.card);
  const all = [...(first?.move ? [first] : []), ...others, ...picks, ...buys];
  return (
    <>
      <div class="pa-choosing">
        <div class="pa-cards">
          <Hand {...scene} />
          {buys.length > 0 && <Buys {...scene} deeds={buys} />}
          {inHand && <CardForesight card={inHand} view={view} say={say} />}
        </div>
        {offer && <Steps {...scene} offer={offer} />}
        {offer?.fight && (
          <FightOdds {...scene} site={ofMine(view)!.site} dice={offer.fight_dice} needed={offer.fight_needed} />
        )}
        {offer && (offer.drop.length > 0 || offer.give.length > 0) && <ClueChoice {...scene} offer={offer} />}
        {picks.length > 0 && <Picks {...scene} deeds={picks} />}
      </div>
      <Action {...scene} first={first} others={others} all={all} />
    </>
  );
}

// Where my pawn, or the companion, may go: the same places that are lifted on the map.
function Steps(scene: ArtScene & { offer: Offer }) {
  const { view, me, say, components, offer } = scene;
  const [companion, setCompanion] = useMover(view);
  const [leaving, setLeaving] = useLeaving(view);
  const [target, aim] = useTarget(view);
  if (offer.steps.length === 0) return null;
  const sheet = sheetOf(view, components);
  const steps = stepsOf(offer, companion ?? false);
  const aimed = steps.find(({ site }) => site === target);
  return (
    <div class="pa-steps" data-anchor="steps">
      {view.companion !== null && (
        <div class="pa-movers">
          <button type="button" class="pa-mover" aria-pressed={!companion} onClick={() => setCompanion(null)}>
            <PawnIcon seat={me!} /> {say.say('label.my_pawn')}
          </button>
          <button type="button" class="pa-mover" aria-pressed={companion === true} onClick={() => setCompanion(true)}>
            <CompanionIcon /> {say.say('label.companion')}
          </button>
        </div>
      )}
      {steps.some((step) => step.carry) && (
        <label class="pa-carry">
          <input type="checkbox" checked={leaving === null} onChange={() => setLeaving(leaving ? null : true)} />
          {say.say('label.carry')}
        </label>
      )}
      <ul class="pa-step-row">
        {steps.map((step) => {
          const { art } = spotOf(sheet, step.site);
          return (
            <li key={step.site}>
              <button
                type="button"
                class="pa-step"
                data-site={step.site}
                data-thing={`site:${step.site}`}
                aria-pressed={target === step.site}
                onClick={() => aim(target === step.site ? null : step.site)}
              >
                {art && <ArtIcon art={art} />}
                <span>{say.say(`place.${step.site}`)}</span>
                <span class="pa-cost">{costWords(step, say)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {aimed && <FightOdds {...scene} site={aimed.site} dice={aimed.dice} needed={aimed.needed} />}
    </div>
  );
}

// A clue card to give up, or to give to a teammate.
function ClueChoice({ view, say, components, offer }: ArtScene & { offer: Offer }) {
  const [clue, choose] = useClue(view);
  const [receiver, setReceiver] = useReceiver(view);
  const cards = offer.drop.length > 0 ? offer.drop : offer.give;
  return (
    <div class="pa-gift">
      <span class="pa-hint">{say.say(offer.drop.length > 0 ? 'hint.drop' : 'hint.give')}</span>
      <ul class="pa-clue-row">
        {cards.map((card) => (
          <li key={card}>
            <button
              type="button"
              class="pa-clue-button"
              data-card={card}
              aria-pressed={clue === card}
              onClick={() => choose(clue === card ? null : card)}
            >
              <ClueCard card={card} components={components} say={say} />
            </button>
          </li>
        ))}
      </ul>
      {offer.drop.length === 0 && offer.give_to.length > 1 && (
        <ul class="pa-receivers">
          {offer.give_to.map((seat) => (
            <li key={seat}>
              <button
                type="button"
                class="pa-mover"
                aria-pressed={receiver === seat}
                onClick={() => setReceiver(receiver === seat ? null : seat)}
              >
                <PawnIcon seat={seat} /> {say.say('terminal.player', { seat })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Picks(scene: ArtScene & { deeds: readonly Deed[] }) {
  const { deeds, view, say, live } = scene;
  const doing = useDoing(scene);
  return (
    <ul class="pa-picks">
      {deeds.map((deed) => (
        <li key={keyOf(deed)}>
          <button
            type="button"
            class="button"
            data-action={deed.name}
            aria-disabled={!live}
            onClick={() => doing(deed)}
          >
            <PickMark deed={deed} />
            {deed.words}
            {'seat' in deed.move && (
              <small class="number" data-number={`players.${deed.move.seat}.health`}>
                <ResourceIcon resource="health" />
                <span class="unseen">{say.say('label.health')} </span>
                {view.players[deed.move.seat]!.health}
              </small>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function PickMark({ deed: { move } }: { deed: Deed }) {
  switch (move.type) {
    case 'heal':
    case 'suffer':
      return <PawnIcon seat={move.seat} />;
    case 'find':
      return <ArtIcon art={move.art} />;
    case 'give_up':
    case 'buy':
      return <ResourceIcon resource={move.resource} />;
    default:
      return null;
  }
}

// A further card, for one resource of the pool.
function Buys(scene: ArtScene & { deeds: readonly Deed[] }) {
  const { deeds, live, say } = scene;
  const doing = useDoing(scene);
  return (
    <div class="pa-buys" data-anchor="buy">
      <span class="pa-hint">{say.say('hint.buy')}</span>
      {deeds.map((deed) => (
        <button
          key={keyOf(deed)}
          type="button"
          class="pa-buy"
          data-action="buy"
          aria-disabled={!live}
          onClick={() => doing(deed)}
        >
          <span aria-hidden="true">−1 </span>
          <PickMark deed={deed} />
          <span class="unseen">{deed.words}</span>
        </button>
      ))}
    </div>
  );
}

interface ActionProps extends ArtScene {
  first: FirstDeed | null;
  others: readonly Deed[];
  all: readonly Deed[];
}

// The big button, always in the same place, and what else may be done beside it.
function Action(scene: ActionProps) {
  const { view, live, first, others, all } = scene;
  const [why, explain] = useWhy(view);
  const [sure] = useSure(view);
  const doing = useDoing(scene);
  const asking = all.find((deed) => deed.fatal !== null && keyOf(deed) === sure);
  if (asking) return <Confirm {...scene} deed={asking} />;
  if (!first && others.length === 0) return null;
  return (
    <div class="pa-action">
      {why && (
        <p class="pa-why" role="status">
          {why}
        </p>
      )}
      {others.map((deed) => (
        <DeedButton key={deed.name} deed={deed} look="" lit={live} press={() => doing(deed)} />
      ))}
      {first && (
        <DeedButton
          deed={first}
          look="primary"
          lit={live && first.move !== null}
          press={() => (first.move === null ? explain(first.why) : doing(first))}
        />
      )}
    </div>
  );
}

interface DeedButtonProps {
  deed: FirstDeed;
  look: string;
  lit: boolean;
  press: () => void;
}

function DeedButton({ deed, look, lit, press }: DeedButtonProps) {
  return (
    <button
      type="button"
      class={`button ${look} pa-deed`}
      data-action={deed.name}
      data-anchor={look || deed.name}
      aria-disabled={!lit}
      onClick={press}
    >
      <span>{deed.words}</span>
      {'note' in deed && deed.note && <small class="number">{deed.note}</small>}
    </button>
  );
}

function Confirm(scene: ArtScene & { deed: Deed }) {
  const { view, me, say, deed } = scene;
  const [, setSure] = useSure(view);
  const doing = useDoing(scene);
  const seat = deed.fatal!;
  const back = useRef<HTMLButtonElement>(null);
  // The button pressed is gone; whoever works by keys stands on the harmless answer.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div class="pa-confirm" role="alertdialog" aria-label={deed.words}>
      <p>{say.say(seat === me ? 'confirm.last_health' : 'confirm.last_health_of', { seat })}</p>
      <button type="button" class="button" data-action="sure" onClick={() => doing(deed)}>
        {say.say('confirm.go')}
      </button>
      <button ref={back} type="button" class="button primary" data-action="back" onClick={() => setSure(null)}>
        {say.say('confirm.back')}
      </button>
    </div>
  );
}
