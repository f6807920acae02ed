import { PNG } from 'pngjs';
import { pictureSize } from './picture-size.ts';
import { checkPngContent } from './png-content.ts';

/** Limits memory and time: a small file may decode to a very large picture. */
const maxPixels = 4_000_000;

/** True when at least two pixels of a PNG differ. False for a broken file, or one too large for a drawing. */
export async function showsSomething(png: Buffer): Promise<boolean> {
  const { width, height } = pictureSize(png) ?? { width: 0, height: 0 };
  if (width * height === 0 || width * height > maxPixels) return false;
  // The decoder waits without end for missing rows, and unpacks interlaced ones without a limit.
  if ((await checkPngContent(png)) !== 'complete') return false;
  const pixels = decoded(png);
  const first = pixels?.readUInt32BE(0);
  if (!pixels || first === undefined) return false;
  for (let at = 0; at < pixels.length; at += 4) {
    // The colour of a fully transparent pixel is ignored.
    const pixel = pixels.readUInt32BE(at);
    if (pixel !== first && !(isClear(pixel) && isClear(first))) return true;
  }
  return false;
}

function decoded(png: Buffer): Buffer | undefined {
  try {
    return PNG.sync.read(png).data;
  } catch {
    return undefined;
  }
}

function isClear(pixel: number): boolean {
  return (pixel & 0xff) === 0;
}
