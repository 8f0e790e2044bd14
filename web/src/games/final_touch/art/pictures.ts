import type { Painting } from '../../../generated/final-touch';
import { grandeJatte, greatWave, starryNight, sunflowers, wanderer, waterLilies } from './landscapes';
import { composition, dance, nighthawks, persistenceOfMemory } from './modern';
import {
  americanGothic,
  arnolfini,
  fifer,
  ladyWithAnErmine,
  monaLisa,
  pearlEarring,
  scream,
  sonOfMan,
} from './portraits';
import { birthOfVenus, boatingParty, creationOfAdam, kiss, liberty, napoleon, whistlersMother } from './scenes';
import type { Drawing } from './shapes';

export const pictures: Record<Painting, Drawing> = {
  mona_lisa: monaLisa,
  american_gothic: americanGothic,
  boating_party: boatingParty,
  liberty,
  creation_of_adam: creationOfAdam,
  starry_night: starryNight,
  sunflowers,
  son_of_man: sonOfMan,
  persistence_of_memory: persistenceOfMemory,
  dance,
  pearl_earring: pearlEarring,
  scream,
  great_wave: greatWave,
  kiss,
  birth_of_venus: birthOfVenus,
  water_lilies: waterLilies,
  composition,
  nighthawks,
  whistlers_mother: whistlersMother,
  wanderer,
  lady_with_an_ermine: ladyWithAnErmine,
  grande_jatte: grandeJatte,
  napoleon,
  fifer,
  arnolfini,
};
