import type { PointGroup } from 'signature_pad';
import type { Size } from './photo-size.ts';

/** The same strokes in a frame of another size: whole, in their proportions, in the middle. */
export function fitStrokes(strokes: readonly PointGroup[], from: Size, to: Size): PointGroup[] {
  const factor = Math.min(to.width / from.width, to.height / from.height);
  const left = (to.width - from.width * factor) / 2;
  const top = (to.height - from.height * factor) / 2;
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor + left, y: point.y * factor + top })),
  }));
}

/** The type size at which a written name fills its frame, from its width at 100 px. */
export function nameSize(widthAt100: number, frame: Size): number {
  const wide = widthAt100 > 0 ? (frame.width * 0.86 * 100) / widthAt100 : frame.height;
  return Math.floor(Math.min(wide, frame.height * 0.45));
}
