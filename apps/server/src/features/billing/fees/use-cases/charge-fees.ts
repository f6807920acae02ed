import { zeroCents } from '@restitui/brazil/money.ts';
import { isOpenSituacao, isPaidSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import { applyPayment } from '@restitui/domain/billing/fees/ledger.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findClient } from '../../../crm/clients/clients.repository.ts';
import { bookPaidBoleto } from '../fee-charges.service.ts';
import { insertCharges, listChargesOfBoleto, lockBoletoToCharge, lockOpenFees } from '../fees.repository.ts';
import { listClientFees } from '../statements.repository.ts';

/** Charges the open fees of a client on one of its boletos, oldest first, up to the boleto's value. */
export async function chargeFees(context: Context, { body: { id_client, id_boleto } }: Input<typeof feesApi.charge>) {
  const { db, tenant, actor } = context;
  required(await findClient(db, tenant, id_client), feeErrors.fee_client_not_found);
  const boleto = required(await lockBoletoToCharge(db, tenant, id_boleto), feeErrors.fee_boleto_not_found);
  requireAccess(canIssueBoletos(actor), feeErrors.fee_charge_denied);
  if (boleto.id_client !== id_client) throw new AppError(feeErrors.fee_boleto_not_found);
  const isPaid = isPaidSituacao(boleto.situacao);
  if (!isPaid && !isOpenSituacao(boleto.situacao)) throw new AppError(feeErrors.fee_boleto_closed);
  if ((await listChargesOfBoleto(db, tenant, id_boleto)).length > 0) throw new AppError(feeErrors.fee_boleto_linked);

  const open = await lockOpenFees(db, tenant, id_client);
  const parts = applyPayment(
    boleto.valorNominal,
    open.map(({ aberto }) => ({ centavos: aberto })),
  );
  const lines = open.flatMap(({ id_credit }, i) => {
    const centavos = parts[i]?.pago ?? zeroCents;
    return centavos > 0 ? [{ id_tenant: tenant, id_boleto, id_credit, centavos }] : [];
  });
  if (lines.length === 0) throw new AppError(feeErrors.fee_nothing_open);
  await insertCharges(db, lines);
  if (isPaid) await bookPaidBoleto(context, boleto);
  const { data } = await listClientFees(db, tenant, { id_clients: [id_client], page: 1, pageSize: 1 });
  return { data: required(data[0], feeErrors.fee_nothing_open) };
}
