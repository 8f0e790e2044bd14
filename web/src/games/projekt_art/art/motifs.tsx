import { at, blob, type Chance, outline, type Point, touch } from '../../../art/brush';
import { thread } from './coast';
import type { MotifProps } from './scenery';

// Eight motifs for mission cards. The middle of the card is theirs; above and below lie the strips.

// A ridge of hills from edge to edge, down to the bottom.
function hills(chance: Chance, y: number, swing: number): string {
  const spots = Array.from({ length: 7 }, (_, i): Point => [-20 + i * 48, y + (chance() - 0.5) * swing]);
  return `${thread(spots)}L290 350-20 350Z`;
}

function birds(chance: Chance, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [90 + chance() * 140, 70 + chance() * 40];
    path += `M${at(x - 8, y - 3)}Q${at(x - 3, y - 6)} ${at(x, y)}Q${at(x + 4, y - 7)} ${at(x + 9, y - 3)}`;
  }
  return path;
}

const drawn = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

export function Road({ light, chance }: MotifProps) {
  const x = 120 + chance() * 60;
  return (
    <g>
      <path d={hills(chance, 150, 40)} fill={light.far} />
      <path d={hills(chance, 178, 30)} fill={light.mid} />
      <path d={hills(chance, 205, 14)} fill={light.near} />
      <path
        d={`M${x} 180C${x + 50} 196 ${x - 70} 206 ${x - 20} 232S${x + 40} 300 10 350H150C190 300 ${x + 70} 250 ${x + 30} 224S${x + 40} 192 ${x + 6} 180Z`}
        fill={light.low}
        opacity=".85"
      />
      <path
        d={`M${x + 3} 186C${x + 40} 200 ${x - 40} 210 ${x + 6} 232S${x + 46} 290 84 344`}
        {...drawn}
        stroke={light.mid}
        stroke-width="3"
        stroke-dasharray="9 9"
      />
      <g transform={`translate(${x - 70} 143)`}>
        <path
          d="M0 30V8Q0 3 5 3H40Q46 3 49 9L56 18Q64 19 65 26V34H2Q0 34 0 30Z"
          fill={light.glow}
          stroke={light.near}
          stroke-width="2.5"
        />
        <path d="M41 8H45L51 18H41ZM6 9H18V17H6ZM23 9H35V17H23Z" fill={light.mid} />
        <circle cx="15" cy="35" r="6.5" fill={light.near} />
        <circle cx="52" cy="35" r="6.5" fill={light.near} />
      </g>
    </g>
  );
}

export function Harbour({ light, chance, seed }: MotifProps) {
  const ripples = Array.from({ length: 22 }, () =>
    touch(chance() * 250, 184 + chance() * 150, (chance() - 0.5) * 0.1, 20 + chance() * 40, 2 + chance() * 2),
  ).join('');
  const boat = (x: number, y: number, s: number): string =>
    `M${at(x - 26 * s, y)}Q${at(x, y + 16 * s)} ${at(x + 26 * s, y)}ZM${at(x - 2 * s, y - 2 * s)}V${y - 46 * s}L${at(x + 22 * s, y - 5 * s)}ZM${at(x - 6 * s, y - 4 * s)}V${y - 36 * s}L${at(x - 20 * s, y - 6 * s)}Z`;
  return (
    <g>
      <path d={hills(chance, 166, 26)} fill={light.far} />
      <rect y="178" width="250" height="172" fill={light.mid} />
      <path d={ripples} fill={light.low} opacity=".6" />
      <path
        d="M176 178V92H184V178ZM150 96 222 78 223 84 151 103ZM214 80V112M181 92 206 84"
        fill={light.near}
        stroke={light.near}
        stroke-width="2.5"
      />
      <path d={`M207 112H221V126H207Z`} fill={light.glow} />
      <path d={boat(96 + chance() * 40, 190, 1.15)} fill={light.near} />
      <path d={boat(40 + chance() * 30, 184, 0.6)} fill={light.near} opacity=".8" />
      <path d={blob(150, 226, 60, 5, seed, 0.2)} fill={light.glow} opacity=".35" />
    </g>
  );
}

export function Museum({ light, chance }: MotifProps) {
  const beam = 60 + chance() * 60;
  return (
    <g>
      <path d={`M150 196 ${beam} 40 ${beam + 60} 30Z`} fill={light.glow} opacity=".3" />
      <path d={hills(chance, 172, 20)} fill={light.far} />
      <path d="M78 126 156 84 234 126V136H78Z" fill={light.mid} />
      <path d="M102 122 156 94 210 122Z" fill={light.far} />
      <path d="M84 136H228V190H84Z" fill={light.near} />
      <path
        d="M90 138H104L102 190H92ZM114 138H128L126 190H116ZM138 138H152L150 190H140ZM162 138H176L174 190H164ZM186 138H200L198 190H188ZM210 138H224L222 190H212Z"
        fill={light.low}
      />
      <path d="M151 190V158H161V190Z" fill={light.glow} />
      <path d="M72 190H240V198H72ZM62 198H250V208H62ZM52 208H250V350H0V262Z" fill={light.mid} />
      <path d="M72 198H240M62 208H250M20 250 52 208" {...drawn} stroke={light.near} stroke-width="2" />
      <circle cx="156" cy="112" r="6" fill={light.glow} />
    </g>
  );
}

export function Roofs({ light, chance }: MotifProps) {
  const row = (y: number, tall: number, wide: number): { walls: string; panes: string } => {
    let [walls, panes] = ['', ''];
    for (let x = -10; x < 250; ) {
      const [w, h] = [wide * (0.7 + chance() * 0.6), tall * (0.5 + chance())];
      const peak = chance() < 0.5 ? `L${at(x + w / 2, y - h - 16)}` : '';
      walls += `M${at(x, 350)}V${Math.round(y - h)}${peak}L${at(x + w, y - h)}V350Z`;
      for (let py = y - h + 10; py < y + 4; py += 16)
        for (let px = x + 6; px < x + w - 9; px += 13) if (chance() < 0.38) panes += `M${at(px, py)}h6v8h-6Z`;
      x += w + 2;
    }
    return { walls, panes };
  };
  const [back, front] = [row(176, 50, 40), row(212, 40, 54)];
  return (
    <g>
      <path d={back.walls} fill={light.far} />
      <path d={back.panes} fill={light.glow} opacity=".6" />
      <path d={front.walls} fill={light.near} />
      <path d={front.panes} fill={light.glow} />
      <path d="M60 168V142M52 148H68M54 154H66" {...drawn} stroke={light.near} stroke-width="2.5" />
    </g>
  );
}

export function Bridge({ light, chance, seed }: MotifProps) {
  const deck = 132 + chance() * 12;
  const arches = Array.from(
    { length: 5 },
    (_, i) => `M${-8 + i * 56} 350V${deck + 40}A22 24 0 0 1 ${36 + i * 56} ${deck + 40}V350Z`,
  ).join('');
  const cars = Array.from({ length: 4 }, (_, i) => `M${60 + i * 44} ${deck - 20}h40v17h-40Z`).join('');
  const panes = Array.from({ length: 12 }, (_, i) => `M${65 + i * 14.6} ${deck - 16}h7v6h-7Z`).join('');
  return (
    <g>
      <path d={hills(chance, 158, 46)} fill={light.far} />
      <path d={`M0 ${deck}H250V350H0Z`} fill={light.mid} />
      <path d={arches} fill={light.low} opacity=".9" />
      <path d={hills(chance, 222, 16)} fill={light.near} />
      <path d={`M0 ${deck - 3}H250V${deck + 6}H0Z`} fill={light.near} />
      <path d={cars} fill={light.near} />
      <path d={panes} fill={light.glow} />
      <path d={`M34 ${deck - 3}V${deck - 18}H40V${deck - 28}H46V${deck - 18}H58V${deck - 3}Z`} fill={light.near} />
      <path
        d={
          blob(30, deck - 40, 15, 8, seed, 0.2) +
          blob(54, deck - 52, 20, 10, seed + 1, 0.2) +
          blob(88, deck - 62, 24, 11, seed + 2, 0.2)
        }
        fill={light.glow}
        opacity=".55"
      />
    </g>
  );
}

// A wall in a gallery, and only a nail where the picture hung; the thief's shadow is still there.
export function Robbed({ light, chance }: MotifProps) {
  const x = 92 + chance() * 20;
  return (
    <g>
      <rect width="250" height="350" fill={light.mid} />
      <path d={`M${x + 46} 40 30 212H250Z`} fill={light.low} opacity=".35" />
      <path
        d={`M${x} 76 ${x + 92} 73 ${x + 94} 154 ${x - 1} 156Z`}
        fill="#d9a437"
        stroke="#5b3a12"
        stroke-width="2.5"
      />
      <path d={`M${x + 11} 87H${x + 82}V143H${x + 10}Z`} fill={light.far} stroke="#5b3a12" stroke-width="2" />
      <path
        d={`M${x + 20} 136 ${x + 44} 104M${x + 34} 138 ${x + 70} 94M${x + 60} 137 ${x + 76} 116`}
        {...drawn}
        stroke={light.low}
        stroke-width="3"
        opacity=".6"
      />
      <path
        d="M200 206 196 150Q184 140 192 120L180 116 194 111 198 96H216L222 110 236 114 224 119Q232 140 220 150L228 206Z"
        fill={light.near}
        opacity=".75"
      />
      <path d="M0 206H250V350H0Z" fill={light.near} />
      <path
        d="M0 206H250M40 214 10 350M110 214 96 350M180 214 190 350"
        {...drawn}
        stroke={light.mid}
        stroke-width="2"
      />
    </g>
  );
}

export function Ridge({ light, chance, seed }: MotifProps) {
  const peak = (x: number, y: number, w: number): readonly Point[] => [
    [x - w, 240],
    [x - w * 0.5, y + (240 - y) * 0.5],
    [x - 6, y + 4],
    [x, y],
    [x + 8, y + 8],
    [x + w * 0.45, y + (240 - y) * 0.44],
    [x + w, 240],
  ];
  const x = 150 + chance() * 50;
  return (
    <g>
      <path d={outline(peak(x, 76 + chance() * 16, 110))} fill={light.far} />
      <path d={outline(peak(x - 90, 116 + chance() * 14, 90))} fill={light.mid} />
      <path d={`M${x} 84 ${x + 14} 112 ${x + 4} 106 ${x - 4} 120 ${x - 12} 104Z`} fill={light.glow} opacity=".85" />
      <path d={hills(chance, 190, 22)} fill={light.near} />
      <path d={`M${x - 30} 190V164H${x - 22}V150L${x - 14} 138 ${x - 6} 150V164H${x + 22}V190Z`} fill={light.near} />
      <path d={`M${x - 16} 156h5v8h-5ZM${x} 172h5v7h-5ZM${x + 11} 172h5v7h-5Z`} fill={light.glow} />
      <path d={birds(chance, 5)} {...drawn} stroke={light.near} stroke-width="2" />
      <path d={blob(60, 204, 90, 7, seed, 0.2)} fill={light.low} opacity=".5" />
    </g>
  );
}

// A narrow street at the end of which somebody waits under the lamp.
export function Alley({ light, chance }: MotifProps) {
  const panes = Array.from({ length: 7 }, (_, i) =>
    chance() < 0.7 ? `M${8 + (i % 2) * 30} ${72 + Math.floor(i / 2) * 36}l18 3v20l-18 1Z` : '',
  ).join('');
  return (
    <g>
      <path d="M96 350V120H184V350Z" fill={light.low} />
      <path d="M118 350V140H150V126L158 116 166 126V350Z" fill={light.far} opacity=".7" />
      <path d="M-4 40 104 96V212L-4 350Z" fill={light.mid} />
      <path d="M254 30 176 96V212L254 350Z" fill={light.near} />
      <path d={panes} fill={light.glow} opacity=".85" />
      <path d="M206 120 230 106V140L206 148ZM206 166 230 164V194L206 192Z" fill={light.glow} opacity=".6" />
      <path d="M104 206H176L254 350H-4Z" fill={light.near} opacity=".85" />
      <circle cx="166" cy="112" r="30" fill={light.glow} opacity=".4" />
      <path d="M166 212V118M160 118H172L169 106H163Z" fill={light.glow} stroke={light.near} stroke-width="3.5" />
      <path
        d="M130 212 132 176Q126 168 130 158L122 155 131 152 133 143H145L147 152 156 155 148 158Q152 168 146 176L148 212Z"
        fill={light.near}
      />
    </g>
  );
}
