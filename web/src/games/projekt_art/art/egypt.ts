import type { MapSheet } from '../../../generated/projekt-art';
import { chartOf, type Towns } from './chart';
import { type Country, charted, planted } from './country';

// Egypt: sand and one green river between two seas. Degrees east and north.

const towns: Towns = {
  abu_simbel: [31.63, 22.34],
  aswan: [32.9, 24.09],
  luxor: [32.64, 25.69],
  asyut: [31.18, 27.18],
  minya: [30.75, 28.1],
  cairo: [31.24, 30.04],
  alexandria: [29.92, 31.2],
};

const egyptAndSinai =
  '20,32.5 25.2,31.6 26.2,31.5 27.2,31.35 28,31.05 28.95,30.85 29.6,31 29.92,31.28 30.4,31.47 31.1,31.6 31.85,31.52 32.3,31.27 32.8,31.05 33.8,31.13 34.3,31.35 34.6,31.8 35,33 40,33 40,30 34.98,29.55 34.65,28.9 34.45,28 34.2,27.75 33.6,28.3 33.2,28.95 32.75,29.5 32.58,29.95 32.35,29.6 32.7,28.95 33.2,28.2 33.6,27.7 33.85,27.2 34,26.6 34.3,26.1 34.9,25.05 35.45,24.2 35.8,23.9 35.5,23.5 36.1,22.7 36.9,22 37.3,19 37.3,17 20,17';
const arabia =
  '34.98,29.5 34.8,28.8 34.6,28.05 35.3,28 35.6,27.4 36.4,26.3 37.1,25.2 37.7,24.2 38.3,23.5 39,22 41,22 41,31 36,31';

const nile =
  '31.2,21.3 31.45,21.9 31.63,22.34 32.3,22.7 32.85,23.3 32.9,24.09 32.95,24.55 32.85,25 32.5,25.3 32.64,25.69 32.75,26.1 32.3,26.1 31.9,26.45 31.5,26.8 31.18,27.18 30.85,27.6 30.75,28.1 30.9,28.8 31.2,29.3 31.24,30.04';

export function egypt(sheet: MapSheet): Country {
  const chart = chartOf(sheet, towns);
  return {
    palette: {
      sea: 'light-dark(#a5cfcb, #10313a)',
      swell: 'light-dark(#8fbfbd, #17424c)',
      shallow: 'light-dark(#d8ebe0, #23606a)',
      land: 'light-dark(#f2dda8, #54432a)',
      tint: 'light-dark(#e6c584, #654f2e)',
      green: 'light-dark(#b9c27a, #5d6b3a)',
      abroad: 'light-dark(#e8d3a4, #42372a)',
      coast: 'light-dark(#6b4a1f, #d9bd86)',
      water: 'light-dark(#6fb0b4, #2d7480)',
    },
    lands: [charted(chart, egyptAndSinai)],
    abroad: [charted(chart, arabia)],
    meadows: [
      '31.24,30.1 30.75,30.8 30.42,31.38 31.1,31.5 31.82,31.42 31.5,30.8',
      '28.8,28.05 29.2,28.15 29.1,28.35 28.8,28.25',
    ].map((green) => charted(chart, green)),
    lakes: [
      charted(
        chart,
        '31.3,21.9 31.75,22.25 32.35,22.6 32.95,23.2 32.98,23.85 32.75,23.4 32.2,22.85 31.55,22.5 31.2,22.1',
      ),
      charted(chart, '30.4,29.42 30.8,29.52 30.75,29.6 30.45,29.5'),
      charted(chart, '32.35,30.3 32.5,30.4 32.42,30.15'),
    ],
    rivers: [
      { course: charted(chart, nile), width: 15, banks: 40 },
      { course: charted(chart, '31.24,30.04 30.85,30.6 30.6,31 30.4,31.45'), width: 9, banks: 40 },
      { course: charted(chart, '31.24,30.04 31.25,30.6 31.6,31.1 31.85,31.5'), width: 9, banks: 40 },
      { course: charted(chart, '30.75,30.7 30.3,30.95 29.95,31.2'), width: 6, banks: 30 },
    ],
    borders: [charted(chart, '34.3,31.35 34.95,29.55'), charted(chart, '24,22 31.2,22 37,22')],
    features: planted(chart, [
      ['pyramid', 78, '29.25,29.15'],
      ['dune', 60, '26.4,30 27.6,28.6 26.5,27.2 28.3,26.4 27,25 28.8,24.6 26.6,23.4 28.9,22.8 27.9,29.9 34.3,23'],
      ['palm', 44, '26,29.2 28.9,28.2 29,25.5 30.1,30.6 31.9,30.7 31.2,30.9 30.2,27.6 31.9,27.2 33.4,25.2 32.2,24.8'],
      ['peak', 42, '33.95,28.75 33.5,29.3 33.2,27.2 33.7,26.2 34.3,25 34.6,24.2 35.2,22.8'],
      ['camel', 54, '29,27.2 33.3,30.5'],
      ['wave', 44, '26.6,32.1 28.6,31.9 31.4,32.2 35.4,26.9 36.3,24.6 33.3,31.9'],
      ['sail', 40, '30.2,32.1'],
      ['compass', 110, '26.1,22.1'],
    ]),
  };
}
