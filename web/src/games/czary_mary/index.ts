import { lazy } from 'preact/compat';
import type { Components, Event, Options, View } from '../../generated/czary-mary';
import { gameClient } from '../../kit/game';
import { Crib } from './crib';
import { Desk } from './desk';
import { hangPictures } from './pictures';
import { reckoning } from './reckoning';
import { logged, pace, sound, travels } from './showing';
import { Stage } from './stage';
import { Standing } from './standing';
import { acting, ending, prompt, thingName } from './words';
import './stones.css';
import './racks.css';
import './middle.css';
import './summary.css';
import './wide.css';
import './desk.css';
import './crib.css';
import './still.css';

hangPictures();

export default gameClient<View, Event, Components, Options>({
  Stage,
  Desk,
  Standing,
  Crib,
  thingName,
  prompt,
  acting,
  ending,
  reckoning,
  Finale: lazy(() => import('./finale')),
  pace,
  travels,
  sound,
  logged,
});
