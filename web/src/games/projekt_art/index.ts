import { lazy } from 'preact/compat';
import type { Components, Event, Options, View } from '../../generated/projekt-art';
import { gameClient } from '../../kit/game';
import { Crib } from './crib';
import { deed } from './deeds';
import { Desk } from './desk';
import { reckoning } from './reckoning';
import { logged, pace, sound, travels } from './showing';
import { signals, thingName } from './signals';
import { Stage } from './stage';
import { Standing } from './standing';
import { acting, ending, prompt } from './words';
import './board.css';
import './map.css';
import './desk.css';
import './wide.css';

export default gameClient<View, Event, Components, Options>({
  Stage,
  Desk,
  Standing,
  Crib,
  prompt,
  deed,
  acting,
  ending,
  reckoning,
  Finale: lazy(() => import('./finale')),
  pace,
  travels,
  sound,
  logged,
  signals,
  thingName,
});
