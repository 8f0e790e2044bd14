import {
  blue,
  box,
  brown,
  chalk,
  type Drawing,
  green,
  ink,
  line,
  oval,
  pink,
  sharp,
  soft,
  stroke,
  yellow,
} from './shapes';

const dancer = (body: string, head: readonly [number, number]) => ({ body, head });
const dancers = [
  dancer('M52 52Q60 70 54 90M54 90Q40 104 28 120M54 90Q66 104 60 126M52 56Q70 46 88 44M52 56Q38 70 40 84', [50, 44]),
  dancer(
    'M104 38Q104 54 100 70M100 70Q86 78 84 94M100 70Q112 82 124 84M104 42Q96 44 88 44M104 42Q120 36 134 42',
    [104, 28],
  ),
  dancer(
    'M152 44Q150 62 144 78M144 78Q140 96 150 108M144 78Q158 90 172 94M152 48Q142 44 134 42M152 48Q164 60 166 74',
    [156, 34],
  ),
  dancer(
    'M160 84Q148 98 132 104M132 104Q140 118 158 128M132 104Q116 112 104 128M160 86Q166 80 166 74M158 88Q130 84 112 96',
    [170, 86],
  ),
  dancer(
    'M84 84Q84 100 76 112M76 112Q84 124 78 138M76 112Q60 124 46 134M84 88Q98 90 108 98M84 88Q62 82 40 84',
    [90, 76],
  ),
];
const bodies = (from: number, to: number) =>
  dancers
    .slice(from, to)
    .map((each) => each.body)
    .join('');
const heads = (from: number, to: number) =>
  dancers
    .slice(from, to)
    .map((each) => oval(each.head[0], each.head[1], 7, 8))
    .join('');

export const dance: Drawing = {
  size: [200, 144],
  shapes: [
    blue(box(0, 0, 200, 110), 1),
    green(soft('-10,110 40,92 100,84 160,88 210,100 210,150 -10,150'), 1),
    green(soft('-10,150 -10,132 50,124 110,132 170,126 210,134 210,150'), 2),
    stroke(pink(bodies(0, 3), 1), 9),
    pink(heads(0, 3), 1),
    stroke(pink(bodies(3, 5), 1), 9),
    pink(heads(3, 5), 1),
  ],
};

export const persistenceOfMemory: Drawing = {
  size: [200, 144],
  shapes: [
    yellow(box(0, 0, 200, 42), 0),
    blue(sharp('0,40 200,40 200,54 0,54'), 1),
    yellow(sharp('136,54 150,34 166,40 180,30 200,36 200,58'), 2),
    brown(sharp('0,54 200,54 200,150 0,150'), 0),
    brown(sharp('0,96 66,88 84,104 84,140 0,150'), 1),
    line('M0 96L66 88L84 104L4 116ZM66 88L84 104', 1.2),
    stroke(brown('M40 94V34M40 52Q60 44 86 46', 2), 5),
    pink(soft('84,120 94,100 118,92 140,96 152,108 140,112 124,108 116,118 100,126 88,128'), 0),
    green(soft('70,42 86,36 96,44 96,60 90,72 84,62 76,58 68,52'), 0),
    green(soft('40,92 60,86 74,92 80,106 78,122 70,122 66,106 48,104'), 0),
    green(soft('104,92 122,84 138,90 138,104 130,112 118,104 106,104'), 0),
    chalk(
      soft('74,44 85,39 92,46 92,56 88,64 83,58 76,55') +
        soft('46,94 60,89 71,94 75,106 74,116 69,104 54,101') +
        soft('109,94 122,88 133,93 133,102 128,106 118,100'),
    ),
    line('M84 50l5 -4M84 50l2 7M62 96l-8 1M62 96l6 7M121 95l-6 2M121 95l8 2', 1.6),
    brown(oval(22, 106, 12, 5), 2),
    line('M96 116q10 -6 18 -2M100 120l4 6M106 118l4 6M112 116l3 6', 1.2),
  ],
};

export const composition: Drawing = {
  size: [160, 160],
  shapes: [
    chalk(box(0, 0, 160, 160)),
    pink(box(42, 0, 118, 112), 2),
    blue(box(0, 114, 40, 46), 1),
    yellow(box(136, 138, 24, 22), 1),
    line('M41 0V160M0 113H160M135 113V160M135 137H160M0 56H41', 7),
  ],
};

export const nighthawks: Drawing = {
  size: [200, 120],
  shapes: [
    green(box(0, 0, 200, 120), 2),
    line('M10 14h16v22h-16ZM36 14h16v22h-16ZM62 14h16v22h-16ZM6 44H90V80H6Z', 1.4),
    yellow(sharp('84,36 200,22 200,84 96,88'), 0),
    green(sharp('60,30 200,8 200,24 84,38 76,92 60,88'), 1),
    green(sharp('60,88 96,88 200,84 200,98 64,104'), 0),
    brown(sharp('98,76 176,68 196,76 196,84 110,90'), 1),
    line('M84 36L96 88M140 30V72', 1.6),
    chalk(soft('160,70 162,54 170,48 178,54 180,70')),
    pink(
      soft('128,74 128,60 134,54 142,60 142,74') +
        oval(135, 49, 4.5, 5.5) +
        oval(170, 43, 4.5, 5.5) +
        oval(118, 50, 4, 5),
      1,
    ),
    ink(
      soft('110,76 110,60 118,54 126,60 126,76') +
        oval(118, 45, 9, 2.4) +
        box(113, 39, 10, 6) +
        soft('92,82 92,66 99,60 106,66 106,82') +
        oval(99, 52, 9, 2.4) +
        box(94, 46, 10, 6),
      1,
    ),
    pink(oval(99, 57, 4, 4.6), 0),
    chalk(sharp('164,40 170,36 177,40')),
    line('M150 66v-8h6v8ZM60 104H200', 1.2),
  ],
};
