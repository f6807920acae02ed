/** Side of a cell in CSS pixels: a block of twice this side covers a whole cell wherever it is. */
export const cellSide = 12;

/** Four bytes for each pixel: red, green, blue and opacity. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Returns a black picture. */
export function emptyPicture(width: number, height: number): Picture {
  return { width, height, data: new Uint8Array(width * height * 4) };
}

/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Returns the mean colour of a rectangle; its sides are in pixels of the picture and are cut at its edges. */
export type MeanColour = (left: number, top: number, width: number, height: number) => Colour;

/** Sums each channel once, so that the mean of any rectangle takes four look-ups. */
export function meanColours({ width, height, data }: Picture): MeanColour {
  const stride = (width + 1) * 3;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    const row = [0, 0, 0];
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        row[channel] = (row[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
        const at = (y + 1) * stride + (x + 1) * 3 + channel;
        sums[at] = (sums[at - stride] ?? 0) + (row[channel] ?? 0);
      }
    }
  }
  const sumAt = (x: number, y: number, channel: number) => sums[y * stride + x * 3 + channel] ?? 0;
  return (left, top, wide, high) => {
    const [x1, x2] = [Math.max(0, left), Math.min(width, left + wide)];
    const [y1, y2] = [Math.max(0, top), Math.min(height, top + high)];
    const area = (x2 - x1) * (y2 - y1);
    const mean = (channel: number) =>
      (sumAt(x2, y2, channel) - sumAt(x1, y2, channel) - sumAt(x2, y1, channel) + sumAt(x1, y1, channel)) / area;
    return [mean(0), mean(1), mean(2)];
  };
}

/**
 * Returns the picture with one pixel per cell, the mean of its colours. Letters are drawn differently by each version of
 * the browser and each library of fonts; what is left of them in a cell hardly differs.
 * @param scale pixels of the picture per CSS pixel
 */
export function reducePicture(picture: Picture, scale = 1): Picture {
  const side = cellSide * scale;
  const reduced = emptyPicture(Math.ceil(picture.width / side), Math.ceil(picture.height / side));
  const mean = meanColours(picture);
  for (let y = 0; y < reduced.height; y++) {
    for (let x = 0; x < reduced.width; x++) {
      reduced.data.set([...mean(x * side, y * side, side, side).map(Math.round), 255], (y * reduced.width + x) * 4);
    }
  }
  return reduced;
}

/** Returns the colour of a pixel. */
export function colourAt({ width, data }: Picture, x: number, y: number): Colour {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
