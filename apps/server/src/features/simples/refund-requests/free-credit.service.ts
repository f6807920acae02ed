import { integerCents, lesserCents, reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { changedCreditFields } from '@restitui/domain/recovery/credits/edited-credit.ts';

import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { creditsOfRequests } from '@restitui/domain/simples/refund-requests/uncredited-requests.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { toEnteredCredit, toStoredCredit } from '../../recovery/credits/credit.wire.ts';
import { listCredits, updateCredit } from '../../recovery/credits/credits.repository.ts';

const amountOf = ({ valor_pedido, total }: RefundRequest) => roundedCents(valor_pedido ?? total);

/**
 * Takes the amount of a request out of the credits of other requests of its month, as far as they hold more than their
 * own: an analysis from files adds one credit per month for all theses, and a further request adds its own credit.
 */
export async function freeCreditOfMonth(
  context: Context,
  assessment: Assessment,
  request: RefundRequest,
  requests: readonly RefundRequest[],
): Promise<void> {
  if (request.teses.length === 0) return;
  const { db, tenant } = context;
  let left = amountOf(request);
  const held = creditsOfRequests(requests, await listCredits(db, tenant, assessment.id));
  for (const [other, credit] of held) {
    if (other === request || other.competencia !== request.competencia) continue;
    const freed = lesserCents(left, integerCents(Math.max(0, credit.creditOrigin - amountOf(other))));
    if (freed === 0) continue;
    const before = toEnteredCredit(credit);
    const changed = changedCreditFields(before, { creditOrigin: reaisOf(credit.creditOrigin - freed) });
    await updateCredit(db, tenant, credit.id, toStoredCredit(changed));
    await recordChanges(context, { entity: 'CREDITO', ...before }, before, changed);
    left = integerCents(left - freed);
  }
}
