import { type Point, points } from '../../../art/brush';
import type { MapSheet, Site } from '../../../generated/projekt-art';
import { asDrawn, type Country, noLands, planted } from './country';

// Polynesia: high islands with their volcanoes, atolls round a lagoon, and a great deal of water. Outlines are offsets from the island's place.

const outlines: Partial<Record<Site, string>> = {
  tahiti: '-58,-8 -44,-44 -6,-54 34,-42 48,-10 62,14 84,22 88,44 64,52 44,36 30,42 -8,50 -46,34',
  bora_bora: '-54,-6 -46,-40 -12,-56 26,-50 50,-26 52,10 42,42 8,54 -28,50 -50,26',
  hawaii: '-64,-30 -40,-58 -8,-52 22,-66 46,-40 66,-22 72,14 44,38 18,66 -18,56 -40,40 -62,8',
  maui: '-74,-22 -52,-44 -26,-34 -12,-48 24,-52 54,-28 58,8 34,40 -6,46 -34,34 -48,8 -70,4',
  samoa: '-74,-14 -46,-40 -4,-46 40,-38 78,-18 84,8 52,36 12,42 -34,44 -66,22',
  savaii: '-64,-20 -38,-50 6,-56 46,-40 64,-8 50,34 14,52 -30,46 -60,18',
  tonga: '-70,-2 -52,-34 -18,-44 2,-38 20,-50 50,-34 72,-4 58,16 40,12 26,36 -8,46 -40,40 -62,24',
  vavau: '-52,-22 -30,-48 4,-44 34,-52 52,-26 44,4 54,26 28,40 10,52 -16,42 -42,46 -48,14',
  rarotonga: '-60,-8 -42,-42 -4,-52 40,-44 62,-12 52,28 18,48 -26,46 -54,24',
  aitutaki: '-22,-58 6,-54 30,-26 54,14 62,42 34,54 -8,56 -50,52 -58,36 -40,8 -30,-28',
  nuku_hiva: '-60,-16 -36,-48 2,-46 24,-54 56,-30 62,4 42,22 44,42 8,50 -12,40 -30,50 -58,22',
  rapa_nui: '-78,18 -46,-18 -14,-44 10,-60 28,-54 44,-20 76,20 84,42 46,46 4,50 -44,54 -74,42',
};

const lagoons: Partial<Record<Site, string>> = {
  bora_bora: '-42,-4 -36,-32 -10,-44 20,-40 40,-20 41,8 33,33 6,43 -22,39 -39,20',
  aitutaki: '-14,-42 4,-40 20,-16 40,16 46,36 28,42 -8,44 -40,40 -42,34 -28,10 -20,-22',
};

const islets = [
  '300,60 322,52 338,66 324,82 304,76',
  '240,38 258,34 264,50 246,54',
  '690,600 712,592 722,606 704,616',
  '470,500 484,492 492,504 478,510',
  '770,560 790,552 800,562 782,570',
  '820,600 842,590 856,604 836,612',
  '860,540 872,534 880,546 866,550',
  '700,700 716,694 724,706 708,712',
  '830,380 846,372 856,384 842,392',
  '810,470 826,464 832,478 816,482',
  '300,860 314,852 322,866 306,870',
  '640,860 652,854 660,866 646,870',
];

export function polynesia(sheet: MapSheet): Country {
  const moved = (text: string, { x, y }: { x: number; y: number }): Point[] =>
    points(text).map(([dx, dy]) => [x + dx, y + dy]);
  const charted = (drawn: Partial<Record<Site, string>>): Point[][] =>
    sheet.places.flatMap((place) => {
      const text = drawn[place.site];
      return text ? [moved(text, place)] : [];
    });
  // Green inland, sand along the shore.
  const shrunk = (land: readonly Point[], { x, y }: { x: number; y: number }): Point[] =>
    land.map(([px, py]) => [x + (px - x) * 0.78, y + (py - y) * 0.78]);
  return {
    palette: {
      sea: 'light-dark(#9ad3cf, #0b323d)',
      swell: 'light-dark(#80c2c4, #11444f)',
      shallow: 'light-dark(#d6f0df, #23757a)',
      land: 'light-dark(#f4e6b4, #5a5334)',
      tint: 'light-dark(#b5c77f, #566b3f)',
      green: 'light-dark(#a9c47c, #56703f)',
      abroad: 'light-dark(#e6dcae, #454a36)',
      coast: 'light-dark(#4d4427, #dccf9c)',
      water: 'light-dark(#b9e6dc, #2a8084)',
    },
    lands: [...charted(outlines), ...islets.map(points)],
    abroad: noLands,
    meadows: charted(outlines).map((land, i) => shrunk(land, sheet.places[i]!)),
    lakes: charted(lagoons),
    rivers: [],
    borders: noLands,
    features: planted(asDrawn, [
      ['volcano', 46, '574,130 420,70 140,360 740,380 258,440 620,600 396,700'],
      [
        'palm',
        40,
        '507,160 364,108 196,476 304,480 77,400 183,412 77,690 180,700 158,600 262,578 346,752 455,756 556,520 558,660 664,684 676,430 786,440 846,836 957,844 312,68 704,600 836,602 404,650',
      ],
      ['moai', 40, '866,800 942,806'],
      [
        'wave',
        52,
        '760,120 860,240 180,180 60,260 330,250 690,300 920,440 60,840 200,880 470,900 760,760 800,920 930,640 80,90 900,80 350,960',
      ],
      ['canoe', 74, '330,360 740,880'],
      ['whale', 62, '800,210 160,840'],
      ['compass', 130, '530,410'],
    ]),
  };
}
