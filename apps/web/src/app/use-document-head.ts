import { displayName } from '@restitui/brazil/display-name.ts';
import { paletteOf } from '@restitui/domain/tenancy/tenants/palette.ts';
import type { Branding } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useBranding } from '../features/tenancy/tenants/tenants.queries.ts';
import { applyBranding } from '../lib/branding.ts';
import { useTheme } from '../lib/theme.ts';

/** Sets title, icon and theme colour of the tab from the brand. */
export function useDocumentHead() {
  const ofHost = useBranding();
  const ofPage = useMatches({
    select: (matches) => matches.map(({ loaderData }) => brandOf(loaderData)).find(Boolean),
  });
  const { scheme } = useTheme();
  const branding = ofPage ?? ofHost;
  useDocumentTitle(branding?.title ?? 'Restitui');

  useEffect(() => {
    if (ofHost) applyBranding(ofHost);
  }, [ofHost]);
  useEffect(() => {
    if (!branding) return;
    document.querySelector('link[rel=icon]')?.setAttribute('href', branding.icon);
    const { brand } = paletteOf(branding.colours, scheme);
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', brand);
  }, [branding, scheme]);
}

/** 'Produtos · COMERCIO EXEMPLO LTDA · Meridiano Fiscal': screen, client or person, brand. */
function useDocumentTitle(brand: string) {
  const parts = useMatches({
    select: (matches) =>
      matches
        .flatMap(({ staticData, loaderData }) => [nameOf(loaderData), staticData.title])
        .filter((part) => part !== undefined)
        .toReversed()
        .join(' · '),
  });
  const title = parts ? `${parts} · ${brand}` : brand;

  useEffect(() => {
    document.title = title;
  }, [title]);
}

function nameOf(loaderData: unknown): string | undefined {
  const named = loaderData as { razao_social?: string; name?: string } | undefined;
  return displayName(named?.razao_social ?? named?.name);
}

function brandOf(loaderData: unknown): Branding | undefined {
  return (loaderData as { branding?: Branding } | undefined)?.branding;
}
