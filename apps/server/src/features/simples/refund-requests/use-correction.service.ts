import { reaisOf } from '@restitui/brazil/money.ts';
import { compensationFields } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { canEditCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import { changedCreditFields } from '@restitui/domain/recovery/credits/edited-credit.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import type { Context } from '../../../kernel/context.ts';
import { bookCredit } from '../../billing/fees/book-fee.service.ts';
import { lockFees } from '../../billing/fees/fees.repository.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { lockAssessment } from '../../recovery/assessments/assessments.repository.ts';
import { requireOpenAssessment } from '../../recovery/assessments/open-assessment.gate.ts';
import { toCompensationResponse } from '../../recovery/compensations/compensation.wire.ts';
import { deleteCompensation, updateCompensation } from '../../recovery/compensations/compensations.repository.ts';
import { toEnteredCredit, toStoredCredit } from '../../recovery/credits/credit.wire.ts';
import { updateCredit } from '../../recovery/credits/credits.repository.ts';
import { recordControlRow } from '../../recovery/credits/record-control-row.service.ts';
import { type CreditCorrection, planUses, type UsePlan } from './decided-use.service.ts';
import type { DecidedUse, ReportCorrection, UseRefusal } from './reported-use.service.ts';

/**
 * Plans decisions that take back uses, under locks of the assessment and of the fees of the credits that change. The
 * caller has locked the product, under which the compensation report changes. The assessment must be open when a credit
 * changes.
 */
export async function planLockedUses(
  context: Context,
  assessment: Parameters<typeof planUses>[1],
  taken: readonly DecidedUse[],
): Promise<(UsePlan | UseRefusal)[]> {
  if (taken.length === 0) return [];
  const { db, tenant, actor } = context;
  // Credits change under this lock, also those that are not used yet.
  await lockAssessment(db, tenant, assessment.id);
  const seen = await planUses(context, assessment, taken);
  const corrected = seen.flatMap((plan) => ('credit' in plan && plan.credit ? plan.credit.credit.id : []));
  if (corrected.length === 0) return seen;
  await requireOpenAssessment(context, assessment.id, {
    allowed: canEditCredits(actor),
    refusal: errors.refund_request_denied,
  });
  await lockFees(db, tenant, corrected);
  // Charges may have changed until they were locked.
  return planUses(context, assessment, taken);
}

/** Corrects the records of a use. */
export async function correctUse(context: Context, { credit, report }: UsePlan): Promise<void> {
  if (credit) await correctCredit(context, credit);
  if (report) await correctReport(context, report);
}

/** Corrects the use of a credit, with its fee: what is no longer used is reversed in the ledger. */
async function correctCredit(context: Context, { credit, compensacao, pagamento }: CreditCorrection): Promise<void> {
  const { db, tenant } = context;
  const before = toEnteredCredit(credit);
  const unused = compensacao === 0 && { isPago: false, mesRestituicao: null };
  const changed = changedCreditFields(before, { compensacao: reaisOf(compensacao), ...unused });
  const stored = { ...toStoredCredit(changed), pagamento };
  await updateCredit(db, tenant, credit.id, stored);
  await bookCredit(context, credit, { ...credit, ...stored });
  await recordChanges(context, { entity: 'CREDITO', ...before }, before, changed);
}

/** Lowers the only line of a report to what remains used; without use all its lines are deleted. */
async function correctReport(context: Context, { lines, target }: ReportCorrection): Promise<void> {
  const { db, tenant } = context;
  for (const line of lines) {
    const record = { entity: 'COMPENSACAO', ...line } as const;
    const before = toCompensationResponse(line);
    if (target === 0) {
      await deleteCompensation(db, tenant, line.id);
      await recordControlRow(context, record, compensationFields, { before });
    } else {
      await updateCompensation(db, tenant, line.id, { value: target, version: line.version + 1 });
      const after = { ...before, value: reaisOf(target) };
      await recordControlRow(context, record, compensationFields, { before, after });
    }
  }
}
