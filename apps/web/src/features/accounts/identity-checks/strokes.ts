import { maxTraceLength, type SignatureTrace } from '@restitui/domain/accounts/identity-checks/signature-trace.ts';
import type { PointGroup } from 'signature_pad';
import type { Size } from './photo-size.ts';

/** Returns the strokes scaled and centred in a frame of another size. */
export function fitStrokes(strokes: readonly PointGroup[], from: Size, to: Size): PointGroup[] {
  const factor = Math.min(to.width / from.width, to.height / from.height);
  const left = (to.width - from.width * factor) / 2;
  const top = (to.height - from.height * factor) / 2;
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor + left, y: point.y * factor + top })),
  }));
}

/** Returns the font size that fits a name into its frame, from its width at 100 px. */
export function nameSize(widthAt100: number, frame: Size): number {
  const wide = widthAt100 > 0 ? (frame.width * 0.86 * 100) / widthAt100 : frame.height;
  return Math.floor(Math.min(wide, frame.height * 0.45));
}

/** Returns the strokes with times as JSON; drops every other point until the text is short enough to send. */
export function traceOf(strokes: readonly PointGroup[], { width, height }: Size): string {
  const startTime = Math.min(...strokes.flatMap(({ points }) => points.map(({ time }) => time)));
  const tenth = (value: number) => Math.round(value * 10) / 10;
  let sampled = strokes.map(({ points }) =>
    points.map(({ x, y, time, pressure }): [number, number, number, number] => [
      tenth(x),
      tenth(y),
      Math.max(0, Math.round(time - startTime)),
      Math.min(1, Math.max(0, Math.round(pressure * 100) / 100)),
    ]),
  );
  for (;;) {
    const trace: SignatureTrace = { way: 'desenhada', width, height, strokes: sampled };
    const text = JSON.stringify(trace);
    if (text.length <= maxTraceLength) return text;
    sampled = sampled.map((points) => points.filter((_, i) => i % 2 === 0 || i === points.length - 1));
  }
}
