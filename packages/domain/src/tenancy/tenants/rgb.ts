export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rrggbb` or `#rgb` to channels 0–255. */
export function rgbOf(hex: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  const [, red, green, blue] = short ?? long ?? [];
  if (!red || !green || !blue) throw new Error(`Not a colour: ${hex}`);
  const channel = (digits: string) => Number.parseInt(short ? digits + digits : digits, 16);
  return [channel(red), channel(green), channel(blue)];
}

/** Formats channels as `#rrggbb`, rounded and clamped to 0–255. */
export function hexOf(channels: Rgb): string {
  const clamped = channels.map((channel) => Math.min(255, Math.max(0, Math.round(channel))));
  return `#${clamped.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Converts an sRGB channel 0–255 to linear light, 0 to 1. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Converts linear light to an sRGB channel, out of 0–255 for colours outside the gamut. */
export function gamma(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return share * 255;
}

/** Mixes `share` of `to` into `from`, as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = rgbOf(from);
  const [r2, g2, b2] = rgbOf(to);
  return hexOf([r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share]);
}
