import { canEditDebitMonths, canSeeDebitMonths } from '@restitui/domain/recovery/debit-months/debit-months.access.ts';
import { debitMonthErrors } from '@restitui/domain/recovery/debit-months/debit-months.errors.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../assessments/assessment.gate.ts';
import { requireOpenAssessment } from '../assessments/open-assessment.gate.ts';

/** Returns the assessment if the actor may see its debit months. */
export async function requireVisibleMonths(context: Context, id_apuracao: string) {
  const found = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canSeeDebitMonths(context.actor, found.product.typeServico), debitMonthErrors.debit_months_denied);
  return found;
}

/** Returns the open assessment if the actor may change its debit months. */
export function requireEditableMonths(context: Context, id_apuracao: string) {
  const allowed = canEditDebitMonths(context.actor);
  return requireOpenAssessment(context, id_apuracao, { allowed, refusal: debitMonthErrors.debit_month_edit_denied });
}
