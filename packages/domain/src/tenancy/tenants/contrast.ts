import { fromOklch, toOklch } from './oklch.ts';
import { linear, rgbOf } from './rgb.ts';

/** Returns the relative luminance of a `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast ratio of two `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the tone of the same hue with the nearest lightness that `passes`; undefined when none does. */
export function nearestTone(colour: string, passes: (tone: string) => boolean): string | undefined {
  if (passes(colour)) return colour;
  const { lightness, chroma, hue } = toOklch(colour);
  for (let distance = 0.01; distance <= 1; distance += 0.01) {
    for (const tried of [lightness - distance, lightness + distance]) {
      if (tried < 0 || tried > 1) continue;
      const tone = fromOklch({ lightness: tried, chroma, hue });
      if (passes(tone)) return tone;
    }
  }
  return undefined;
}
