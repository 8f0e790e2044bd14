import { useEffect, useState } from 'preact/hooks';
import type { Analysing, Analysis, Slip } from '../generated/protocol';
import { type SeatFace, SeatName } from '../shell/seats';
import { Chart } from '../story/chart';
import type { Chapter } from '../story/reel';
import type { Phrasebook } from '../texts/format';

// Where the server is with it: a part of the whole, the whole, or why there is none.
type Sight = { done: number } | { analysis: Analysis } | { missing: 'busy' | 'unreachable' };

const patience = 1000; // milliseconds between two questions

async function ask(table: string): Promise<Sight> {
  const answer = await fetch(`/api/tables/${table}/analysis`);
  if (answer.status === 202) return (await answer.json()) as Analysing;
  if (answer.ok) return { analysis: (await answer.json()) as Analysis };
  return { missing: answer.status === 503 ? 'busy' : 'unreachable' };
}

function useAnalysis(table: string, wanted: boolean): Sight | null {
  const [sight, setSight] = useState<Sight | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const look = async () => {
      const seen = await ask(table).catch((): Sight => ({ missing: 'unreachable' }));
      if (!here) return;
      setSight(seen);
      if ('done' in seen) timer = setTimeout(look, patience);
    };
    look();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [table, wanted]);
  return sight;
}

interface LookingBackProps {
  table: string;
  chapters: readonly Chapter[];
  steps: readonly number[]; // of the game, that the moments show
  at: number;
  faces: readonly SeatFace[];
  say: Phrasebook;
  to: (at: number) => void;
}

// What the server's bots make of the game: everyone's chance to win, the moves that gave most away, and what was luck. Worked out only for those who want
// to see it.
export function LookingBack({ table, chapters, steps, at, faces, say, to }: LookingBackProps) {
  const [open, setOpen] = useState(false);
  const sight = useAnalysis(table, open);
  return (
    <details class="fold looking-back" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.say('back.title')}</summary>
      {sight && 'analysis' in sight && <Told analysis={sight.analysis} {...{ chapters, steps, at, faces, say, to }} />}
      {sight && 'missing' in sight && <p role="status">{say.say(`back.${sight.missing}`)}</p>}
      {open && (!sight || 'done' in sight) && (
        <p class="looking" role="status">
          <label>
            {say.say('back.working')} <progress max={1} value={sight?.done ?? 0} />
          </label>
        </p>
      )}
    </details>
  );
}

function Told({
  analysis,
  chapters,
  steps,
  at,
  faces,
  say,
  to,
}: Omit<LookingBackProps, 'table'> & { analysis: Analysis }) {
  const { chances, fortunes, slips, together } = analysis;
  const seats = together ? faces.slice(0, 1) : faces;
  const lines = seats.map(({ seat, name }) => ({
    key: String(seat),
    name: together ? say.say('back.team') : name,
    seat: together ? null : seat,
    values: steps.map((step) => chances[step]![seat]!),
    last: percent(chances[steps[at]!]![seat]!),
  }));
  return (
    <>
      <Chart title={say.say('back.chances')} most={1} {...{ lines, chapters, at }} />
      <p class="quiet">{say.say('back.how')}</p>
      <div class="fortunes-box">
        <table class="fortunes">
          <caption>{say.say('back.fortunes')}</caption>
          <thead>
            <tr>
              <td />
              {['start', 'own', 'others', 'luck'].map((part) => (
                <th key={part} scope="col">
                  {say.say(`back.${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {faces.map((face) => {
              const { start, own, others, luck, error } = fortunes[face.seat]!;
              return (
                <tr key={face.seat}>
                  <th scope="row">
                    <SeatName face={face} />
                  </th>
                  <td class="number">{percent(start)}</td>
                  <td class="number">
                    {signed(own)} <small>± {Math.round(100 * error)}</small>
                  </td>
                  <td class="number">{signed(others)}</td>
                  <td class="number">{signed(luck)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <h3>{say.say('back.slips')}</h3>
      {slips.length === 0 && <p class="quiet">{say.say('back.none')}</p>}
      <ol class="slips">
        {dearest(slips).map((slip) => (
          <li key={slip.step}>
            <button type="button" onClick={() => to(steps.indexOf(Math.max(0, slip.step - 1)))}>
              {slipIn(say, slip)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

const mostSlips = 6;

// The dearest, in the order they came.
const dearest = (slips: readonly Slip[]): Slip[] =>
  [...slips]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, mostSlips)
    .sort((a, b) => a.step - b.step);

// As the log tells it. Of a secret choice it tells only that it was made.
function slipIn(say: Phrasebook, { told, told_better, gain }: Slip): string {
  const [played, better] = [told, told_better].map((event) => (event ? say.event(event, null) : ''));
  const key = !played || !better || played === better ? 'back.slip_hidden' : 'back.slip';
  return say.say(key, { played, better, gain: Math.round(100 * gain) });
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const signed = (share: number): string => {
  const points = Math.round(100 * share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
};
