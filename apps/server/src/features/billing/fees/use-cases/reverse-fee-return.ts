import { reaisOf } from '@restitui/brazil/money.ts';
import type { FeeReturn } from '@restitui/domain/billing/fees/fee-returns.ts';
import { canReturnFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { bookReturn } from '../book-return.service.ts';
import { listPartsOfReturn, lockCharges, lockReturn, reverseReturnRow } from '../fee-returns.repository.ts';
import { notifyReturn } from '../notify-return.service.ts';

/** Reverses a return, whose amount is to be given back again; the entry and its reversal are both kept. */
export async function reverseFeeReturn(
  context: Context,
  { params: { id }, body: { motivoEstorno } }: Input<typeof feesApi.reverseReturn>,
): Promise<{ data: FeeReturn }> {
  const { db, tenant, actor, platform } = context;
  const found = required(await lockReturn(db, tenant, id), feeErrors.fee_return_not_found);
  requireAccess(canReturnFees(actor), feeErrors.fee_return_denied);
  if (found.estornadoEm !== null) throw new AppError(feeErrors.fee_return_reversed);

  const parts = await listPartsOfReturn(db, tenant, id);
  await lockCharges(db, tenant, parts);
  const estornadoEm = platform.clock.now().toISOString();
  const reversal = { estornadoEm, estornadoPor: actor.name, motivoEstorno };
  await reverseReturnRow(db, tenant, id, reversal);
  await bookReturn(context, parts, 'DEVOLUCAO_ESTORNADA');
  const { id_tenant: _, id_autor: __, id_client, centavos, ...shown } = found;
  await recordChanges(context, { entity: 'DEVOLUCAO', id, id_client }, {}, { motivoEstorno });
  await notifyReturn(context, found, { desfeito: true });
  return { data: { ...shown, ...reversal, valor: reaisOf(centavos) } };
}
