import { reaisOf, sumOfCents } from '@restitui/brazil/money.ts';
import { canReadFeeReturns } from '@restitui/domain/billing/fees/fees.access.ts';
import type { FeeReturns, feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findClient } from '../../../crm/clients/clients.repository.ts';
import { listPaidBeyond, listReturns } from '../fee-returns.repository.ts';

/** Lists what a client, or one of its fees, is to be given back, and what was given back. */
export async function listFeeReturns(
  { db, tenant, actor }: Context,
  { query }: Input<typeof feesApi.returns>,
): Promise<{ data: FeeReturns }> {
  required(await findClient(db, tenant, query.id_client), feeErrors.fee_client_not_found);
  requireAccess(canReadFeeReturns(actor), feeErrors.fee_returns_denied);
  const owed = await listPaidBeyond(db, tenant, query);
  const a_devolver = reaisOf(sumOfCents(owed.map(({ centavos }) => centavos)));
  return { data: { id_client: query.id_client, a_devolver, devolucoes: await listReturns(db, tenant, query) } };
}
