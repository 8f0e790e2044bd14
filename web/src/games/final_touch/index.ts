import { lazy } from 'preact/compat';
import type { Components, Event, Options, View } from '../../generated/final-touch';
import { gameClient } from '../../kit/game';
import { Crib } from './crib';
import { Desk } from './desk';
import { reckoning } from './reckoning';
import { logged, pace, sound, travels } from './showing';
import { Stage } from './stage';
import { Standing } from './standing';
import { acting, ending, prompt } from './words';
import './style.css';

export default gameClient<View, Event, Components, Options>({
  Stage,
  Desk,
  Standing,
  Crib,
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
