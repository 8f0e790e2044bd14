import { useEffect, useRef, useState } from 'preact/hooks';
import { useKeys } from '../../shell/keys';
import type { Phrasebook } from '../../texts/format';
import type { Pigment } from './art/shapes';
import { CardFace } from './card';
import { laidOut, pigments, total } from './count';
import { Bolt, Brush } from './easel';
import type { FinalTouchScene } from './stage';

export function Desk(scene: FinalTouchScene) {
  if (scene.me === null || scene.view.phase === 'over') return null;
  return <MyDesk {...scene} me={scene.me} />;
}

type MyScene = FinalTouchScene & { me: number };
type Use = 'retouch' | 'smear' | 'none';

// Cards are picked one by one and played with one press; until then everything can be taken back.
function MyDesk({ view, say, me, live, play }: MyScene) {
  const { offer, easel } = view;
  const hand = laidOut(view.players[me]?.hand ?? []);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const takeBack = () => {
    setPicked([]);
    setAsking(false);
    setWhy(null);
  };
  // While the others play, what was explained stays.
  useEffect(takeBack, [offer === null ? null : view]);

  const useOf = (paint: Pigment): Use => {
    const i = pigments.indexOf(paint);
    if (!offer) return 'none';
    return offer.retouch[i] ? 'retouch' : offer.smear[i] ? 'smear' : 'none';
  };
  const chosen = picked.map((place) => hand[place]!);
  const smearing = chosen[0] !== undefined && useOf(chosen[0]) === 'smear';
  const counts = pigments.map((paint) => chosen.filter((each) => each === paint).length);

  const pick = (place: number) => {
    const paint = hand[place];
    if (paint === undefined) return;
    setAsking(false);
    setWhy(null);
    if (picked.includes(place)) return setPicked(picked.filter((each) => each !== place));
    if (!offer) return setWhy(say.say('hint.wait'));
    if (useOf(paint) === 'smear') return setPicked([place]);
    const i = pigments.indexOf(paint);
    if (!smearing && (counts[i] ?? 0) >= (offer.retouch[i] ?? 0)) return setWhy(say.say('hint.enough'));
    setPicked(smearing ? [place] : [...picked, place]);
  };
  const ruins = smearing && view.smears + 1 === view.most_smears;
  const finishes = !smearing && easel !== null && chosen.length > 0 && chosen.length === total(easel.missing);
  const confirm = (sure = false) => {
    if (!offer || !live) return setWhy(say.say('hint.wait'));
    if (chosen.length === 0) return setWhy(say.say('action.choose'));
    // Money for the rivals is asked about once; nothing else is.
    if (ruins && !sure) return setAsking(true);
    play(smearing ? { type: 'smear', paint: chosen[0] } : { type: 'retouch', cards: chosen });
  };
  useKeys((key) => {
    if (key === 'Escape') takeBack();
    else if (key === 'Enter') confirm();
    else if (Number(key) >= 1 && Number(key) <= hand.length) pick(Number(key) - 1);
    else return false;
    return true;
  });

  return (
    <div class="ft-desk">
      <ul
        class="ft-hand"
        aria-label={say.say('label.hand')}
        data-anchor="hand"
        data-number={`players.${me}.hand`}
        data-of=".ft-hand-card"
      >
        {hand.map((paint, place) => (
          <li key={place}>
            <HandCard
              paint={paint}
              use={useOf(paint)}
              picked={picked.includes(place)}
              number={place + 1}
              say={say}
              pick={() => pick(place)}
            />
          </li>
        ))}
      </ul>
      <div class="ft-action" data-anchor="play">
        {why && (
          <p class="ft-why" role="status">
            {why}
          </p>
        )}
        {asking && easel ? (
          <Ruin value={easel.ruined} say={say} yes={() => confirm(true)} no={() => setAsking(false)} />
        ) : (
          <div class="ft-buttons">
            <button
              type="button"
              class="button primary wide"
              data-action="play"
              aria-disabled={!offer || !live || chosen.length === 0}
              onClick={() => confirm()}
            >
              {playWords(say, chosen.length, smearing, ruins, finishes ? (easel?.completed ?? 0) : null)}
            </button>
            <button type="button" class="button" data-action="back" disabled={picked.length === 0} onClick={takeBack}>
              {say.say('action.clear')}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

function playWords(say: Phrasebook, count: number, smearing: boolean, ruins: boolean, value: number | null): string {
  if (count === 0) return say.say('action.choose');
  if (smearing) return say.say(ruins ? 'action.ruin' : 'button.smear');
  return value === null ? say.say('button.retouch', { count }) : say.say('action.finish', { value });
}

interface HandCardProps {
  paint: Pigment;
  use: Use;
  picked: boolean;
  number: number;
  say: Phrasebook;
  pick: () => void;
}

function HandCard({ paint, use, picked, number, say, pick }: HandCardProps) {
  const useWords = use === 'retouch' ? say.say('hint.fits') : use === 'smear' ? say.say('hint.smears') : '';
  return (
    <button type="button" class="ft-hand-card" data-use={use} data-paint={paint} aria-pressed={picked} onClick={pick}>
      <CardFace paint={paint} />
      <span class="unseen">
        {say.say(`paint.${paint}`)} {useWords}
      </span>
      <span class="ft-use" aria-hidden="true">
        {use === 'retouch' ? <Brush /> : use === 'smear' ? <Bolt /> : null}
      </span>
      <span class="ft-key" aria-hidden="true">
        {number}
      </span>
    </button>
  );
}

interface RuinProps {
  value: number;
  say: Phrasebook;
  yes: () => void;
  no: () => void;
}

function Ruin({ value, say, yes, no }: RuinProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <fieldset class="ft-ruin">
      <legend>{say.say('confirm.ruin', { value })}</legend>
      <button type="button" class="button" onClick={no}>
        {say.say('action.clear')}
      </button>
      <button type="button" class="button primary" data-action="confirm" ref={button} onClick={yes}>
        {say.say('action.ruin')}
      </button>
    </fieldset>
  );
}
