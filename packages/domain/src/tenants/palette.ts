import type { Branding } from '@restitui/domain/tenants/tenants.api.ts';
import { contrast, nearestTone } from './contrast.ts';
import { toOklch } from './oklch.ts';
import { mix } from './rgb.ts';

export interface Palette {
  /** Ground of the primary button, and under the pointer. */
  brand: string;
  brandHover: string;
  /** Text on it. */
  onBrand: string;
  /** Brand-coloured text and signs on the surfaces. */
  brandText: string;
  /** The ring around what has the focus. */
  focus: string;
}

export type Scheme = 'light' | 'dark';

/** Grounds of styles.css on which brand colours stand. */
export const grounds = {
  light: ['#ffffff', '#f8f8f6', '#f1f1ee'],
  dark: ['#191918', '#121211', '#222220'],
} as const;

/** How much of the brand's text colour tints the active menu item in styles.css. */
export const softShare = { light: 0.08, dark: 0.12 } as const;

const inks = ['#ffffff', '#10100f'] as const;
const text = 4.5;
const sign = 3;

const distance = (a: string, b: string) => Math.abs(toOklch(a).lightness - toOklch(b).lightness);

/** A ground near `colour` that stands out from the surfaces, and the ink that can be read on it. */
function button(colour: string, scheme: Scheme): Pick<Palette, 'brand' | 'brandHover' | 'onBrand'> {
  const found = inks.flatMap((onBrand) => {
    const brand = nearestTone(
      colour,
      (tone) => contrast(tone, onBrand) >= text && grounds[scheme].every((ground) => contrast(tone, ground) >= sign),
    );
    return brand ? [{ brand, onBrand }] : [];
  });
  const [nearest = { brand: inks[0], onBrand: inks[1] }] = found.sort(
    (a, b) => distance(a.brand, colour) - distance(b.brand, colour),
  );
  // Away from the ink, so that the text only gains.
  return { ...nearest, brandHover: mix(nearest.brand, nearest.onBrand === inks[0] ? '#000000' : '#ffffff', 0.12) };
}

/** A tenant's colours, changed as far as WCAG AA asks in this scheme and no further. */
export function paletteOf({ primary, accent }: Branding['colours'], scheme: Scheme): Palette {
  const [surface] = grounds[scheme];
  const readable = (tone: string) =>
    [...grounds[scheme], mix(surface, tone, softShare[scheme])].every((ground) => contrast(tone, ground) >= text);
  const visible = (tone: string) => grounds[scheme].every((ground) => contrast(tone, ground) >= sign);
  const ink = scheme === 'light' ? '#1c1c1a' : '#ecece8';
  return {
    ...button(primary, scheme),
    brandText: nearestTone(primary, readable) ?? ink,
    focus: nearestTone(accent, visible) ?? ink,
  };
}

/** The palette in both schemes as CSS variables: those that styles.css and `first-paint.js` read. */
export function paintOf(colours: Branding['colours']): Record<string, string> {
  const entries = (['light', 'dark'] as const).flatMap((scheme) => {
    const { brand, brandHover, onBrand, brandText, focus } = paletteOf(colours, scheme);
    return [
      [`--brand-${scheme}`, brand],
      [`--brand-hover-${scheme}`, brandHover],
      [`--on-brand-${scheme}`, onBrand],
      [`--brand-text-${scheme}`, brandText],
      [`--focus-${scheme}`, focus],
    ];
  });
  return Object.fromEntries(entries);
}

/** A deep ground of the second colour for bands of a site, with what white text beside it is brightened by. */
export function deepTones({ primary, secondary, accent }: Branding['colours']): {
  deep: string;
  glow: string;
  spark: string;
} {
  const deep = nearestTone(secondary, (tone) => contrast(tone, '#ffffff') >= 11) ?? '#10100f';
  const onDeep = (colour: string) => nearestTone(colour, (tone) => contrast(tone, deep) >= 5.5) ?? '#ffffff';
  return { deep, glow: onDeep(primary), spark: onDeep(accent) };
}
