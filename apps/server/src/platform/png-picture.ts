import { PNG } from 'pngjs';

/** Beyond it a small file could unfold into a great deal of memory. */
const maxPixels = 4_000_000;
const endOfHeader = 24;

/** Whether a PNG shows anything: two pixels of it differ. False for what is broken, or too large for a drawing. */
export async function showsSomething(png: Buffer): Promise<boolean> {
  if (png.length < endOfHeader || png.readUInt32BE(16) * png.readUInt32BE(20) > maxPixels) return false;
  const picture = await new Promise<PNG | undefined>((resolve) => {
    new PNG().parse(png, (error, parsed) => resolve(error ? undefined : parsed));
  });
  if (!picture) return false;
  const first = picture.data.readUInt32BE(0);
  for (let at = 0; at < picture.data.length; at += 4) {
    // Of what is wholly transparent the colour does not count.
    const pixel = picture.data.readUInt32BE(at);
    if (pixel !== first && !(isClear(pixel) && isClear(first))) return true;
  }
  return false;
}

function isClear(pixel: number): boolean {
  return (pixel & 0xff) === 0;
}
