import { expect, it } from 'vitest';
import { measurePhoto, qualityProblem, qualityText } from './photo-quality.ts';

type Shade = (x: number, y: number) => number;

/** Draws a grey picture of 80 × 60 pixels. */
function picture(shade: Shade) {
  const [width, height] = [80, 60];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grey = shade(x, y);
      data.set([grey, grey, grey, 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

const board: Shade = (x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 40 : 210);
/** The mean of the neighbourhood, as an unfocused lens gives it. */
const blurred =
  (shade: Shade, radius: number): Shade =>
  (x, y) => {
    let sum = 0;
    for (let dy = -radius; dy <= radius; dy++) for (let dx = -radius; dx <= radius; dx++) sum += shade(x + dx, y + dy);
    return sum / (2 * radius + 1) ** 2;
  };
const slope: Shade = (x) => 40 + x * 2;

it('accepts a sharp and bright picture', () => {
  const quality = measurePhoto(picture(board));
  expect(quality).toMatchObject({ brightness: 125, contrast: 170 });
  expect(quality.sharpness).toBeGreaterThan(1000);
  expect(qualityProblem(quality)).toBeUndefined();
});

it.each([
  ['dark', (x: number, y: number) => board(x, y) / 5, /escura/],
  ['overexposed', (x: number, y: number) => 250 - board(x, y) / 40, /clara demais/],
  ['faded', (x: number, y: number) => 120 + board(x, y) / 20, /apagada/],
  ['without edges', slope, /tremida/],
])('names what is wrong with a picture that is %s', (_, shade, problem) => {
  expect(qualityProblem(measurePhoto(picture(shade)))).toMatch(problem);
});

it('measures less sharpness the more a picture is blurred', () => {
  const wide: Shade = (x) => (x % 40 < 20 ? 40 : 210);
  const [sharp, soft, softer] = [wide, blurred(wide, 2), blurred(wide, 6)].map(
    (shade) => measurePhoto(picture(shade)).sharpness,
  );
  expect(sharp).toBeGreaterThan(soft ?? 0);
  expect(soft).toBeGreaterThan(softer ?? 0);
  expect(qualityProblem(measurePhoto(picture(blurred(wide, 9))))).toMatch(/tremida/);
});

it('weights colours as the eye does', () => {
  const green = { width: 1, height: 1, data: [0, 255, 0, 255] };
  const blue = { width: 1, height: 1, data: [0, 0, 255, 255] };
  expect([measurePhoto(green).brightness, measurePhoto(blue).brightness]).toEqual([150, 29]);
});

it('describes the measurement in a line', () => {
  expect(qualityText({ sharpness: 84, brightness: 132, contrast: 99 })).toBe('nitidez 84; brilho 132; contraste 99');
});
