import { canEditCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import { creditErrors } from '@restitui/domain/recovery/credits/credits.errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOpenAssessment } from '../assessments/open-assessment.gate.ts';
import { type CreditRow, findCredit } from './credits.repository.ts';

/**
 * Returns the credit for a change to it and locks its assessment, which must be open, until the transaction ends.
 */
export async function requireEditableCredit(
  context: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id: string,
): Promise<CreditRow> {
  const { db, actor, tenant } = context;
  const found = required(await findCredit(db, tenant, id), creditErrors.credit_not_found);
  await requireOpenAssessment(context, found.id_apuracao, {
    allowed: canEditCredits(actor),
    refusal: creditErrors.credit_edit_denied,
  });
  return required(await findCredit(db, tenant, id), creditErrors.credit_not_found);
}
