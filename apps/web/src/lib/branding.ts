import { brandCssVariables, paletteOf, type Scheme, softShare } from '@restitui/domain/tenancy/tenants/palette.ts';
import { type Branding, branding as brandingShape } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { setBaseAddress } from './base-address.ts';
import { readStored, writeStored } from './storage.ts';

interface KeptBrand {
  branding: Branding;
  /** CSS variables that `first-paint.js` sets on the next visit. */
  paint: Record<string, string>;
}

/** Returns the palette of one colour scheme as CSS variables for a part of the page. */
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

/** Applies the brand of the host now, and before the first paint of the next visit. */
export function applyBranding(branding: Branding) {
  const paint = brandCssVariables(branding.colours);
  for (const [name, value] of Object.entries(paint)) document.documentElement.style.setProperty(name, value);
  setBaseAddress('observations', branding.observationsUrl);
  writeStored('currentTenant', { branding, paint } satisfies KeptBrand);
}
