import { competenceOfCredit } from '@restitui/domain/credits/credit-account.ts';
import type { Credit } from '@restitui/domain/credits/credits.api.ts';

/** `de 05/2025`, or how a row without a competência is called. */
export function nameOf(credit: Pick<Credit, 'anoCompetencia' | 'mesCompetencia'>): string {
  const competence = competenceOfCredit(credit);
  return competence ? `de ${competence}` : 'novo';
}
