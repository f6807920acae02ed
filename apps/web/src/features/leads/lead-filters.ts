import { type LeadStatus, leadStatus } from '@restitui/domain/leads/lead-status.ts';

export interface LeadFilters {
  q: string;
  estado: LeadStatus | undefined;
  pagina: number;
}

/** What the address asks of the list; anything it cannot mean is left out. */
export function leadFiltersOf(search: Record<string, unknown>): LeadFilters {
  const pagina = Number(search.pagina);
  return {
    q: search.q === undefined ? '' : String(search.q),
    estado: leadStatus.safeParse(search.estado).data,
    pagina: Number.isInteger(pagina) && pagina > 0 ? pagina : 1,
  };
}

/** The address of these filters, and of the open lead; what is as it would be anyway is not written. */
export function searchOfLeads({ q, estado, pagina }: LeadFilters, lead?: string): Record<string, string | number> {
  return {
    ...(q ? { q } : {}),
    ...(estado ? { estado } : {}),
    ...(pagina > 1 ? { pagina } : {}),
    ...(lead ? { lead } : {}),
  };
}
