import { negatedCents, reaisOf } from '@restitui/brazil/money.ts';
import { canPayOutFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { bookPayout } from '../book-payout.service.ts';
import { lockPayout, reversePayoutRow } from '../fee-payouts.repository.ts';

/** Reverses a payout, which becomes open again; the entry and its reversal are both kept. */
export async function reverseFeePayout(
  context: Context,
  { params: { id }, body: { motivoEstorno } }: Input<typeof feesApi.reversePayout>,
) {
  const { db, tenant, actor, platform } = context;
  const payout = required(await lockPayout(db, tenant, id), feeErrors.fee_payout_not_found);
  requireAccess(canPayOutFees(actor, payout.papel), feeErrors.fee_payout_denied);
  if (payout.estornadoEm !== null) throw new AppError(feeErrors.fee_payout_reversed);

  const estornadoEm = platform.clock.now().toISOString();
  const reversal = { estornadoEm, estornadoPor: actor.name, motivoEstorno };
  await reversePayoutRow(db, tenant, id, reversal);
  await bookPayout(context, { ...payout, centavos: negatedCents(payout.centavos) }, 'REPASSE_ESTORNADO');
  await recordChanges(context, { entity: 'REPASSE', id }, {}, { motivoEstorno });
  const { id_tenant: _, id_autor: __, centavos, ...shown } = payout;
  return { data: { ...shown, ...reversal, valor: reaisOf(centavos) } };
}
