import { type Branding, branding as brandingShape } from '@restitui/domain/tenants/tenants.api.ts';
import { paletteOf } from './palette.ts';
import { readStored, writeStored } from './storage.ts';

interface KeptBrand {
  branding: Branding;
  /** CSS variables as `first-paint.js` sets them on the next visit. */
  paint: Record<string, string>;
}

function paintOf(colours: Branding['colours']): Record<string, string> {
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

export function keptBranding(): Branding | undefined {
  return brandingShape.safeParse(readStored<KeptBrand>('currentTenant')?.branding).data;
}

/** Dresses the page in the brand of its host: colours, favicon, and the name that titles end with. */
export function applyBranding(branding: Branding) {
  const paint = paintOf(branding.colours);
  for (const [name, value] of Object.entries(paint)) document.documentElement.style.setProperty(name, value);
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', branding.icon);
  writeStored('currentTenant', { branding, paint } satisfies KeptBrand);
}
