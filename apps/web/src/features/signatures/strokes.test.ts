import type { PointGroup } from 'signature_pad';
import { expect, it } from 'vitest';
import { fitStrokes, nameSize } from './strokes.ts';

it('strokes keep their proportions in the middle of another frame', () => {
  const stroke = {
    points: [
      { x: 0, y: 0 },
      { x: 400, y: 200 },
    ],
  } as PointGroup;
  const [fitted] = fitStrokes([stroke], { width: 400, height: 200 }, { width: 800, height: 600 });
  expect(fitted?.points).toEqual([
    { x: 0, y: 100 },
    { x: 800, y: 500 },
  ]);
});

it('a written name fills the width, or the height when it is short', () => {
  expect(nameSize(2000, { width: 1200, height: 400 })).toBe(51);
  expect(nameSize(100, { width: 1200, height: 400 })).toBe(180);
  expect(nameSize(0, { width: 1200, height: 400 })).toBe(180);
});
