import type { IdentityProvider } from '../../accounts/oidc/identity-provider.ts';
import { fillSlots } from './page-slots.ts';
import { brandCssVariables } from './palette.ts';
import type { Branding } from './tenants.api.ts';

/** Paths of the app whose first view is prerendered (decision 143). */
export const entrancePaths = ['/signin', '/login-client', '/forgot-password'] as const;
export type EntrancePath = (typeof entrancePaths)[number];

/** The choices that decide the markup of a page; the texts of the brand are filled in. */
export interface EntranceLook {
  path: EntrancePath;
  /** Which colour schemes have a logo; the title replaces the others. */
  logos: Record<'light' | 'dark', boolean>;
  /** In the order of their buttons; none on other pages than the sign-in of staff. */
  providers: readonly IdentityProvider[];
}

/** Returns the name of the built page of a look. */
export function entranceName({ path, logos: { light, dark }, providers }: EntranceLook): string {
  return [path, light && 'light', dark && 'dark', ...providers].filter(Boolean).join(' ');
}

/** Returns the look of a host's page. */
export function entranceLook(
  path: EntrancePath,
  { logos: { light, dark } }: Pick<Branding, 'logos'>,
  providers: readonly IdentityProvider[],
): EntranceLook {
  return { path, logos: { light: light !== '', dark: dark !== '' }, providers };
}

/** Fills the brand of a host into a built page. */
export function fillEntrancePage(template: string, branding: Branding): string {
  const { title, icon, logos, colours, domain, local } = branding;
  const paint = brandCssVariables(colours);
  const texts = {
    ...{ title, icon, light: logos.light, dark: logos.dark },
    ...{ theme: paint['--brand-light'] ?? '', themeDark: paint['--brand-dark'] ?? '' },
    domain: local ? '' : (domain ?? ''),
  };
  const variables = Object.entries(paint).map(([name, value]) => `${name}:${value}`);
  return fillSlots(template, texts, { paint: variables.join(';') });
}
