import { badgeOfDiagnosis, type DiagnosisBadge } from './diagnosis.ts';
import type { AnalysisRow } from './simples-analysis.api.ts';

/** Shown state of a month: its diagnosis, unless the declaration is missing or the claim has expired. */
export type MonthState = DiagnosisBadge | 'Falta PGDAS' | 'Prescrito';

type StatedMonth = Pick<AnalysisRow, 'diagnostico' | 'alertas' | 'prescreve_em'>;

/** Returns whether the upload contains a declaration of the month. Without one, its declared amounts are unknown. */
export function isDeclared({ alertas }: Pick<AnalysisRow, 'alertas'>): boolean {
  return alertas.every(({ codigo }) => codigo !== 'SEM_PGDAS');
}

/** Returns whether the statement shows no payment of the month's DAS: its refund is then in no sum. */
export function isUnpaid({ alertas }: Pick<AnalysisRow, 'alertas'>): boolean {
  return alertas.some(({ codigo }) => codigo === 'DAS_NAO_PAGO');
}

/** Returns the state of a month on a day (`AAAA-MM-DD`). */
export function monthState({ diagnostico, alertas, prescreve_em }: StatedMonth, today: string): MonthState {
  if (!isDeclared({ alertas })) return 'Falta PGDAS';
  const badge = badgeOfDiagnosis(diagnostico);
  const hasExpired = prescreve_em !== null && prescreve_em < today;
  return badge === 'Disponível' && hasExpired ? 'Prescrito' : badge;
}

export const unpaidLabel = 'DAS não pago';

/**
 * Returns whether a refund cannot be claimed because its DAS was not paid. The listed state remains (W-137) and is shown
 * with `unpaidLabel`.
 */
export function isBlockedByPayment(row: StatedMonth, today: string): boolean {
  return isUnpaid(row) && monthState(row, today) === 'Disponível';
}

/** Returns the state of a month as one text. */
export function monthStateText(row: StatedMonth, today: string): string {
  const state = monthState(row, today);
  return isBlockedByPayment(row, today) ? `${state}, ${unpaidLabel}` : state;
}
