// Photographs of what our own code draws, in formats and sizes that pages and previews want.
import { writeFileSync } from 'node:fs';

// Runs in the page.
async function develop([photograph, width, height, type, quality]) {
  const image = new Image();
  image.src = `data:image/png;base64,${photograph}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL(type, quality).split(',')[1];
}

// `photograph` as PNG, `page` any page of ours: browsers know the formats.
export async function keepPhotograph(page, photograph, path, width, height, type, quality) {
  const text = await page.evaluate(develop, [photograph.toString('base64'), width, height, type, quality]);
  const bytes = Buffer.from(text, 'base64');
  writeFileSync(path, bytes);
  console.log(`${path.split('/').slice(-3).join('/')}: ${bytes.length} bytes`);
}
