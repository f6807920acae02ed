import { period } from '@restitui/domain/dashboards/period.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

export interface FigureFilters {
  /** `AAAA` or `AAAA-MM`. */
  periodo: string | undefined;
  pessoa: string | undefined;
}

/** Period and person as the address has them; what is no period is none. */
export function useFigureFilters() {
  const search = useSearch({ strict: false }) as { mes?: string; pessoa?: string };
  const navigate = useNavigate();
  const filters: FigureFilters = { periodo: period.safeParse(search.mes).data, pessoa: search.pessoa || undefined };
  const change = (next: Partial<FigureFilters>) => {
    const { periodo, pessoa } = { ...filters, ...next };
    navigate({ to: '.', search: { ...search, mes: periodo, pessoa } as never, resetScroll: false });
  };
  return { filters, change };
}
