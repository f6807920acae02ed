import { dayInBrazil, formatDay } from '@restitui/brazil/day.ts';
import { formatBRL, negatedCents, reaisOf, roundedCents, sumOfCents } from '@restitui/brazil/money.ts';
import { isPaidByNow } from '@restitui/domain/billing/fees/fee-payouts.ts';
import { type FeeReturn, type NewFeeReturn, partsOfReturn } from '@restitui/domain/billing/fees/fee-returns.ts';
import { canReturnFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { findClient } from '../../../crm/clients/clients.repository.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { bookReturn } from '../book-return.service.ts';
import { insertReturn, listPaidBeyond, listPaidCharges, lockCharges } from '../fee-returns.repository.ts';
import { notifyReturn } from '../notify-return.service.ts';

function refuse(error: ErrorDefinition, path: keyof NewFeeReturn, message = error.message): AppError {
  return new AppError(error, { message, issues: [{ path, message }] });
}

/** Records that paid fees were given back: at most what was paid beyond them, the oldest fees first. */
export async function giveBackFees(
  context: Context,
  { body: { seen, valor, data, observacao, ...of } }: Input<typeof feesApi.giveBack>,
): Promise<{ data: FeeReturn }> {
  const { db, tenant, actor, platform } = context;
  const { id_client } = of;
  required(await findClient(db, tenant, id_client), feeErrors.fee_client_not_found);
  requireAccess(canReturnFees(actor), feeErrors.fee_return_denied);
  const now = platform.clock.now();
  if (!isPaidByNow({ data }, dayInBrazil(now))) throw refuse(feeErrors.fee_return_future, 'data');
  const charges = await listPaidCharges(db, tenant, of);
  await lockCharges(db, tenant, charges);
  const owed = await listPaidBeyond(db, tenant, of);
  // A boleto that was paid meanwhile is not locked.
  const isLocked = owed.every((part) => charges.some(({ id_boleto }) => id_boleto === part.id_boleto));
  const a_devolver = sumOfCents(owed.map(({ centavos }) => centavos));
  if (!isLocked || (seen !== undefined && roundedCents(seen) !== a_devolver))
    throw new AppError(feeErrors.fee_return_changed);
  const centavos = roundedCents(valor);
  if (centavos > a_devolver) {
    const message = `A devolução passa do valor a devolver (${formatBRL(reaisOf(a_devolver))}).`;
    throw refuse(feeErrors.fee_return_beyond, 'valor', message);
  }
  const parts = partsOfReturn(centavos, owed);
  const early = parts
    .map(({ pagoEm }) => pagoEm)
    .toSorted()
    .at(-1);
  if (early && data < early) {
    const message = `A data não pode ficar antes do pagamento dos honorários, em ${formatDay(early)}.`;
    throw refuse(feeErrors.fee_return_early, 'data', message);
  }

  const row = { id: newId(), id_tenant: tenant, id_client, centavos, data, observacao };
  const entry = { autor: actor.name, createdDate: now.toISOString() };
  await insertReturn(db, { ...row, ...entry, id_autor: actor.id }, parts);
  const given = parts.map((part) => ({ ...part, centavos: negatedCents(part.centavos) }));
  await bookReturn(context, given, 'DEVOLUCAO');
  const about = { entity: 'DEVOLUCAO', id: row.id, id_client } as const;
  await recordChanges(context, about, {}, { valor, data, ...(observacao && { observacao }) });
  await notifyReturn(context, row, { desfeito: false });
  const kept = { estornadoEm: null, estornadoPor: null, motivoEstorno: null };
  return { data: { id: row.id, valor: reaisOf(centavos), data, observacao, ...entry, ...kept } };
}
