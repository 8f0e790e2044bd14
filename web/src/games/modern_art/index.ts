import { lazy } from 'preact/compat';
import type { Components, Event, Options, View } from '../../generated/modern-art';
import { gameClient } from '../../kit/game';
import { Crib } from './crib';
import { Desk } from './desk';
import { reckoning } from './reckoning';
import { logged, pace, sound, travels } from './showing';
import { Stage } from './stage';
import { Standing } from './standing';
import { acting, deed, ending, onlyPass, prompt, thingName } from './words';
import './card.css';
import './stage.css';
import './summary.css';
import './desk.css';
import './margin.css';

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
