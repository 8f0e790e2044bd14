import en from '@games/czary_mary/texts/en.json';
import pl from '@games/czary_mary/texts/pl.json';
import type { Components, Event, Options, View } from '../../generated/czary-mary';
import { gameClient } from '../../kit/game';
import { Cover } from './cover';
import { Crib } from './crib';
import { Desk } from './desk';
import { hangPictures } from './pictures';
import { reckoning } from './reckoning';
import { logged, pace, travels } from './showing';
import { Stage } from './stage';
import { Standing } from './standing';
import { acting, ending, prompt } from './words';
import './stones.css';
import './racks.css';
import './middle.css';
import './summary.css';
import './wide.css';
import './desk.css';
import './cover.css';
import './crib.css';
import './still.css';

hangPictures();

export default gameClient<View, Event, Components, Options>({
  texts: { en, pl },
  help: {
    en: () => import('@games/czary_mary/help.en.md'),
    pl: () => import('@games/czary_mary/help.pl.md'),
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
