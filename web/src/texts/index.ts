import { settings } from '../settings';
import { useStore } from '../store';
import en from './en.json';
import { type Catalogue, type Language, Phrasebook } from './format';
import pl from './pl.json';

const catalogues: Record<Language, Catalogue> = { en, pl };
const shell: Record<Language, Phrasebook> = {
  en: new Phrasebook('en', [catalogues.en]),
  pl: new Phrasebook('pl', [catalogues.pl]),
};

export function useWords(): Phrasebook {
  return shell[useStore(settings).language];
}
