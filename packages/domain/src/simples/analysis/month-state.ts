import { badgeOfDiagnosis, type DiagnosisBadge } from './diagnosis.ts';
import type { AnalysisRow } from './simples-analysis.api.ts';

/** Shown state of a month: its diagnosis, unless the declaration is missing or the claim has expired. */
export type MonthState = DiagnosisBadge | 'Falta PGDAS' | 'Prescrito';

type StatedMonth = Pick<AnalysisRow, 'diagnostico' | 'alertas' | 'prescreve_em'>;

/** Returns whether the upload contains a declaration of the month. Without one, its declared amounts are unknown. */
export function isDeclared({ alertas }: Pick<AnalysisRow, 'alertas'>): boolean {
  return alertas.every(({ codigo }) => codigo !== 'SEM_PGDAS');
}

/** Returns the state of a month on a day (`AAAA-MM-DD`). */
export function monthState({ diagnostico, alertas, prescreve_em }: StatedMonth, today: string): MonthState {
  if (!isDeclared({ alertas })) return 'Falta PGDAS';
  const badge = badgeOfDiagnosis(diagnostico);
  const hasExpired = prescreve_em !== null && prescreve_em < today;
  return badge === 'Disponível' && hasExpired ? 'Prescrito' : badge;
}
