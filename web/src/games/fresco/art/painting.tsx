import { blob, chanceFrom, outline, type Point, touches } from '../../../art/brush';
import { Angel, Cherub, Cloud, Cypress, Dove, Lute, OpenScroll, PaletteAndBrush, Trumpet } from './heaven';

// The whole ceiling, five hundred units square, as it was before soot and time: night gives way to morning around a glory with a dove,
// four angels bring the arts, and below lies the town with the cathedral in which all this is painted.

const whole = [0, 0, 500, 500] as const;
const away = (x: number, y: number): number => Math.hypot(x - 250, y - 250);
const around = (x: number, y: number): number => Math.atan2(y - 250, x - 250) + Math.PI / 2;

function Sky() {
  const bands = [
    { tint: '#1f3a78', from: 0, to: 190 },
    { tint: '#3d66a8', from: 130, to: 270 },
    { tint: '#86a9c6', from: 210, to: 350 },
    { tint: '#e3b9a0', from: 300, to: 430 },
    { tint: '#f0d2a4', from: 390, to: 520 },
  ];
  return (
    <g>
      <rect width="500" height="500" fill="url(#fr-sky)" />
      {bands.map(({ tint, from, to }, i) => (
        <path
          key={tint}
          d={touches({
            seed: 40 + i,
            count: 190,
            box: [from, 0, to, 430],
            flow: around,
            length: 40,
            width: 4.5,
            where: (x, y) => away(x, y) > 95,
          })}
          fill={tint}
          opacity="0.34"
        />
      ))}
    </g>
  );
}

function Stars() {
  const chance = chanceFrom(9);
  const stars = Array.from({ length: 26 }, () => {
    const [x, y, reach] = [36 + chance() * 150, 34 + chance() * 190, 2.2 + chance() * 4];
    const waist = reach * 0.25;
    return `M${x} ${y - reach}l${waist} ${reach - waist} ${reach - waist} ${waist} ${waist - reach} ${waist}L${x} ${y + reach}l${-waist} ${waist - reach} ${waist - reach} ${-waist} ${reach - waist} ${-waist}Z`;
  });
  return <path d={stars.join('')} fill="#f6dd94" opacity="0.9" />;
}

function Glory() {
  const rays = Array.from({ length: 32 }, (_, i) => {
    const angle = (i / 32) * Math.PI * 2;
    const reach = i % 2 === 0 ? 150 : 112;
    const half = i % 2 === 0 ? 0.05 : 0.034;
    const point = (turn: number, r: number) => `${250 + Math.cos(turn) * r} ${250 + Math.sin(turn) * r}`;
    return `M${point(angle - half, 58)}L${point(angle, reach)} ${point(angle + half, 58)}Z`;
  });
  const sunny = { seed: 77, box: [150, 150, 350, 350] as const, flow: around };
  return (
    <g>
      <circle cx="250" cy="250" r="128" fill="url(#fr-glory)" />
      <path d={rays.join('')} fill="#f3cd66" opacity="0.85" />
      <path d={blob(250, 250, 72, 72, 8, 0.02)} fill="#f6dc8e" />
      <path
        d={touches({ ...sunny, count: 150, length: 26, width: 3, where: (x, y) => away(x, y) < 68 })}
        fill="#fff3c8"
        opacity="0.75"
      />
      <path
        d={touches({ ...sunny, seed: 78, count: 90, length: 20, width: 2, where: (x, y) => away(x, y) < 66 })}
        fill="#e2a63c"
        opacity="0.5"
      />
      <Dove />
    </g>
  );
}

const nightCloud = ['#34538c', '#7d97bf', '#c7d3e2'] as const;
const dayCloud = ['#c08f86', '#ecc9ae', '#fff1d8'] as const;

function Clouds() {
  return (
    <g>
      <Cloud
        seed={20}
        tones={nightCloud}
        puffs={[
          [48, 236, 26],
          [78, 246, 32],
          [112, 240, 24],
          [30, 250, 20],
          [140, 252, 18],
        ]}
      />
      <Cloud
        seed={30}
        tones={dayCloud}
        puffs={[
          [452, 238, 28],
          [420, 248, 32],
          [388, 242, 24],
          [474, 250, 22],
          [360, 254, 16],
        ]}
      />
      <Cloud
        seed={40}
        tones={nightCloud}
        puffs={[
          [176, 92, 22],
          [204, 84, 26],
          [232, 92, 20],
        ]}
      />
      <Cloud
        seed={50}
        tones={dayCloud}
        puffs={[
          [268, 90, 20],
          [296, 82, 26],
          [324, 92, 22],
        ]}
      />
      <Cloud
        seed={60}
        tones={dayCloud}
        puffs={[
          [196, 392, 22],
          [226, 402, 28],
          [262, 402, 30],
          [296, 396, 24],
          [320, 402, 16],
        ]}
      />
    </g>
  );
}

function Moon() {
  return (
    <g>
      <circle cx="72" cy="72" r="30" fill="#f7e3a4" opacity="0.22" />
      <path d="M82 46A27 27 0 1 0 98 88 22 22 0 0 1 82 46Z" fill="#f5dc94" />
      <path d="M74 54A20 20 0 0 0 76 92" fill="none" stroke="#d6a94c" stroke-width="2.2" opacity="0.7" />
    </g>
  );
}

function Sun() {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * Math.PI * 2;
    const on = (r: number) => `${428 + Math.cos(angle) * r} ${72 + Math.sin(angle) * r}`;
    return `M${on(30)}L${on(i % 2 ? 38 : 46)}`;
  });
  return (
    <g>
      <path d={rays.join('')} stroke="#d98a2c" stroke-width="3.4" stroke-linecap="round" />
      <path d={blob(428, 72, 25, 25, 6, 0.02)} fill="#f0b840" />
      <path d={blob(423, 67, 15, 15, 7, 0.05)} fill="#fbdc86" opacity="0.8" />
      <path
        d="M419 69H423M433 69H437M420 79C425 84 431 84 436 79"
        fill="none"
        stroke="#8a5218"
        stroke-width="2"
        stroke-linecap="round"
      />
    </g>
  );
}

function Angels() {
  return (
    <g>
      <Angel
        x={118}
        y={150}
        size={0.94}
        turn={-8}
        robe="#b8432f"
        fold="#7d2418"
        sash="#e3b64f"
        hair="#6b4327"
        wing="#e9d9b6"
        wingShade="#a98d6b"
      >
        <Lute />
      </Angel>
      <Angel
        x={384}
        y={150}
        size={0.94}
        turn={8}
        flip
        robe="#2f6f73"
        fold="#17454b"
        sash="#f0d28c"
        hair="#a86a2c"
        wing="#f3dfc0"
        wingShade="#c79b78"
      >
        <Trumpet />
      </Angel>
      <Angel
        x={112}
        y={332}
        size={0.92}
        turn={6}
        robe="#6d4b93"
        fold="#43285f"
        sash="#d9785a"
        hair="#3b2a20"
        wing="#e6d2b4"
        wingShade="#9b8470"
      >
        <OpenScroll />
      </Angel>
      <Angel
        x={392}
        y={330}
        size={0.92}
        turn={-6}
        flip
        robe="#d08a2e"
        fold="#8e5312"
        sash="#2f5fa0"
        hair="#7a3f22"
        wing="#f6e4c6"
        wingShade="#c9a07c"
      >
        <PaletteAndBrush />
      </Angel>
      <Cherub x={204} y={80} size={0.8} turn={-6} hair="#7a4f2a" wing="#d8c8c0" />
      <Cherub x={298} y={78} size={0.8} turn={6} hair="#c08a3c" wing="#f0d6b8" />
    </g>
  );
}

const farHills: readonly Point[] = [
  [-10, 446],
  [40, 424],
  [96, 434],
  [150, 416],
  [214, 434],
  [270, 422],
  [340, 434],
  [400, 416],
  [460, 430],
  [512, 420],
  [512, 510],
  [-10, 510],
];
const nearHills: readonly Point[] = [
  [-10, 470],
  [70, 448],
  [140, 462],
  [210, 450],
  [300, 464],
  [380, 446],
  [450, 460],
  [512, 446],
  [512, 512],
  [-10, 512],
];

function Town() {
  return (
    <g>
      <path d={outline(farHills)} fill="#8d9c74" />
      <path
        d={touches({
          seed: 91,
          count: 120,
          box: [0, 424, 500, 456],
          flow: () => 0.1,
          length: 34,
          width: 3,
          where: (_, y) => y > 434,
        })}
        fill="#b3b981"
        opacity="0.55"
      />
      <path d="M232 448H292V412H232Z" fill="#d9b48a" />
      <path d="M224 450H246V404L235 388 224 404Z" fill="#c99a70" />
      <path d="M238 414C240 392 284 392 286 414Z" fill="#b9583a" />
      <path
        d="M250 398C252 404 252 410 251 414M262 395V414M274 398C272 404 272 410 273 414"
        fill="none"
        stroke="#7d3420"
        stroke-width="1.8"
      />
      <path d="M258 392H266V384L262 376 258 384Z" fill="#e8cfa4" />
      <path d="M262 376V368M258.5 371H265.5" stroke="#6b4a31" stroke-width="1.8" />
      <path
        d="M242 428H250V448H242ZM256 424H268V448H256ZM274 428H282V448H274ZM231 410H239V420H231Z"
        fill="#6b4a31"
        opacity="0.75"
      />
      <path
        d="M296 450H322V430L309 420 296 430ZM200 452H220V434L210 426 200 434ZM326 452H344V438L335 430 326 438Z"
        fill="#e3c39a"
      />
      <path d="M293 431 309 418 325 431ZM197 435 210 424 223 435ZM323 439 335 428 347 439Z" fill="#a9492f" />
      <path d={outline(nearHills)} fill="#6f8450" />
      <path
        d={touches({ seed: 95, count: 170, box: [0, 452, 500, 500], flow: () => -0.08, length: 30, width: 3 })}
        fill="#a3a85c"
        opacity="0.5"
      />
      <path
        d="M270 452C262 462 300 470 288 480 276 490 308 494 300 506H344C352 490 312 486 318 476 324 466 282 462 286 452Z"
        fill="#8fb3c4"
      />
      <path
        d="M280 460C290 464 300 468 304 474M296 486C306 490 316 496 320 500"
        fill="none"
        stroke="#e6f0ee"
        stroke-width="2"
        opacity="0.8"
      />
      {[
        [44, 470, 62],
        [66, 474, 46],
        [150, 466, 54],
        [372, 462, 58],
        [392, 468, 44],
        [456, 466, 66],
      ].map(([x, y, tall]) => (
        <Cypress key={x} x={x!} y={y!} tall={tall!} />
      ))}
    </g>
  );
}

// The painted cornice that holds the ceiling together.
function Cornice() {
  const edge = Array.from({ length: 24 }, (_, i) => 13 + i * 20.6);
  return (
    <g>
      <path d="M0 0H500V500H0ZM22 22V478H478V22Z" fill="#d9c39a" fill-rule="evenodd" />
      <path d="M0 0H500V500H0ZM6 6V494H494V6Z" fill="#b08c5a" fill-rule="evenodd" />
      <path d="M22 22H478V478H22Z" fill="none" stroke="#7d5f3a" stroke-width="3" />
      <path d="M18.5 18.500H481.500V481.500H18.500Z" fill="none" stroke="#f4e6c4" stroke-width="1.5" />
      {edge.map((along) => (
        <path
          key={along}
          d={`M${along} 9.500h9v6h-9ZM${along} 484.500h9v6h-9ZM9.5 ${along}h6v9h-6ZM484.5 ${along}h6v9h-6Z`}
          fill="#a9492f"
          opacity="0.75"
        />
      ))}
      {[
        [24, 24],
        [476, 24],
        [24, 476],
        [476, 476],
      ].map(([x, y]) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <circle r="20" fill="#d9c39a" stroke="#7d5f3a" stroke-width="2.5" />
          <path d="M0-14C5-6 6-5 14 0 6 5 5 6 0 14-5 6-6 5-14 0-6-5-5-6 0-14Z" fill="#2f5fa0" />
          <circle r="4.5" fill="#e3b64f" />
        </g>
      ))}
    </g>
  );
}

export function Painting() {
  return (
    <g>
      <defs>
        <linearGradient id="fr-sky" x1="0" y1="0" x2="1" y2="0.25">
          <stop offset="0" stop-color="#24407f" />
          <stop offset="0.4" stop-color="#5f87b8" />
          <stop offset="0.68" stop-color="#d9b7a6" />
          <stop offset="1" stop-color="#f2cf9a" />
        </linearGradient>
        <radialGradient id="fr-glory">
          <stop offset="0.45" stop-color="#fbe9b4" />
          <stop offset="1" stop-color="#fbe9b4" stop-opacity="0" />
        </radialGradient>
      </defs>
      <Sky />
      <Stars />
      <Moon />
      <Sun />
      <Glory />
      <Clouds />
      <Angels />
      <Town />
      <Cornice />
      {/* Lime and time: the wall shows through the paint. */}
      <path
        d={touches({
          seed: 3,
          count: 420,
          box: whole,
          flow: (x, y) => Math.sin(x * 0.03) + y * 0.01,
          length: 9,
          width: 0.9,
        })}
        fill="#fff8e6"
        opacity="0.16"
      />
    </g>
  );
}
