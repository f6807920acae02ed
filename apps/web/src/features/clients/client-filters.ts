import { type ClientStatus, clientStatus } from '@restitui/domain/clients/client-status.ts';
import { clientSort } from '@restitui/domain/clients/clients.api.ts';
import type { z } from 'zod';

export type ClientSort = z.infer<typeof clientSort>;

export interface ClientFilters {
  q: string;
  status: ClientStatus | undefined;
  sort: ClientSort;
  pagina: number;
}

/** What the address asks of the list; anything it cannot mean is left out. */
export function clientFiltersOf(search: Record<string, unknown>): ClientFilters {
  const pagina = Number(search.pagina);
  return {
    q: search.q === undefined ? '' : String(search.q),
    status: clientStatus.safeParse(search.status).data,
    sort: clientSort.safeParse(search.ordem).data ?? 'razao_social',
    pagina: Number.isInteger(pagina) && pagina > 0 ? pagina : 1,
  };
}

/** The address of these filters: what is as it would be anyway is not written. */
export function searchOfFilters({ q, status, sort, pagina }: ClientFilters): Record<string, string | number> {
  return {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(sort !== 'razao_social' ? { ordem: sort } : {}),
    ...(pagina > 1 ? { pagina } : {}),
  };
}
