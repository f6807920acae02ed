import { canEditCredits } from '@restitui/domain/credits/credits.access.ts';
import { creditErrors } from '@restitui/domain/credits/credits.errors.ts';
import { required } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { requireOpenAssessment } from '../assessments/open-assessment.ts';
import { type CreditRow, findCredit } from './credits.repository.ts';

/** The credit for a change to it; its apuração is open, and held so until the transaction ends. */
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
