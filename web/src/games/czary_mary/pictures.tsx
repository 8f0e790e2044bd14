import { render, type VNode } from 'preact';
import { remember, remembered } from '../../shell/drawer';
import { SpellArt, StoneBack } from './art';
import { hidden, spells } from './count';

// A painted stone is some fifty thousand characters of path, and forty of them may lie on a table. Each is painted once into a
// bitmap when the game's page is loaded; every copy then shows that bitmap as its background.

const width = 200; // sharp at 66 pixels on the finest screens
const height = (width * 7) / 5;
const unit = width / 250; // the artist works on 250 by 350

function original(spell: number): VNode {
  return spell === hidden ? <StoneBack size={width} /> : <SpellArt spell={spell} size={width} />;
}

// An image of its own has no fonts of the page, so letters are taken out of the painting and written on the canvas.
function write(pen: CanvasRenderingContext2D, letter: Element): void {
  const number = (name: string) => Number(letter.getAttribute(name));
  pen.font = `${letter.getAttribute('font-weight')} ${number('font-size')}px Fraunces, serif`;
  pen.textAlign = letter.getAttribute('text-anchor') === 'middle' ? 'center' : 'start';
  pen.fillText(letter.textContent ?? '', number('x'), number('y'));
}

async function paint(spell: number): Promise<string> {
  const easel = document.createElement('div');
  render(original(spell), easel);
  const painting = easel.querySelector('svg')!;
  const letters = [...painting.querySelectorAll('text')];
  for (const letter of letters) letter.remove();
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(painting))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0, width, height);
  pen.scale(unit, unit);
  pen.fillStyle = '#1f1b16';
  for (const letter of letters) write(pen, letter);
  return canvas.toDataURL('image/webp', 0.92);
}

interface Painted {
  by: string;
  rules: string;
}

// Painting takes a good second on a slow phone, so the browser keeps the bitmaps. The address of this very script changes with
// every change of the art, which makes it the mark of the edition.
const edition = import.meta.url;

export async function hangPictures(): Promise<void> {
  const wall = document.createElement('style');
  document.head.append(wall);
  const kept = remembered<Painted | null>('czary-mary.pictures', null);
  if (kept?.by === edition) {
    wall.append(kept.rules);
    return;
  }
  await document.fonts.load('700 96px Fraunces', '12345678').catch(() => []);
  for (const spell of [hidden, ...spells]) {
    const picture = await paint(spell);
    wall.append(`.cm-picture[data-spell="${spell}"] { background-image: url("${picture}"); }\n`);
  }
  remember('czary-mary.pictures', { by: edition, rules: wall.textContent });
}

export function Picture({ spell }: { spell: number }) {
  return <span class="cm-picture" data-spell={spell} />;
}
