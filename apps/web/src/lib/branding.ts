import { paintOf, paletteOf, type Scheme, softShare } from '@restitui/domain/tenants/palette.ts';
import { type Branding, branding as brandingShape } from '@restitui/domain/tenants/tenants.api.ts';
import { setBaseAddress } from './base-address.ts';
import { readStored, writeStored } from './storage.ts';

interface KeptBrand {
  branding: Branding;
  /** CSS variables as `first-paint.js` sets them on the next visit. */
  paint: Record<string, string>;
}

/** The palette for a part of the page, in one scheme: variables that styles.css sets for the whole of it. */
export function scopedPaint(colours: Branding['colours'], scheme: Scheme): Record<string, string> {
  const { brand, brandHover, onBrand, brandText, focus } = paletteOf(colours, scheme);
  return {
    '--brand': brand,
    '--brand-hover': brandHover,
    '--on-brand': onBrand,
    '--brand-text': brandText,
    '--brand-soft': `color-mix(in srgb, ${brandText} ${softShare[scheme] * 100}%, var(--surface))`,
    '--focus': focus,
  };
}

export function keptBranding(): Branding | undefined {
  return brandingShape.safeParse(readStored<KeptBrand>('currentTenant')?.branding).data;
}

/** Dresses the page in the brand of its host, now and before the first paint of the next visit. */
export function applyBranding(branding: Branding) {
  const paint = paintOf(branding.colours);
  for (const [name, value] of Object.entries(paint)) document.documentElement.style.setProperty(name, value);
  setBaseAddress('observations', branding.observationsUrl);
  writeStored('currentTenant', { branding, paint } satisfies KeptBrand);
}
