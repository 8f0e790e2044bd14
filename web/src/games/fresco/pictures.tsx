import { render } from 'preact';
import { memo } from 'preact/compat';
import { crack } from './art/crack';
import { Painting } from './art/painting';
import { side } from './count';

// The ceiling is a hundred thousand characters of path. It is painted once into a bitmap when the game's page is loaded, and shown
// from there: a page that changes around it need not paint it again.

const width = 1200; // sharp on the finest screens

async function paint(): Promise<string> {
  const easel = document.createElement('div');
  render(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 500" width={width} height={width} aria-hidden="true">
      <Painting />
    </svg>,
    easel,
  );
  const image = new Image(width, width);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(easel.querySelector('svg')!))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width;
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, width);
  return canvas.toDataURL('image/webp', 0.9);
}

export async function hangPainting(): Promise<void> {
  const picture = await paint();
  const wall = document.createElement('style');
  wall.append(`div.fr-painting { background-image: url("${picture}"); }`);
  document.head.append(wall);
}

// Soot, cracks and flaked plaster over one segment; the picture shines through a little.
export const Soot = memo(function Soot({ segment, gone }: { segment: number; gone: boolean }) {
  const [x, y] = [(segment % side) * 100, Math.floor(segment / side) * 100];
  const lines = [
    crack(x + 8, y + 12 + (segment % 3) * 14, 0.5, 74, segment + 3),
    crack(x + 92, y + 30 + (segment % 4) * 12, 2.6, 60, segment + 61),
  ].join('');
  return (
    <g class="fr-soot" data-gone={gone}>
      <rect x={x} y={y} width="100" height="100" fill={segment % 2 ? '#cbbda3' : '#c6b79c'} fill-opacity="0.84" />
      <path d={lines} fill="none" stroke="#7d6c52" stroke-width="1.2" opacity="0.7" />
      <rect
        x={x + 0.75}
        y={y + 0.75}
        width="98.5"
        height="98.5"
        fill="none"
        stroke="#8f7f63"
        stroke-width="1.5"
        opacity="0.55"
      />
    </g>
  );
});
