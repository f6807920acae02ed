import type { Difference } from './compare-pictures.ts';
import { cellSide, colourAt, emptyPicture, type Picture } from './reduce-picture.ts';

const red = [220, 38, 38, 255];

/** Returns a reduced picture in the size of the screen, for a look beside the other one. */
export function enlargePicture(reduced: Picture): Picture {
  const enlarged = emptyPicture(reduced.width * cellSide, reduced.height * cellSide);
  for (let y = 0; y < enlarged.height; y++) {
    for (let x = 0; x < enlarged.width; x++) {
      const colour = colourAt(reduced, Math.floor(x / cellSide), Math.floor(y / cellSide));
      enlarged.data.set([...colour, 255], (y * enlarged.width + x) * 4);
    }
  }
  return enlarged;
}

/** Returns the picture in grey with a red frame around each difference. */
export function drawDifferences(picture: Picture, differences: readonly Difference[], scale = 1): Picture {
  const drawn = emptyPicture(picture.width, picture.height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const grey = ((picture.data[at] ?? 0) + (picture.data[at + 1] ?? 0) + (picture.data[at + 2] ?? 0)) / 3;
    drawn.data.set([grey, grey, grey, 255], at);
  }
  for (const { left, top, side } of differences) frame(drawn, left * scale, top * scale, side * scale);
  return drawn;
}

function frame(picture: Picture, left: number, top: number, side: number): void {
  const put = (x: number, y: number) => {
    if (x < picture.width && y < picture.height) picture.data.set(red, (y * picture.width + x) * 4);
  };
  for (let i = 0; i < side; i++) {
    put(left + i, top);
    put(left + i, top + side - 1);
    put(left, top + i);
    put(left + side - 1, top + i);
  }
}
