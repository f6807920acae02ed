import { maxTraceLength, traceText } from '@restitui/domain/accounts/identity-checks/signature-trace.ts';
import type { PointGroup } from 'signature_pad';
import { expect, it } from 'vitest';
import { fitStrokes, nameSize, traceOf } from './strokes.ts';

it('centres strokes in another frame and keeps their proportions', () => {
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

it('sizes a typed name to fill the width, or the height when it is short', () => {
  expect(nameSize(2000, { width: 1200, height: 400 })).toBe(51);
  expect(nameSize(100, { width: 1200, height: 400 })).toBe(180);
  expect(nameSize(0, { width: 1200, height: 400 })).toBe(180);
});

it('stores the time of each point since the first', { tags: ['D-32'] }, () => {
  const at = (x: number, time: number) => ({ x, y: 10.04, time, pressure: 0.456 });
  const strokes = [{ points: [at(1, 1000), at(2, 1016)] }, { points: [at(3, 1500)] }] as PointGroup[];
  const text = traceOf(strokes, { width: 300, height: 100 });
  expect(JSON.parse(text)).toEqual({
    ...{ way: 'desenhada', width: 300, height: 100 },
    strokes: [
      [
        [1, 10, 0, 0.46],
        [2, 10, 16, 0.46],
      ],
      [[3, 10, 500, 0.46]],
    ],
  });
  expect(traceText.safeParse(text).success).toBe(true);

  const long = { points: Array.from({ length: 20_000 }, (_, i) => at(i, 1000 + i)) } as PointGroup;
  const short = traceOf([long], { width: 300, height: 100 });
  expect(short.length).toBeLessThanOrEqual(maxTraceLength);
  expect(traceText.safeParse(short).success).toBe(true);
});
