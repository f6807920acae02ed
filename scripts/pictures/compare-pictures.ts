import {
  type Colour,
  cellSide,
  colourAt,
  type MeanColour,
  meanColours,
  type Picture,
  reducePicture,
} from './reduce-picture.ts';

/** Greatest difference of a channel, of 255. Decision 133 has what was measured. */
export const limits = {
  /** Of a cell: a label, an icon or a button that is missing, moved or recoloured. */
  cell: 14,
  /** Of a block of `blockSide` cells: a surface in another shade. */
  block: 4,
};

const blockSide = 4;
/** How far letters may be off, in CSS pixels. */
const looseness = 2;

/** A part of the picture that differs, in CSS pixels. */
export interface Difference {
  left: number;
  top: number;
  side: number;
  /** Greatest difference of a channel. */
  levels: number;
}

export interface Comparison {
  /** Set when the pictures cannot be compared, because their sizes differ. */
  sizes?: string;
  /** What exceeds its limit. */
  differences: Difference[];
  /** Greatest difference of all cells, and of all blocks. */
  largest: { cell: number; block: number };
}

const between = (a: Colour, b: Colour) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** Returns the mean colour of some cells of a reduced picture; those beyond its edges do not count. */
function meanOfCells(reduced: Picture, x: number, y: number): Colour {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let row = y; row < Math.min(y + blockSide, reduced.height); row++) {
    for (let column = x; column < Math.min(x + blockSide, reduced.width); column++) {
      const colour = colourAt(reduced, column, row);
      for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel];
      count++;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Returns the least difference of a cell when the picture is moved a little: letters and their lines may be. */
function differenceOfCell(mean: MeanColour, expected: Colour, left: number, top: number, scale: number): number {
  const side = cellSide * scale;
  let least = between(mean(left, top, side, side), expected);
  for (let dy = -looseness; dy <= looseness && least > 1; dy++) {
    for (let dx = -looseness; dx <= looseness; dx++) {
      const moved = mean(left + dx * scale, top + dy * scale, side, side);
      least = Math.min(least, between(moved, expected));
    }
  }
  return least;
}

/** Compares all cells of one size and returns what exceeds the limit, with the greatest difference. */
function compareAll(reference: Picture, step: number, limit: number, levelsAt: (x: number, y: number) => number) {
  const differences: Difference[] = [];
  let largest = 0;
  for (let y = 0; y < reference.height; y += step) {
    for (let x = 0; x < reference.width; x += step) {
      const levels = Math.round(levelsAt(x, y) * 10) / 10;
      largest = Math.max(largest, levels);
      if (levels > limit) differences.push({ left: x * cellSide, top: y * cellSide, side: step * cellSide, levels });
    }
  }
  return { differences, largest };
}

/**
 * Compares a picture with a reduced one, cell by cell and in blocks of four by four cells.
 * @param scale pixels of the picture per CSS pixel
 */
export function comparePictures(picture: Picture, reference: Picture, scale = 1): Comparison {
  const taken = reducePicture(picture, scale);
  if (taken.width !== reference.width || taken.height !== reference.height) {
    const sizes = `${taken.width} × ${taken.height} cells instead of ${reference.width} × ${reference.height}`;
    return { sizes, differences: [], largest: { cell: 255, block: 255 } };
  }
  const side = cellSide * scale;
  const mean = meanColours(picture);
  const inCells = compareAll(reference, 1, limits.cell, (x, y) =>
    differenceOfCell(mean, colourAt(reference, x, y), x * side, y * side, scale),
  );
  const inBlocks = compareAll(reference, blockSide, limits.block, (x, y) =>
    between(meanOfCells(taken, x, y), meanOfCells(reference, x, y)),
  );
  return {
    differences: [...inCells.differences, ...inBlocks.differences],
    largest: { cell: inCells.largest, block: inBlocks.largest },
  };
}
