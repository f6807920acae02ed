import { canEditDebitMonths, canSeeDebitMonths } from '@restitui/domain/debit-months/debit-months.access.ts';
import { debitMonthErrors } from '@restitui/domain/debit-months/debit-months.errors.ts';
import { requireAccess } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { requireOpenAssessment } from '../assessments/open-assessment.ts';
import { requireVisibleAssessment } from '../assessments/visible-assessment.ts';

/** The apuração whose months this person may see. */
export async function requireVisibleMonths(context: Context, id_apuracao: string) {
  const found = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canSeeDebitMonths(context.actor, found.product.typeServico), debitMonthErrors.debit_months_denied);
  return found;
}

/** The apuração, open, whose months this person may change. */
export function requireEditableMonths(context: Context, id_apuracao: string) {
  const allowed = canEditDebitMonths(context.actor);
  return requireOpenAssessment(context, id_apuracao, { allowed, refusal: debitMonthErrors.debit_month_edit_denied });
}
