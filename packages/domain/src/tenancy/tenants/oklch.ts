import { gamma, hexOf, linear, type Rgb, rgbOf } from './rgb.ts';

/** Lightness 0 to 1, chroma from 0, hue in radians (Björn Ottosson's OKLCH). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Converts a colour `#rrggbb` to OKLCH. */
export function toOklch(hex: string): Oklch {
  const channels = rgbOf(hex);
  const [red, green, blue] = [linear(channels[0]), linear(channels[1]), linear(channels[2])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function channelsOf({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Converts OKLCH to `#rrggbb`. Reduces chroma that is out of gamut at this lightness, and keeps the hue. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const channels = channelsOf({ lightness, chroma: chroma * share, hue });
    if (channels.every((channel) => channel >= -0.5 && channel <= 255.5)) return hexOf(channels);
  }
  return hexOf(channelsOf({ lightness, chroma: 0, hue }));
}
