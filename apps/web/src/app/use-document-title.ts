import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useBranding } from '../features/tenants/tenants.queries.ts';

/** 'Produtos · COMERCIO EXEMPLO LTDA · Meridiano Fiscal': screen, client or person, brand. */
export function useDocumentTitle() {
  const brand = useBranding()?.title ?? 'Restitui';
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
  return named?.razao_social ?? named?.name;
}
