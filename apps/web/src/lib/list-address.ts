import { useNavigate, useSearch } from '@tanstack/react-router';

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

/** Writes what a list's filters have become: typing replaces the entry in the history, another page begins at its top. */
export function useWriteFilters() {
  const navigate = useNavigate();
  return (
    search: object,
    changed: { q?: string | undefined; pagina?: number | undefined },
    replace = changed.q !== undefined,
  ) => navigate({ to: '.', search: search as never, replace, resetScroll: changed.pagina !== undefined });
}
