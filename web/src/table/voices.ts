import type { Motion } from '../kit/motion';

// Short voices made here, for those who switched them on: no file, a few oscillators and a breath of noise.

export type Voice = Motion | 'turn' | 'end';

interface Tone {
  pitch: number; // hertz; 0: noise
  to?: number; // where the pitch slides
  after: number; // seconds from now
  lasts: number;
  loud: number;
  shape?: OscillatorType;
}

const score: Record<Voice, readonly Tone[]> = {
  deal: [{ pitch: 0, after: 0, lasts: 0.05, loud: 0.35 }],
  fly: [{ pitch: 0, after: 0, lasts: 0.12, loud: 0.2 }],
  flip: [
    { pitch: 0, after: 0, lasts: 0.04, loud: 0.3 },
    { pitch: 330, to: 440, after: 0.03, lasts: 0.1, loud: 0.2 },
  ],
  roll: [0, 0.06, 0.13, 0.22, 0.3].map((after) => ({ pitch: 0, after, lasts: 0.03, loud: 0.45 })),
  pay: [
    { pitch: 1318, after: 0, lasts: 0.09, loud: 0.22, shape: 'triangle' },
    { pitch: 1760, after: 0.06, lasts: 0.14, loud: 0.18, shape: 'triangle' },
  ],
  restore: [523, 659, 784].map((pitch, i) => ({ pitch, after: i * 0.05, lasts: 0.35, loud: 0.16 })),
  turn: [
    { pitch: 659, after: 0, lasts: 0.16, loud: 0.25 },
    { pitch: 880, after: 0.12, lasts: 0.28, loud: 0.25 },
  ],
  end: [392, 523, 659, 784].map((pitch, i) => ({ pitch, after: i * 0.12, lasts: 0.5, loud: 0.2 })),
};

const loudness = 0.5;
const breath = 0.05; // seconds between two voices: a deal of forty cards is not forty at once

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let last = -breath;

function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; ++i) {
    state = (state * 48271) % 2147483647;
    samples[i] = (2 * state) / 2147483647 - 1;
  }
  return noise;
}

function source(audio: AudioContext, { pitch, to, lasts, shape = 'sine' }: Tone, at: number): AudioScheduledSourceNode {
  if (pitch === 0) {
    const breathing = audio.createBufferSource();
    breathing.buffer = hiss(audio);
    return breathing;
  }
  const tone = audio.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, at);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, at + lasts);
  return tone;
}

// Nothing sounds on a page that is not looked at, nor before its first press or key: browsers forbid that.
export function sound(voice: Voice): void {
  if (document.hidden) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (context.state === 'running' && now - last < breath) return;
  last = now;
  for (const tone of score[voice]) {
    const at = now + tone.after;
    const made = source(context, tone, at);
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(tone.loud * loudness, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + tone.lasts);
    made.connect(gain).connect(context.destination);
    made.start(at);
    made.stop(at + tone.lasts);
  }
}
