import { around, blob, Ground, outline, outward, ribbon, ring, star, straight, touch, touches } from './brush';

const flask = outline(
  '118,80 116,120 112,156 84,180 66,216 68,258 92,292 136,306 180,292 204,258 206,216 188,180 160,156 156,120 154,80',
);
const elixir = outline('70,228 104,233 136,227 168,233 202,228 199,250 177,284 136,298 95,284 73,250');
const leaf = 'M0 0C-15-7-21-30 0-50 19-32 16-9 0 0Z';
const heart = 'M0 10C-10 3-13-3-10-8-7-12-2-11 0-6 2-11 7-12 10-8 13-3 10 3 0 10Z';

export function ElixirPicture() {
  return (
    <g>
      <Ground
        base="#DCE0B4"
        tints={['#E8E8C4', '#CFD79F', '#F0ECD0', '#C2CF94']}
        seed={8}
        count={64}
        flow={around(136, 210)}
        length={70}
        width={10}
        bend={6}
      />
      <path
        d={touches({
          seed: 81,
          count: 60,
          box: [20, 60, 250, 330],
          flow: outward(136, 226),
          length: 34,
          width: 5,
          where: ring(136, 226, 86, 128),
        })}
        fill="#F7F3DA"
        opacity=".8"
      />
      <path d={outline('-20,300 60,296 140,300 270,294 270,390 -20,390')} fill="#B98A4E" />
      <path
        d={touches({
          seed: 82,
          count: 40,
          box: [0, 302, 250, 345],
          flow: straight(0.02),
          length: 80,
          width: 4,
          bend: 2,
        })}
        fill="#8F6433"
        opacity=".7"
      />
      <path d={blob(146, 308, 78, 13, 4, 0.04)} fill="#5B4020" opacity=".7" />
      <path d={flask} fill="#E9F3E6" />
      <path d={elixir} fill="#2F8A4C" />
      <path
        d={touches({
          seed: 83,
          count: 60,
          box: [76, 238, 198, 292],
          flow: around(136, 200),
          length: 36,
          width: 5,
          bend: -5,
          where: ring(136, 234, 0, 56),
        })}
        fill="#5DB564"
        opacity=".8"
      />
      <path
        d={touches({
          seed: 84,
          count: 30,
          box: [84, 250, 190, 294],
          flow: around(136, 200),
          length: 34,
          width: 4,
          bend: -5,
          where: ring(136, 234, 0, 58),
        })}
        fill="#1C5E38"
        opacity=".7"
      />
      <path d={ribbon('70,228 104,233 136,227 168,233 202,228', [2, 6, 6, 6, 2])} fill="#C4E59A" />
      <path d={ribbon('138,284 132,254 139,224 136,172', [2, 7, 6, 4])} fill="#1F4A2A" />
      <path d={leaf} fill="#2A7A40" transform="translate(138 222) rotate(-60) scale(1.12)" />
      <path d={leaf} fill="#3C9A50" transform="translate(138 216) rotate(58) scale(1.16)" />
      <path d={leaf} fill="#6CBF62" transform="translate(137 184) rotate(4) scale(.72)" />
      <path
        d={ribbon('138,222 118,212 98,202', [3, 2, 0.5]) + ribbon('138,216 160,204 180,190', [3, 2, 0.5])}
        fill="#C4E59A"
      />
      <path
        d={
          blob(104, 254, 8, 8, 2) +
          blob(172, 248, 6, 6, 3) +
          blob(160, 268, 9, 9, 4) +
          blob(118, 276, 5, 5, 5) +
          blob(182, 254, 4, 4, 6)
        }
        fill="#D8F2B4"
      />
      <path d={flask} fill="none" stroke="#1F3A2A" stroke-width="5" />
      <path
        d={ribbon('82,258 78,222 94,194 112,180', [2, 9, 8, 1]) + ribbon('124,150 125,122 125,96', [1, 6, 2])}
        fill="#FFFFFF"
        opacity=".92"
      />
      <path d={ribbon('192,264 176,284 152,295', [1, 5, 1])} fill="#FFFFFF" opacity=".7" />
      <path
        d="M108 76C124 71 148 71 164 75L165 88C148 91 124 91 107 89Z"
        fill="#BBD6C2"
        stroke="#1F3A2A"
        stroke-width="4"
      />
      <path
        d="M119 44C130 40 144 40 154 43L152 74C142 76 130 76 121 74Z"
        fill="#A8713A"
        stroke="#3E2712"
        stroke-width="4"
      />
      <path d={touch(132, 56, 0.2, 16, 2) + touch(142, 64, -0.3, 12, 2)} fill="#D9A667" />
      <path d={ribbon('157,108 176,112 192,130', [2, 2, 2], 4)} fill="#3E2712" />
      <g transform="translate(200 152) rotate(-14)">
        <path
          d="M-15-16 0-25 15-17 17 22-16 23Z"
          fill="#F6EDD8"
          stroke="#3E2712"
          stroke-width="3"
          stroke-linejoin="round"
        />
        <path d={heart} fill="#C8412B" transform="translate(0 4) scale(1.05)" />
      </g>
      <path
        d={star(216, 94, 13) + star(44, 200, 13) + star(190, 62, 7) + star(28, 248, 8) + star(102, 120, 8)}
        fill="#2F8A4C"
      />
    </g>
  );
}
