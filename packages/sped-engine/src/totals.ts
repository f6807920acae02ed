import type { MonthRow } from './months/month-row.ts';

/** Sums over the months. Expired months are left out and their amounts named apart (SP-114). Cents. */
export interface Totals {
  pis_a_recuperar: number;
  cofins_a_recuperar: number;
  pis_credito_liberado: number;
  cofins_credito_liberado: number;
  pis_retencao_liberada: number;
  cofins_retencao_liberada: number;
  pis_prescrito: number;
  cofins_prescrito: number;
}

const summed = [
  'pis_a_recuperar',
  'cofins_a_recuperar',
  'pis_credito_liberado',
  'cofins_credito_liberado',
  'pis_retencao_liberada',
  'cofins_retencao_liberada',
] as const;

/** Sums the months; `asOf` is `AAAA-MM-DD`. */
export function totalsOf(months: readonly MonthRow[], asOf: string): Totals {
  const totals: Totals = {
    pis_a_recuperar: 0,
    cofins_a_recuperar: 0,
    pis_credito_liberado: 0,
    cofins_credito_liberado: 0,
    pis_retencao_liberada: 0,
    cofins_retencao_liberada: 0,
    pis_prescrito: 0,
    cofins_prescrito: 0,
  };
  for (const month of months) {
    if (month.prescreve_em !== null && asOf > month.prescreve_em) {
      totals.pis_prescrito += month.pis_a_recuperar;
      totals.cofins_prescrito += month.cofins_a_recuperar;
    } else for (const name of summed) totals[name] += month[name];
  }
  return totals;
}
