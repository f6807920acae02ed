import { PNG } from 'pngjs';

/** Limits memory: a small file may decode to a very large picture. */
const maxPixels = 4_000_000;
const endOfHeader = 24;

/** True when at least two pixels of a PNG differ. False for a broken file, or one too large for a drawing. */
export async function showsSomething(png: Buffer): Promise<boolean> {
  if (png.length < endOfHeader || png.readUInt32BE(16) * png.readUInt32BE(20) > maxPixels) return false;
  const picture = await new Promise<PNG | undefined>((resolve) => {
    new PNG().parse(png, (error, parsed) => resolve(error ? undefined : parsed));
  });
  if (!picture) return false;
  const first = picture.data.readUInt32BE(0);
  for (let at = 0; at < picture.data.length; at += 4) {
    // The colour of a fully transparent pixel is ignored.
    const pixel = picture.data.readUInt32BE(at);
    if (pixel !== first && !(isClear(pixel) && isClear(first))) return true;
  }
  return false;
}

function isClear(pixel: number): boolean {
  return (pixel & 0xff) === 0;
}
