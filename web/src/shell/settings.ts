import type { Language } from '../texts/format';
import { remember, remembered } from './drawer';
import { Store } from './store';

type Theme = 'system' | 'light' | 'dark';
type Speed = 'calm' | 'normal' | 'quick' | 'none';
type Passing = 'never' | 'ask' | 'always'; // when nothing else is possible: wait, count down, or at once

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  passing: Passing;
  sounds: boolean;
  name: string;
}

export const themes: readonly Theme[] = ['system', 'light', 'dark'];
export const speeds: readonly Speed[] = ['calm', 'normal', 'quick', 'none'];
export const passings: readonly Passing[] = ['never', 'ask', 'always'];
export const languages: readonly Language[] = ['pl', 'en'];

const first: Settings = {
  language: navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en',
  theme: 'system',
  speed: 'normal',
  passing: 'ask',
  sounds: false,
  name: '',
};

export const settings = new Store<Settings>({ ...first, ...remembered<Partial<Settings>>('settings', {}) });

function wear({ language, theme }: Settings): void {
  document.documentElement.lang = language;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

wear(settings.value);
settings.subscribe(() => {
  remember('settings', settings.value);
  wear(settings.value);
});

// How much longer or shorter than planned movement takes; 0 means things are simply there.
export const tempo: Record<Speed, number> = { calm: 1.7, normal: 1, quick: 0.5, none: 0 };

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
