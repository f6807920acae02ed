import type { Branding } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { contrast, nearestTone } from './contrast.ts';
import { toOklch } from './oklch.ts';
import { mix } from './rgb.ts';

export interface Palette {
  /** Background of the primary button, and on hover. */
  brand: string;
  brandHover: string;
  /** Text on it. */
  onBrand: string;
  /** Brand-coloured text and icons on surfaces. */
  brandText: string;
  /** Focus ring. */
  focus: string;
}

export type Scheme = 'light' | 'dark';

/** Background colours of styles.css on which brand colours are used. */
export const grounds = {
  light: ['#ffffff', '#f8f8f6', '#f1f1ee'],
  dark: ['#191918', '#121211', '#222220'],
} as const;

/** Share of the brand's text colour in the active menu item, as in styles.css. */
export const softShare = { light: 0.08, dark: 0.12 } as const;

const inks = ['#ffffff', '#10100f'] as const;
const text = 4.5;
const sign = 3;

const distance = (a: string, b: string) => Math.abs(toOklch(a).lightness - toOklch(b).lightness);

/** Returns a background near `colour` that contrasts with the surfaces, and a legible text colour. */
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
  // Moves away from the text colour, so that contrast increases.
  return { ...nearest, brandHover: mix(nearest.brand, nearest.onBrand === inks[0] ? '#000000' : '#ffffff', 0.12) };
}

/** Searches the nearest legible tones of a tenant's colours. */
function computePalette({ primary, accent }: Branding['colours'], scheme: Scheme): Palette {
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

/** Palettes of the brands that were asked for: the start of the app asks five times. */
const computed = new WeakMap<Branding['colours'], Partial<Record<Scheme, Palette>>>();

/** Returns a tenant's colours, changed only as far as WCAG AA requires in this scheme. */
export function paletteOf(colours: Branding['colours'], scheme: Scheme): Palette {
  const known = computed.get(colours) ?? {};
  computed.set(colours, known);
  known[scheme] ??= computePalette(colours, scheme);
  return known[scheme];
}

/** Returns the palettes of both schemes as the CSS variables used by styles.css and `first-paint.js`. */
export function brandCssVariables(colours: Branding['colours']): Record<string, string> {
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

/**
 * Returns a dark background from the secondary colour for page sections, with legible tones for text next to white
 * text.
 */
export function deepTones({ primary, secondary, accent }: Branding['colours']): {
  deep: string;
  glow: string;
  spark: string;
} {
  const deep = nearestTone(secondary, (tone) => contrast(tone, '#ffffff') >= 11) ?? '#10100f';
  const onDeep = (colour: string) => nearestTone(colour, (tone) => contrast(tone, deep) >= 5.5) ?? '#ffffff';
  return { deep, glow: onDeep(primary), spark: onDeep(accent) };
}
