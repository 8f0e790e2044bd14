import { useState } from 'preact/hooks';
import { type GameOnOffer, useGamesOnOffer } from '../games/on_offer';
import type { ComparedPart, Comparison, Figure, Spread } from '../generated/protocol';
import type { Phrasebook } from '../texts/format';
import { useBox } from './open_box';
import { kept } from './use_kept';
import type { Desk, Given } from './use_open_box';
import { useTrial } from './use_trial';
import { linesBetween } from './values';

const amounts = [100, 500, 2000] as const;

// "What does this change?": bots play the box on the desk and the program's own with the same luck.
export function Trial({ desk }: { desk: Desk; given: Given }) {
  const { say, game, now, usual } = useBox();
  const offer = useGamesOnOffer()?.find((each) => each.id === game);
  const own = linesBetween(usual, now).length > 0;
  const ready = own && desk.judged.verdict?.sound === true && !desk.judged.asking;
  return (
    <section id="box-trial" class="box-shelf" aria-labelledby="box-trial-name">
      <h2 id="box-trial-name">{say.say('box.trial')}</h2>
      <p class="quiet">{say.say(own ? 'box.trial.text' : 'box.trial.first')}</p>
      {ready && offer && <Bench desk={desk} offer={offer} />}
    </section>
  );
}

function Bench({ desk, offer }: { desk: Desk; offer: GameOnOffer }) {
  const { say, game } = useBox();
  const hash = desk.judged.verdict?.hash ?? null;
  const [refused, setRefused] = useState<string | null>(null);
  const fit = desk.judged.verdict?.seats ?? [];
  const usualSeats = Number(offer.options.find(({ name }) => name === 'seats')?.default ?? offer.seats[0]);
  const [seats, setSeats] = useState(fit.includes(usualSeats) ? usualSeats : (fit[0] ?? usualSeats));
  const [games, setGames] = useState<number>(500);
  const trial = useTrial();
  const { comparison } = trial;
  const going = comparison?.state === 'waiting' || comparison?.state === 'working';
  const start = async () => {
    const box = await kept(desk);
    setRefused(box.refused);
    if (box.hash !== null) trial.start(game, { seats }, box.hash, games);
  };
  const old = comparison !== null && hash !== null && !comparison.boxes.includes(hash);
  return (
    <>
      <div class="box-trial-form">
        <label>
          {say.say('option.seats')}
          <select class="field" value={seats} onChange={({ currentTarget }) => setSeats(Number(currentTarget.value))}>
            {fit.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say.say('box.trial.games')}
          <select class="field" value={games} onChange={({ currentTarget }) => setGames(Number(currentTarget.value))}>
            {amounts.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        {going ? (
          <button type="button" class="button" onClick={trial.stop} data-trial="stop">
            {say.say('box.trial.stop')}
          </button>
        ) : (
          <button
            type="button"
            class="button primary"
            disabled={hash === null || trial.asked}
            onClick={start}
            data-trial="start"
          >
            {say.say('box.trial.start')}
          </button>
        )}
      </div>
      {(refused ?? failure(trial.failed, say)) && (
        <p class="refusal" role="alert">
          {refused ?? failure(trial.failed, say)}
        </p>
      )}
      {comparison && <Progress comparison={comparison} />}
      {old && <p class="quiet">{say.say('box.trial.old')}</p>}
      {comparison?.parts.map((part, i) => (
        <Part key={i} part={part} />
      ))}
    </>
  );
}

function failure(failed: ReturnType<typeof useTrial>['failed'], say: Phrasebook): string | null {
  if (failed === null || failed.ok) return null;
  const key = `box.trial.refused.${failed.status}`;
  return say.has(key) ? say.say(key) : failed.text || say.say('box.away');
}

function Progress({ comparison: { state, done } }: { comparison: Comparison }) {
  const { say } = useBox();
  const percent = Math.round(done * 100);
  return (
    <div class="box-progress" data-state={state}>
      <progress value={done} max={1} aria-label={say.say('box.trial')} />
      <span role="status">{say.say(`box.trial.${state}`, { percent })}</span>
    </div>
  );
}

function Part({ part: { options, games, figures } }: { part: ComparedPart }) {
  const { say } = useBox();
  if (games === 0) return null;
  const { difficulty } = options as { difficulty?: string };
  return (
    <section class="box-part-figures">
      <h3>
        {difficulty && `${say.say('option.difficulty')}: ${say.say(`option.difficulty.${difficulty}`)}, `}
        {say.say('box.trial.played', { games })}
      </h3>
      <ul class="box-figures">
        {figures.map((figure) => (
          <FigureRow key={`${figure.name} ${figure.seat}`} figure={figure} />
        ))}
      </ul>
    </section>
  );
}

// How often something happens, and not how much of it there is.
const isShare = (name: string): boolean => name === 'won' || name === 'wins' || name.endsWith('.out');

function nameOf({ name, seat }: Figure, say: Phrasebook): string {
  const key = ['length', 'won', 'wins', 'points'].includes(name) ? `box.figure.${name}` : `measured.${name}`;
  const word = say.has(key) ? say.say(key) : name.replaceAll('_', ' ');
  return seat === null ? word : `${word}, ${say.say('box.seat', { seat: seat + 1 })}`;
}

// Both boxes on one line, each with its interval, and the difference in words; a difference that may be none stays pale.
function FigureRow({ figure }: { figure: Figure }) {
  const { say } = useBox();
  const { first, second, difference, name } = figure;
  const share = isShare(name);
  const number = (value: number) =>
    new Intl.NumberFormat(
      say.language,
      share ? { style: 'percent', maximumFractionDigits: 1 } : { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 },
    ).format(value);
  const signed = (value: number) => (value > 0 ? `+${number(value)}` : number(value));
  const spread = ({ mean, low, high }: Spread) =>
    say.say('box.spread', { mean: number(mean), low: number(low), high: number(high) });
  const sure = difference.low > 0 || difference.high < 0;
  const even = difference.low === 0 && difference.high === 0;
  const label = nameOf(figure, say);
  return (
    <li class="box-figure" data-sure={sure} data-figure-name={name}>
      <span class="box-figure-name">{label}</span>
      <Intervals first={first} second={second} />
      <span class="unseen">
        {say.say('box.first')}: {spread(first)}. {say.say('box.second')}: {spread(second)}.
      </span>
      <span class="box-figure-values number" aria-hidden="true">
        <span>{number(first.mean)}</span> → <b>{number(second.mean)}</b>
      </span>
      <span class="box-figure-difference number">
        {say.say(even ? 'box.same' : sure ? 'box.difference' : 'box.no_difference', {
          mean: signed(difference.mean),
          low: signed(difference.low),
          high: signed(difference.high),
        })}
      </span>
    </li>
  );
}

const wide = 200;

// The first box above, the second below: a dot where the mean is, a line as long as the interval.
function Intervals({ first, second }: { first: Spread; second: Spread }) {
  const low = Math.min(first.low, second.low);
  const high = Math.max(first.high, second.high);
  const room = (high - low || Math.abs(high) || 1) * 0.12;
  const x = (value: number) => ((value - low + room) / (high - low + 2 * room)) * wide;
  const line = ({ mean, low: from, high: to }: Spread, y: number, look: string) => (
    <g class={look}>
      <line x1={x(from)} x2={x(to)} y1={y} y2={y} />
      <line x1={x(from)} x2={x(from)} y1={y - 3} y2={y + 3} />
      <line x1={x(to)} x2={x(to)} y1={y - 3} y2={y + 3} />
      {look === 'first' ? <circle cx={x(mean)} cy={y} r="4" /> : <path d={`M${x(mean)} ${y - 5}l5 5-5 5-5-5Z`} />}
    </g>
  );
  return (
    <svg class="box-intervals" viewBox={`0 0 ${wide} 32`} aria-hidden="true">
      {line(first, 9, 'first')}
      {line(second, 23, 'second')}
    </svg>
  );
}
