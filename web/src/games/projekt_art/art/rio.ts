import type { MapSheet } from '../../../generated/projekt-art';
import { points } from './brush';
import { asDrawn, type Country, noLands, planted } from './country';

// Rio de Janeiro: beaches, the great bay, green hills between the districts. Drawn on the sheet itself: a city plan, not a chart.

const shore =
  '-30,-30 540,-30 528,24 560,60 618,84 650,122 640,168 668,214 664,262 704,284 712,304 668,318 652,352 664,398 690,424 712,420 716,396 760,372 820,366 880,384 904,420 888,456 836,478 786,494 780,524 788,546 770,566 764,606 742,646 706,672 664,684 650,706 618,700 560,712 500,718 446,722 420,748 374,742 352,724 306,730 268,752 236,738 160,726 70,716 -30,712';
const niteroi =
  '1060,40 990,60 964,110 976,160 952,200 966,260 944,300 946,340 968,372 962,420 982,450 966,500 990,530 1060,548';
const islands = [
  '700,40 744,26 790,44 800,84 760,104 716,92',
  '742,160 760,152 772,164 758,174',
  '560,770 580,762 592,776 572,784',
  '600,764 612,760 618,770',
  '880,610 898,604 906,618 888,624',
];

export function rio(_sheet: MapSheet): Country {
  return {
    palette: {
      sea: 'light-dark(#98cbd6, #0e2d3c)',
      swell: 'light-dark(#7fb9c9, #153e4f)',
      shallow: 'light-dark(#e6efd2, #2a6670)',
      land: 'light-dark(#e3e6b4, #3a452d)',
      tint: 'light-dark(#b9cc85, #4b5c36)',
      abroad: 'light-dark(#cfd8ac, #2e3a30)',
      coast: 'light-dark(#3d4a2a, #cfd7ab)',
      water: 'light-dark(#8fc3d0, #24596a)',
    },
    lands: [points(shore), ...islands.map(points)],
    abroad: [points(niteroi)],
    lakes: [points('540,560 584,552 612,574 604,604 570,614 546,598'), points('60,640 110,630 150,646 120,666 74,662')],
    rivers: [],
    borders: noLands,
    features: planted(asDrawn, [
      ['sugarloaf', 84, '850,428'],
      ['statue', 84, '400,582'],
      ['peak', 56, '250,380 300,440 90,420 150,360'],
      ['peak', 44, '380,720 210,640 60,540 330,600'],
      [
        'tree',
        32,
        '210,430 350,400 120,470 270,500 330,520 230,320 70,330 130,290 420,300 400,610 270,660 180,680 100,600 40,440 600,390 620,480',
      ],
      ['palm', 38, '760,690 640,750 820,560 450,700 690,340'],
      ['towers', 50, '430,120 240,110 120,170 470,170 60,110 620,360 640,150'],
      ['wave', 46, '860,120 800,250 760,300 900,600 850,700 940,760 720,770 480,780 320,780 140,770 640,40'],
      ['sail', 44, '840,200 870,500 200,768'],
      ['compass', 104, '930,690'],
    ]),
  };
}
