import { describe, expect, it } from 'vitest';
import { moveBy, pinch, startView, viewAfterKey, wheelFactor, zoomAt } from './zoom.ts';

const times = (n: number, change: (view: typeof startView) => typeof startView) =>
  Array.from({ length: n }).reduce<typeof startView>((view) => change(view), startView);

describe('zoom of the compare panel', () => {
  it('is limited to between half and five times', { tags: ['F-313', 'F-507'] }, () => {
    expect(times(40, (view) => zoomAt(view, 1.2)).scale).toBe(5);
    expect(times(40, (view) => zoomAt(view, 1 / 1.2)).scale).toBe(0.5);
  });

  it('changes by 1.2 per key press or button click', { tags: ['F-508'] }, () => {
    expect(viewAfterKey(startView, '+')?.scale).toBeCloseTo(1.2);
    expect(viewAfterKey({ ...startView, scale: 1.2 }, '-')?.scale).toBeCloseTo(1);
    expect(viewAfterKey({ scale: 3, x: 9, y: 9 }, '0')).toEqual(startView);
    expect(viewAfterKey(startView, 'a')).toBeUndefined();
  });

  it('changes by 0.9 or 1.1 per wheel step', { tags: ['F-509'] }, () => {
    expect(wheelFactor(120)).toBe(0.9);
    expect(wheelFactor(-3)).toBe(1.1);
  });

  it('keeps the point under the pointer in place, and a drag moves it', { tags: ['F-314'] }, () => {
    const point = { x: 100, y: -40 };
    const { scale, x, y } = zoomAt(startView, 2, point);
    const under = (view: { x: number; y: number; scale: number }) => [
      (point.x - view.x) / view.scale,
      (point.y - view.y) / view.scale,
    ];
    expect(under({ scale, x, y })).toEqual(under(startView));
    expect(moveBy(startView, { x: 12, y: -7 })).toEqual({ scale: 1, x: 12, y: -7 });
    expect(viewAfterKey(startView, 'ArrowRight')).toEqual({ scale: 1, x: -40, y: 0 });
  });

  it('follows the distance of two fingers and moves with their centre', () => {
    const apart = pinch(
      startView,
      [
        { x: -10, y: 0 },
        { x: 10, y: 0 },
      ],
      [
        { x: -15, y: 5 },
        { x: 25, y: 5 },
      ],
    );
    expect(apart).toEqual({ scale: 2, x: 5, y: 5 });
  });
});
