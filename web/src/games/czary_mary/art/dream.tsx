import { around, blob, cloud, Ground, outline, ribbon, star, straight, touches } from './brush';

const moonFace = outline(
  '112,64 164,70 206,98 226,146 222,198 194,240 150,258 104,250 84,232 110,234 128,228 137,219 134,211 140,206 133,202 139,197 132,193 140,187 141,181 130,179 119,174 121,167 134,158 143,147 146,132 140,100',
);

export function DreamPicture() {
  return (
    <g>
      <Ground
        base="#47396F"
        tints={['#554683', '#3B2F62', '#6A5596', '#332A58']}
        seed={3}
        count={70}
        flow={around(150, 160)}
        length={66}
        width={9}
        bend={6}
      />
      <path
        d={touches({
          seed: 33,
          count: 60,
          box: [0, 190, 250, 330],
          flow: straight(0.05),
          length: 74,
          width: 8,
          bend: 4,
        })}
        fill="#C77BA0"
        opacity=".6"
      />
      <path d={blob(160, 160, 92, 96, 5, 0.03)} fill="#B58AB8" opacity=".4" />
      <path d={moonFace} fill="#F7E6B0" />
      <path
        d={touches({
          seed: 34,
          count: 44,
          box: [150, 80, 226, 250],
          flow: around(130, 160),
          length: 40,
          width: 4,
          bend: 3,
          where: (x, y) => Math.hypot(x - 134, y - 162) < 82 && x > 176,
        })}
        fill="#E9C77C"
        opacity=".7"
      />
      <path d={blob(172, 198, 15, 12, 6, 0.05)} fill="#E79A8C" opacity=".75" />
      <path d={ribbon('154,156 164,166 178,166 188,156', [1.5, 5, 5, 1.5])} fill="#4A3450" />
      <path
        d="M160 164 156 172M168 168 166 177M176 168 178 177M184 162 190 169"
        fill="none"
        stroke="#4A3450"
        stroke-width="3"
        stroke-linecap="round"
      />
      <path d={ribbon('152,142 166,134 184,139', [1, 4, 1])} fill="#A87B58" />
      <path d={ribbon('135,202 148,206 160,199', [1, 3.5, 1])} fill="#A0574F" />
      <path
        d={outline('112,76 120,58 146,40 182,44 212,66 230,104 234,144 224,140 216,112 206,104 176,80 146,76')}
        fill="#D0689C"
      />
      <path
        d={touches({
          seed: 36,
          count: 20,
          box: [130, 46, 226, 110],
          flow: straight(0.6),
          length: 40,
          width: 4,
          bend: -4,
          where: (x, y) => y > 44 + Math.max(0, x - 180) * 0.8 && y < 76 + Math.max(0, x - 170) * 0.7,
        })}
        fill="#EDA0C4"
        opacity=".9"
      />
      <path d={ribbon('106,76 146,74 180,84 212,110', [10, 17, 17, 10])} fill="#F6EEE6" />
      <path d={blob(229, 150, 11, 11, 8, 0.1)} fill="#F6EEE6" />
      <path
        d={
          star(104, 196, 8) +
          star(40, 196, 10) +
          star(98, 118, 6) +
          star(60, 226, 5) +
          star(222, 36, 8) +
          star(100, 34, 9)
        }
        fill="#FBF1CF"
      />
      <path
        d={cloud(
          [
            [20, 300, 40],
            [66, 284, 38],
            [112, 290, 40],
            [160, 280, 42],
            [208, 290, 40],
            [244, 276, 34],
          ],
          70,
        )}
        fill="#E8B7C8"
      />
      <path
        d={cloud(
          [
            [10, 330, 44],
            [60, 318, 38],
            [104, 324, 40],
            [152, 314, 44],
            [202, 324, 40],
            [244, 318, 38],
          ],
          80,
        )}
        fill="#FBEFEA"
      />
      <path
        d={touches({
          seed: 37,
          count: 26,
          box: [10, 300, 240, 345],
          flow: straight(-0.1),
          length: 46,
          width: 5,
          bend: -8,
        })}
        fill="#E8B7C8"
        opacity=".8"
      />
    </g>
  );
}
