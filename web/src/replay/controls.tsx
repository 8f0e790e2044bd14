import type { ComponentChildren } from 'preact';
import { Copy, FastBack, FastForward, Pause, Play, StepBack, StepForward, Tick } from '../shell/icons';
import { useKeys } from '../shell/keys';
import type { SeatFace } from '../shell/seats';
import type { Chapter, Reel } from '../story/reel';
import type { Eyes } from '../story/use_reel';
import { useCopying } from '../table/share';
import type { Phrasebook } from '../texts/format';
import { type Projector, speeds } from './projector';

interface ControlsProps {
  projector: Projector;
  reel: Reel;
  chapters: readonly Chapter[];
  say: Phrasebook;
  children: ComponentChildren;
}

// Slider, steps and chapters. Keys: arrows step, with Shift (or Page keys) to the next chapter, Space runs and
// pauses, Home and End.
export function Controls({ projector, reel, chapters, say, children }: ControlsProps) {
  const { at } = projector.shown;
  const last = reel.moments.length - 1;
  const before = chapters.findLast((each) => each.at < at)?.at ?? 0;
  const after = chapters.find((each) => each.at > at)?.at ?? last;
  const toggle = () => (projector.running ? projector.pause() : projector.run());
  useKeys((key, event) => {
    const act = {
      ArrowLeft: () => projector.to(event.shiftKey ? before : at - 1),
      ArrowRight: () => (event.shiftKey ? projector.to(after) : projector.forward()),
      PageUp: () => projector.to(before),
      PageDown: () => projector.to(after),
      Home: () => projector.to(0),
      End: () => projector.to(last),
      ' ': toggle,
    }[key];
    if (!act || (key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary')))
      return false;
    act();
    return true;
  });
  return (
    <fieldset class="replay-controls" aria-label={say.say('replay.controls')}>
      <Slider projector={projector} reel={reel} chapters={chapters} say={say} />
      <div class="replay-buttons">
        <Press label={say.say('replay.chapter_back')} press={() => projector.to(before)} off={at === 0}>
          <FastBack />
        </Press>
        <Press label={say.say('replay.back')} press={() => projector.to(at - 1)} off={at === 0}>
          <StepBack />
        </Press>
        <button type="button" class="button primary replay-run" onClick={toggle}>
          {projector.running ? <Pause /> : <Play />}
          <span>{say.say(projector.running ? 'replay.pause' : 'replay.run')}</span>
        </button>
        <Press label={say.say('replay.forward')} press={() => projector.forward()} off={at === last}>
          <StepForward />
        </Press>
        <Press label={say.say('replay.chapter_forward')} press={() => projector.to(after)} off={at === last}>
          <FastForward />
        </Press>
      </div>
      {children}
    </fieldset>
  );
}

interface ChoicesProps {
  projector: Projector;
  faces: readonly SeatFace[];
  eyes: Eyes;
  look: (eyes: Eyes) => void;
  say: Phrasebook;
  children: ComponentChildren;
}

// Speed, whose eyes, a link to this moment, and what else can be done with it.
export function Choices({ projector, faces, eyes, look, say, children }: ChoicesProps) {
  return (
    <div class="replay-choices">
      <label>
        <span>{say.say('replay.speed')}</span>
        <select
          class="field"
          value={projector.speed}
          onChange={(change) => {
            projector.speed = Number(change.currentTarget.value);
          }}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say.say('replay.eyes')}</span>
        <select class="field" value={eyes} onChange={(change) => look(eyesNamed(change.currentTarget.value))}>
          <option value="book">{say.say('replay.eyes.book')}</option>
          <option value="spectator">{say.say('replay.eyes.spectator')}</option>
          {faces.map((face) => (
            <option key={face.seat} value={face.seat}>
              {face.name}
            </option>
          ))}
        </select>
      </label>
      <MomentLink say={say} />
      {children}
    </div>
  );
}

export function eyesNamed(name: string | null): Eyes {
  if (name === 'spectator' || name === 'book') return name;
  return name && /^\d$/.test(name) ? Number(name) : 'book';
}

interface PressProps {
  label: string;
  press: () => void;
  off: boolean;
  children: ComponentChildren;
}

function Press({ label, press, off, children }: PressProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={press} disabled={off}>
      {children}
    </button>
  );
}

interface SliderProps {
  projector: Projector;
  reel: Reel;
  chapters: readonly Chapter[];
  say: Phrasebook;
}

// The chapters stand as marks below the track, each a button that leads there.
function Slider({ projector, reel, chapters, say }: SliderProps) {
  const { at } = projector.shown;
  const last = reel.moments.length - 1;
  const chapter = chapters.findLast((each) => each.at <= at);
  const words = say.say('replay.step', { step: at + 1, steps: last + 1 });
  return (
    <div class="replay-slider">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say.say('replay.slider')}
        aria-valuetext={chapter ? `${words}, ${say.event(chapter.event, null)}` : words}
        onInput={(input) => projector.to(Number(input.currentTarget.value))}
      />
      <div class="replay-chapters">
        {chapters.map((each, i) => (
          <button
            type="button"
            key={each.at}
            style={{ '--share': each.at / Math.max(last, 1) }}
            aria-label={`${i + 1}. ${say.event(each.event, null)}`}
            title={say.event(each.event, null)}
            aria-current={each === chapter ? 'step' : undefined}
            onClick={() => projector.to(each.at)}
          >
            {i + 1}
          </button>
        ))}
      </div>
      <span class="replay-count number">{words}</span>
    </div>
  );
}

function MomentLink({ say }: { say: Phrasebook }) {
  const [copied, copy] = useCopying(() => location.href);
  return (
    <button type="button" class="button" onClick={copy}>
      {copied ? <Tick /> : <Copy />}
      <span role="status">{say.say(copied ? 'waiting.copied' : 'replay.link')}</span>
    </button>
  );
}
