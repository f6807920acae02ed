import { parseDay } from '@restitui/brazil/day.ts';
import { type BoletoStatus, boletoStatus } from '@restitui/domain/boletos/boleto-status.ts';
import { isReversed } from '@restitui/domain/wire/day-range.ts';

export interface BoletoListFilters {
  q: string;
  estado: BoletoStatus | undefined;
  /** Due dates, both included; as typed or as the wire has them. */
  de: string | undefined;
  ate: string | undefined;
  pagina: number;
}

const dayOf = (value: unknown) => (value === undefined ? undefined : parseDay(String(value)));

/** What the address asks of the list; anything it cannot mean is left out. */
export function boletoFiltersOf(search: Record<string, unknown>): BoletoListFilters {
  const pagina = Number(search.pagina);
  const due = { de: dayOf(search.de), ate: dayOf(search.ate) };
  return {
    q: search.q === undefined ? '' : String(search.q),
    estado: boletoStatus.safeParse(search.estado).data,
    ...(isReversed(due) ? { de: undefined, ate: undefined } : due),
    pagina: Number.isInteger(pagina) && pagina > 0 ? pagina : 1,
  };
}

/** The address of these filters, and of the open boleto; what is as it would be anyway is not written. */
export function searchOfBoletos(
  { q, estado, de, ate, pagina }: BoletoListFilters,
  boleto?: string,
): Record<string, string | number> {
  return {
    ...(q ? { q } : {}),
    ...(estado ? { estado } : {}),
    ...(de ? { de } : {}),
    ...(ate ? { ate } : {}),
    ...(pagina > 1 ? { pagina } : {}),
    ...(boleto ? { boleto } : {}),
  };
}
