import { describe, expect, it } from 'vitest';
import { moveBy, pinch, startView, viewAfterKey, wheelFactor, zoomAt } from './zoom.ts';

const times = (n: number, change: (view: typeof startView) => typeof startView) =>
  Array.from({ length: n }).reduce<typeof startView>((view) => change(view), startView);

describe('zoom of the compare panel', () => {
  it('F-313 F-507 stays between half and five times', () => {
    expect(times(40, (view) => zoomAt(view, 1.2)).scale).toBe(5);
    expect(times(40, (view) => zoomAt(view, 1 / 1.2)).scale).toBe(0.5);
  });

  it('F-508 a key or button is one step of 1.2', () => {
    expect(viewAfterKey(startView, '+')?.scale).toBeCloseTo(1.2);
    expect(viewAfterKey({ ...startView, scale: 1.2 }, '-')?.scale).toBeCloseTo(1);
    expect(viewAfterKey({ scale: 3, x: 9, y: 9 }, '0')).toEqual(startView);
    expect(viewAfterKey(startView, 'a')).toBeUndefined();
  });

  it('F-509 the wheel makes 0.9 or 1.1 of it', () => {
    expect(wheelFactor(120)).toBe(0.9);
    expect(wheelFactor(-3)).toBe(1.1);
  });

  it('F-314 what lies under the pointer stays there, and a drag moves it', () => {
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

  it('two fingers zoom by their distance and move with their middle', () => {
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
