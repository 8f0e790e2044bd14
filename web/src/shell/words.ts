import en from '../texts/en.json';
import { type Catalogue, type Language, Phrasebook } from '../texts/format';
import pl from '../texts/pl.json';
import { settings } from './settings';
import { useStore } from './store';

const catalogues: Record<Language, Catalogue> = { en, pl };
const shell: Record<Language, Phrasebook> = {
  en: new Phrasebook('en', [catalogues.en]),
  pl: new Phrasebook('pl', [catalogues.pl]),
};

export function useWords(): Phrasebook {
  return shell[useStore(settings).language];
}
