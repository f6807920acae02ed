import { PNG } from 'pngjs';

/** Four bytes for each pixel: red, green, blue and opacity. */
interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

function pngOf({ width, height, data }: Picture): PNG {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return png;
}

/** Decodes a PNG file. */
export function readPicture(file: Buffer): Picture {
  return PNG.sync.read(file);
}

/** Encodes a picture as a PNG file. */
export function writePicture(picture: Picture): Buffer {
  return PNG.sync.write(pngOf(picture));
}

/** Encodes a picture without opacity, as small as the format allows. */
export function writeReducedPicture(picture: Picture): Buffer {
  return PNG.sync.write(pngOf(picture), { colorType: 2, deflateLevel: 9, filterType: -1 });
}
