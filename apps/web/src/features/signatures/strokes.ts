import { longestTrace, type SignatureTrace } from '@restitui/domain/signatures/signature-trace.ts';
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

/** The strokes with their times as JSON; of a drawing too long to send every other point is left out, and again. */
export function traceOf(strokes: readonly PointGroup[], { width, height }: Size): string {
  const begun = Math.min(...strokes.flatMap(({ points }) => points.map(({ time }) => time)));
  const tenth = (value: number) => Math.round(value * 10) / 10;
  let kept = strokes.map(({ points }) =>
    points.map(({ x, y, time, pressure }): [number, number, number, number] => [
      tenth(x),
      tenth(y),
      Math.max(0, Math.round(time - begun)),
      Math.min(1, Math.max(0, Math.round(pressure * 100) / 100)),
    ]),
  );
  for (;;) {
    const trace: SignatureTrace = { way: 'desenhada', width, height, strokes: kept };
    const text = JSON.stringify(trace);
    if (text.length <= longestTrace) return text;
    kept = kept.map((points) => points.filter((_, i) => i % 2 === 0 || i === points.length - 1));
  }
}
