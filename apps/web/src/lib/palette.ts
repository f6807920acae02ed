import type { Branding } from '@restitui/domain/tenants/tenants.api.ts';
import { contrast, mix, readable } from './contrast.ts';

export interface Palette {
  /** Ground of the primary button. */
  brand: string;
  /** Text on it. */
  onBrand: string;
  /** Brand-coloured text and signs on the surfaces. */
  brandText: string;
  /** The ring around what has the focus. */
  focus: string;
}

/** Grounds of styles.css on which brand colours stand, the palest to the strongest. */
export const grounds = {
  light: ['#ffffff', '#f8f8f6', '#f1f1ee'],
  dark: ['#191918', '#121211', '#222220'],
} as const;

const inks = ['#ffffff', '#10100f'] as const;
const text = 4.5;
const sign = 3;

/** A ground near `colour` that stands out from the surfaces, and the ink that can be read on it. */
function button(colour: string, scheme: 'light' | 'dark'): Pick<Palette, 'brand' | 'onBrand'> {
  const visible = readable(colour, grounds[scheme], sign);
  for (let step = 0; step <= 50; step++) {
    for (const onBrand of inks) {
      const brand = mix(visible, scheme === 'light' ? '#000000' : '#ffffff', step / 50);
      // The hover of styles.css takes 12 % of the ink into the ground.
      if (contrast(mix(brand, onBrand, 0.14), onBrand) >= text) return { brand, onBrand };
    }
  }
  return { brand: inks[scheme === 'light' ? 1 : 0], onBrand: inks[scheme === 'light' ? 0 : 1] };
}

/** A tenant's colours, changed as far as WCAG AA asks in this scheme and no further. */
export function paletteOf({ primary, accent }: Branding['colours'], scheme: 'light' | 'dark'): Palette {
  const softest = grounds[scheme].map((ground) => mix(ground, primary, scheme === 'light' ? 0.08 : 0.12));
  return {
    ...button(primary, scheme),
    brandText: readable(primary, [...grounds[scheme], ...softest], text),
    focus: readable(accent, grounds[scheme], sign),
  };
}
