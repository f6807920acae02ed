import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What the address says of a list: text, page and whatever else; what it cannot mean is left out. */
export function useListAddress() {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const pagina = Number(search.pagina);
  const text = (key: string) => (search[key] === undefined ? '' : String(search[key]));

  return {
    q: text('q'),
    pagina: Number.isInteger(pagina) && pagina > 0 ? pagina : 1,
    text,
    /** Empty values are not written; another question begins on its first page. */
    go(change: Record<string, string | number | undefined>) {
      const next = { ...search, ...('pagina' in change ? {} : { pagina: undefined }), ...change };
      const written = Object.entries(next).filter(([key, value]) => value && !(key === 'pagina' && value === 1));
      const typing = 'q' in change;
      navigate({ to: '.', search: Object.fromEntries(written) as never, replace: typing, resetScroll: false });
    },
  };
}

/** Goes a page back when the page that is shown has lost its last row. */
export function useLastPage(
  page: Page | undefined,
  rows: number | undefined,
  go: (change: { pagina: number }) => void,
): void {
  const before = page && page.total > 0 && page.number > 1 && rows === 0 ? page.number - 1 : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is beyond the last
  useEffect(() => {
    if (before !== undefined) go({ pagina: before });
  }, [before]);
}

/** Writes what a list's filters have become: typing replaces the entry in the history, another page begins at its top. */
export function useWriteFilters() {
  const navigate = useNavigate();
  return (
    search: object,
    changed: { q?: string | undefined; pagina?: number | undefined },
    replace = changed.q !== undefined,
  ) => navigate({ to: '.', search: search as never, replace, resetScroll: changed.pagina !== undefined });
}
