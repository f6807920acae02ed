const wide = [
  [2, 3],
  [0, 4],
  [1, 4],
  [0, 1],
  [2, 4],
  [0, 2],
  [1, 2],
  [3, 4],
  [0, 3],
  [1, 3],
];

/** A bar: start and width, in modules. */
export interface Bar {
  at: number;
  width: number;
}

const ratio = 3;

/**
 * Encodes an even number of digits as Interleaved 2 of 5, the bar code of boletos: the bars hold the first digit of each
 * pair, the gaps the second. Source: ISO/IEC 16390; two of five elements are wide.
 * @returns the bars and the total width, in modules
 */
export function interleaved2of5(digits: string): { bars: Bar[]; width: number } {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('Interleaved 2 of 5 takes an even number of digits.');
  const elements = [1, 1, 1, 1];
  for (let i = 0; i < digits.length; i += 2) {
    for (let place = 0; place < 5; place++) {
      for (const digit of [digits[i], digits[i + 1]]) {
        elements.push(wide[Number(digit)]?.includes(place) ? ratio : 1);
      }
    }
  }
  elements.push(ratio, 1, 1);
  let at = 0;
  const bars: Bar[] = [];
  for (const [i, width] of elements.entries()) {
    if (i % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, width: at };
}
