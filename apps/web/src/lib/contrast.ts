type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (!parts) throw new Error(`Not a colour: ${hex}`);
  return parts.map((part) => Number.parseInt(part, 16)) as unknown as Rgb;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of a `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of `to` in `from`, as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const target = rgbOf(to);
  const mixed = rgbOf(from).map((channel, i) => Math.round(channel + ((target[i] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The colour nearest to `colour` that reaches `ratio` against every one of `grounds`: darkened on light grounds,
 * lightened on dark ones, in steps of 2 %; unchanged when it already does.
 */
export function readable(colour: string, grounds: readonly string[], ratio: number): string {
  const dark = grounds.every((ground) => luminance(ground) < 0.18);
  const end = dark ? '#ffffff' : '#000000';
  for (let step = 0; step <= 50; step++) {
    const tried = mix(colour, end, step / 50);
    if (grounds.every((ground) => contrast(tried, ground) >= ratio)) return tried;
  }
  return end;
}
