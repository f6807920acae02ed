export const zoomBounds = { min: 0.5, max: 5 } as const;
export const buttonStep = 1.2;
export const wheelFactors = { out: 0.9, in: 1.1 } as const;
const keyStep = 40;

interface Point {
  x: number;
  y: number;
}

/** Scale of an image, and the offset of its centre from that of the pane. */
export interface View extends Point {
  scale: number;
}

export const startView: View = { scale: 1, x: 0, y: 0 };

/** Zooms by the factor and keeps the point (relative to the centre of the pane) in place. */
export function zoomAt(view: View, factor: number, point: Point = { x: 0, y: 0 }): View {
  const scale = Math.min(zoomBounds.max, Math.max(zoomBounds.min, view.scale * factor));
  const real = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * real, y: point.y - (point.y - view.y) * real };
}

export function wheelFactor(deltaY: number): number {
  return deltaY > 0 ? wheelFactors.out : wheelFactors.in;
}

export function moveBy(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** Zooms by the change of distance of two fingers, around the centre between them. */
export function pinch(view: View, before: [Point, Point], after: [Point, Point]): View {
  const distance = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = middle(before);
  const to = middle(after);
  const factor = distance(before) > 0 ? distance(after) / distance(before) : 1;
  return moveBy(zoomAt(view, factor, from), { x: to.x - from.x, y: to.y - from.y });
}

/** Returns the view after a key press, or undefined when the key does nothing. */
export function viewAfterKey(view: View, key: string): View | undefined {
  switch (key) {
    case '+':
    case '=':
      return zoomAt(view, buttonStep);
    case '-':
    case '_':
      return zoomAt(view, 1 / buttonStep);
    case '0':
      return startView;
    case 'ArrowLeft':
      return moveBy(view, { x: keyStep, y: 0 });
    case 'ArrowRight':
      return moveBy(view, { x: -keyStep, y: 0 });
    case 'ArrowUp':
      return moveBy(view, { x: 0, y: keyStep });
    case 'ArrowDown':
      return moveBy(view, { x: 0, y: -keyStep });
    default:
      return undefined;
  }
}
