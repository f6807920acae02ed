import { describe, expect, it } from 'vitest';
import { readPicture, writeReducedPicture } from '../../apps/server/test/picture-files.ts';
import { comparePictures } from './compare-pictures.ts';
import { type Colour, colourAt, emptyPicture, type Picture, reducePicture } from './reduce-picture.ts';
import { drawDifferences, enlargePicture } from './show-difference.ts';

interface Box {
  at: [number, number];
  size: [number, number];
  colour: Colour;
}

const size = { width: 375, height: 300 };
const page: Colour = [250, 250, 249];
const surface: Colour = [255, 255, 255];
const ink: Colour = [28, 25, 23];
const accent: Colour = [37, 99, 235];

/** Paints rectangles over a page, later ones over earlier ones. */
function paint(boxes: readonly Box[], background = page, scale = 1): Picture {
  const picture = emptyPicture(size.width * scale, size.height * scale);
  const all: Box[] = [{ at: [0, 0], size: [size.width, size.height], colour: background }, ...boxes];
  for (const { at, size: sides, colour } of all) {
    for (let y = at[1] * scale; y < Math.min((at[1] + sides[1]) * scale, picture.height); y++) {
      for (let x = at[0] * scale; x < Math.min((at[0] + sides[0]) * scale, picture.width); x++) {
        picture.data.set([...colour, 255], (y * picture.width + x) * 4);
      }
    }
  }
  return picture;
}

const softened = ([r, g, b]: Colour, weight: number): Colour => {
  const soften = (level: number) => level + (255 - level) * (1 - weight);
  return [soften(r), soften(g), soften(b)];
};

/** A line of letters as strokes of a pixel and another one that is blended, as a rasterizer does. */
function text(left: number, top: number, letters: number, weight = 0.5): Box[] {
  const soft = softened(ink, weight);
  return Array.from({ length: letters }, (_, i): Box[] => [
    { at: [left + i * 7, top], size: [1, 9], colour: ink },
    { at: [left + i * 7 + 1, top], size: [1, 9], colour: soft },
  ]).flat();
}

const card: Box = { at: [16, 20], size: [343, 120], colour: surface };
const button: Box = { at: [250, 90], size: [92, 36], colour: accent };
const label = text(32, 40, 20);
const screen = [card, ...label, button];
const reference = reducePicture(paint(screen));
const moved = (box: Box, x: number, y: number): Box => ({ ...box, at: [box.at[0] + x, box.at[1] + y] });
const compared = (boxes: readonly Box[]) => comparePictures(paint(boxes), reference);

describe('a comparison of pictures', () => {
  it('finds nothing in the same picture', () => {
    const { differences, largest } = compared(screen);
    expect(differences).toEqual([]);
    expect(largest.cell).toBeLessThan(1);
  });

  it('finds nothing in the same picture with twice the pixels', () => {
    expect(comparePictures(paint(screen, page, 2), reference, 2).differences).toEqual([]);
  });

  it.each([
    ['a pixel to the right', text(33, 40, 20)],
    ['a pixel lower', text(32, 41, 20)],
    ['bolder', text(32, 40, 20, 0.75)],
    ['thinner', text(32, 40, 20, 0.25)],
  ])('finds nothing when letters are drawn %s', (_, letters) => {
    expect(compared([card, ...letters, button]).differences).toEqual([]);
  });

  it.each([
    ['a button 12 px lower', [card, ...label, moved(button, 0, 12)]],
    ['a button 12 px to the left', [card, ...label, moved(button, -12, 0)]],
    ['a missing button', [card, ...label]],
    ['a missing label', [card, button]],
    ['a label one line lower', [card, ...text(32, 60, 20), button]],
    ['a missing card', [...label, button]],
    ['a card in the shade of the page', [{ ...card, colour: page }, ...label, button]],
    ['a button in another colour', [card, ...label, { ...button, colour: [22, 101, 52] }]],
    ['a red label', [card, ...label.map((box) => ({ ...box, colour: [220, 38, 38] })), button]],
    ['an additional block of 24 px', [...screen, { at: [200, 200], size: [24, 24], colour: [214, 211, 209] }]],
    ['a page of another shade', [{ at: [0, 0], size: [375, 300], colour: [244, 244, 242] }, ...screen]],
  ] as [string, Box[]][])('finds %s', (_, boxes) => {
    expect(compared(boxes).differences).not.toEqual([]);
  });

  it('finds a block of 24 px wherever it is', () => {
    for (let x = 0; x < 12; x++) {
      for (let y = 0; y < 24; y += 8) {
        const block: Box = { at: [100 + x, 160 + y], size: [24, 24], colour: [214, 211, 209] };
        expect(compared([...screen, block]).differences, `${x}, ${y}`).not.toEqual([]);
      }
    }
  });

  it('finds dark instead of light', () => {
    const dark = paint([{ ...card, colour: [28, 25, 23] }, button], [12, 10, 9]);
    expect(comparePictures(dark, reference).largest.cell).toBeGreaterThan(200);
  });

  it('tells where the difference is', () => {
    const { differences } = compared([...screen, { at: [204, 204], size: [12, 12], colour: ink }]);
    expect(differences.map(({ left, top, side }) => [left, top, side])).toEqual([
      [204, 204, 12],
      [192, 192, 48],
    ]);
  });

  it('finds nothing at an edge that cuts cells and blocks', () => {
    const edge: Box = { at: [362, 0], size: [13, 300], colour: ink };
    expect(
      comparePictures(paint([...screen, edge]), reducePicture(paint([...screen, edge]))).largest.block,
    ).toBeLessThan(1);
  });

  it('refuses a picture of another size', () => {
    const small = emptyPicture(200, 300);
    expect(comparePictures(small, reference).sizes).toBe('17 × 25 cells instead of 32 × 25');
  });
});

describe('a reduced picture', () => {
  it('is the same after it was stored', () => {
    const stored = readPicture(writeReducedPicture(reference));
    expect(comparePictures(paint(screen), stored).largest.cell).toBeLessThan(1);
  });

  it('has the mean of each cell, also at the edge', () => {
    const half = paint([{ at: [0, 0], size: [6, 12], colour: [0, 0, 0] }], [200, 100, 50]);
    expect(colourAt(reducePicture(half), 0, 0)).toEqual([100, 50, 25]);
    expect(colourAt(reducePicture(half), 31, 0)).toEqual([200, 100, 50]);
  });
});

describe('the pictures of a failure', () => {
  it('show the reference in the size of the screen', () => {
    const { width, height } = enlargePicture(reference);
    expect([width, height]).toEqual([384, 300]);
  });

  it('frame the difference in red over a grey picture', () => {
    const drawn = drawDifferences(paint(screen), [{ left: 204, top: 204, side: 12, levels: 225 }]);
    expect(colourAt(drawn, 204, 204)).toEqual([220, 38, 38]);
    const [r, g, b] = colourAt(drawn, 260, 100);
    expect(r === g && g === b).toBe(true);
  });
});
