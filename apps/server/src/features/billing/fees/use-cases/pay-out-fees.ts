import { dayInBrazil } from '@restitui/brazil/day.ts';
import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { isPaidByNow, type NewPayout } from '@restitui/domain/billing/fees/fee-payouts.ts';
import { canPayOutFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { bookPayout } from '../book-payout.service.ts';
import { insertPayout, lockReceiver, openAmountOf } from '../fee-payouts.repository.ts';

function refuse(error: ErrorDefinition, path: keyof NewPayout): AppError {
  return new AppError(error, { issues: [{ path, message: error.message }] });
}

/** Books a payout of a share: at most the due amount, and each receipt once. */
export async function payOutFees(context: Context, { body }: Input<typeof feesApi.payOut>) {
  const { db, tenant, actor, platform } = context;
  const { seen, valor, ...payout } = body;
  await lockReceiver(db, tenant, payout);
  const aberto = required(await openAmountOf(db, tenant, payout), feeErrors.fee_receiver_not_found);
  requireAccess(canPayOutFees(actor, payout.papel), feeErrors.fee_payout_denied);
  const now = platform.clock.now();
  if (!isPaidByNow(payout, dayInBrazil(now))) throw refuse(feeErrors.fee_payout_future, 'data');
  if (seen !== undefined && roundedCents(seen) !== aberto) throw new AppError(feeErrors.fee_payout_changed);
  const centavos = roundedCents(valor);
  if (centavos > aberto) throw refuse(feeErrors.fee_payout_beyond, 'valor');

  const createdDate = now.toISOString();
  const row = { ...payout, id: newId(), id_tenant: tenant, centavos, createdDate, autor: actor.name };
  if (!(await insertPayout(db, { ...row, id_autor: actor.id }))) throw refuse(feeErrors.fee_payout_twice, 'referencia');
  await bookPayout(context, row, 'REPASSE');
  const { papel: participante, data, forma, referencia } = payout;
  await recordChanges(context, { entity: 'REPASSE', id: row.id }, {}, { participante, valor, data, forma, referencia });
  const { id_tenant: _, centavos: __, ...shown } = row;
  return { data: { ...shown, valor: reaisOf(centavos), estornadoEm: null, estornadoPor: null, motivoEstorno: null } };
}
