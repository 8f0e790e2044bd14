import { lazy } from 'preact/compat';
import type { Components, Event, Options, View } from '../../generated/fresco';
import { gameClient } from '../../kit/game';
import { Crib } from './crib';
import { deed } from './deed';
import { Desk } from './desk';
import { hangPainting } from './pictures';
import { reckoning } from './reckoning';
import { logged, pace, sound, travels } from './showing';
import { Stage } from './stage';
import { Standing } from './standing';
import { acting, ending, onlyPass, prompt, thingName } from './words';
import './board.css';
import './places.css';
import './cathedral.css';
import './painters.css';
import './desk.css';
import './crib.css';
import './wide.css';

hangPainting();

export default gameClient<View, Event, Components, Options>({
  Stage,
  Desk,
  Standing,
  Crib,
  thingName,
  prompt,
  deed,
  acting,
  onlyPass,
  ending,
  reckoning,
  Finale: lazy(() => import('./finale')),
  pace,
  travels,
  sound,
  logged,
});
