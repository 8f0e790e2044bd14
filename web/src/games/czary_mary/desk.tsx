import { useEffect, useRef, useState } from 'preact/hooks';
import { useKeys } from '../../shell/keys';
import type { Phrasebook } from '../../texts/format';
import { type CallState, Calls } from './calls';
import { ruledOut, spells, worstMiss } from './count';
import { Floor, Hearts, LifeChange } from './hearts';
import { Bubble } from './rack';
import type { CzaryMaryScene } from './stage';
import { Stone } from './stone';
import { acting } from './words';

const patience = 5000; // milliseconds an explanation stays

export function Desk(scene: CzaryMaryScene) {
  if (scene.me === null || scene.view.phase === 'over') return null;
  return <MyDesk {...scene} me={scene.me} />;
}

type MyScene = CzaryMaryScene & { me: number };

function MyDesk(scene: MyScene) {
  const { view, say, components, me, live, play } = scene;
  const { offer } = view;
  const [asking, setAsking] = useState<number | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => setAsking(null), [view]);
  // What the others do leaves an explanation standing; it goes when other things may be said than before.
  useEffect(() => setWhy(null), [offer?.lowest, offer?.may_stop]);
  useEffect(() => {
    if (why === null) return;
    const timer = setTimeout(() => setWhy(null), patience);
    return () => clearTimeout(timer);
  }, [why]);

  const calls = callStates(scene);
  const lives = view.players[me]!.lives;
  const maySay = offer !== null && live;

  const call = (spell: number, sure = false) => {
    const state = calls.find((each) => each.spell === spell);
    if (!state?.may) {
      setWhy(state?.why ?? null);
      return;
    }
    // The last life is asked about once; nothing else is.
    if (!sure && lives <= worstMiss(spell, components)) setAsking(spell);
    else play({ type: 'call', spell });
  };
  const stop = () => {
    if (maySay && offer.may_stop) play({ type: 'stop' });
    else setWhy(say.say(offer ? 'refusal.must_call_first' : 'refusal.not_your_turn'));
  };
  useKeys((key) => {
    if (key === 'Escape') setAsking(null);
    else if (key === '0') stop();
    else if (spells.includes(Number(key))) call(Number(key));
    else return false;
    return true;
  });

  return (
    <div class="cm-desk">
      <MyStones {...scene} />
      <Calls calls={calls} say={say} call={call} explain={setWhy} />
      <div class="cm-action">
        {why && (
          <p class="cm-why" role="status">
            {why}
          </p>
        )}
        <button
          type="button"
          class="button primary wide"
          data-action="stop"
          data-anchor="stop"
          aria-keyshortcuts="0"
          aria-disabled={!maySay || !offer.may_stop}
          onClick={stop}
        >
          {say.say('action.stop')}
        </button>
        {asking !== null && (
          <LastLife spell={asking} say={say} yes={() => call(asking, true)} no={() => setAsking(null)} />
        )}
        <p class="cm-keys">{say.say('hint.keys')}</p>
      </div>
    </div>
  );
}

function callStates({ view, components, say, live }: MyScene): CallState[] {
  const { offer } = view;
  return spells.map((spell) => {
    const fits = offer !== null && (spell >= offer.lowest || offer.mistakes);
    const why = offer === null ? say.say('refusal.not_your_turn') : say.say('hint.below_last', { last: offer.lowest });
    return {
      spell,
      may: fits && live,
      why: fits ? null : why,
      unseen: view.unseen[spell - 1] ?? 0,
      copies: components.copies.value[spell - 1] ?? 0,
    };
  });
}

function MyStones({ view, me, seats, components, say, event }: MyScene) {
  const player = view.players[me]!;
  const call = view.latest;
  return (
    <div
      class="cm-mine"
      data-anchor="mine"
      data-turn={acting(view) === me}
      data-seat={me}
      style={{ '--seat': `var(--seat-${me})` }}
    >
      <div class="cm-mine-facts">
        <Hearts seat={me} lives={player.lives} most={components.lives.value} say={say} />
        {call?.seat === me ? (
          <Bubble call={call} say={say} />
        ) : (
          <span class="cm-floor">
            {say.say('label.floor')} <Floor seat={me} floor={player.floor} />
          </span>
        )}
      </div>
      <ul
        class="cm-row"
        aria-label={say.say('label.your_stones')}
        data-number={`#players.${me}.stones`}
        data-of=".cm-stone:not([data-kind=empty])"
      >
        {player.stones.map((spell, slot) => (
          <li key={slot} data-thing={`stone:${me}-${slot}`}>
            <Stone spell={spell} say={say} at={`stone-${me}-${slot}`}>
              <RuledOut spells={ruledOut(view, me, slot)} say={say} />
            </Stone>
          </li>
        ))}
      </ul>
      {player.secrets.length > 0 && (
        <div class="cm-my-secrets">
          <span class="cm-label">{say.say('label.your_secrets')}</span>
          <ul class="cm-row" aria-label={say.say('label.your_secrets')}>
            {player.secrets.map((spell, i, all) => (
              <li key={i}>
                <Stone spell={spell} say={say} at={i === all.length - 1 ? `kept-${me}` : undefined} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <LifeChange event={event} seat={me} />
      <span class="unseen">{seats[me]?.name}</span>
    </div>
  );
}

// What this stone is known not to be, where the table plays with notes.
function RuledOut({ spells: out, say }: { spells: readonly number[]; say: Phrasebook }) {
  if (out.length === 0) return null;
  return (
    <span class="cm-notes">
      <span class="unseen">{say.say('label.notes')}: </span>
      {out.map((spell) => (
        <s key={spell}>{spell}</s>
      ))}
    </span>
  );
}

interface LastLifeProps {
  spell: number;
  say: Phrasebook;
  yes: () => void;
  no: () => void;
}

function LastLife({ spell, say, yes, no }: LastLifeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const returnTo = document.activeElement;
    button.current?.focus();
    return () => {
      if (returnTo instanceof HTMLElement) returnTo.focus();
    };
  }, []);
  return (
    <fieldset class="cm-last-life" aria-label={say.say('confirm.last_life')}>
      <p>{say.say('confirm.last_life')}</p>
      <button type="button" class="button" onClick={no}>
        {say.say('confirm.back')}
      </button>
      <button type="button" class="button primary" data-action="confirm" ref={button} onClick={yes}>
        {say.say('confirm.call', { spell })}
      </button>
    </fieldset>
  );
}
