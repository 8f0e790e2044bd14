import en from '@games/final_touch/texts/en.json';
import pl from '@games/final_touch/texts/pl.json';
import type { Components, Event, Options, View } from '../../generated/final-touch';
import { gameClient } from '../../kit/game';
import { Cover } from './cover';
import { Crib } from './crib';
import { Desk } from './desk';
import { reckoning } from './reckoning';
import { logged, pace, travels } from './showing';
import { Stage } from './stage';
import { Standing } from './standing';
import { acting, ending, prompt } from './words';
import './style.css';

export default gameClient<View, Event, Components, Options>({
  texts: { en, pl },
  help: {
    en: () => import('@games/final_touch/help.en.md'),
    pl: () => import('@games/final_touch/help.pl.md'),
  },
  Cover,
  Stage,
  Desk,
  Standing,
  Crib,
  prompt,
  acting,
  ending,
  reckoning,
  pace,
  travels,
  logged,
});
