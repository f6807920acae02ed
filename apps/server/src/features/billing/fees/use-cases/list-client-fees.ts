import { canReadFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listClientFees as listFees } from '../statements.repository.ts';

export async function listClientFees(
  { db, tenant, actor }: Context,
  { query: { id_client, ...pages } }: Input<typeof feesApi.clients>,
) {
  requireAccess(canReadFees(actor), feeErrors.fees_denied);
  return listFees(db, tenant, { ...pages, id_clients: id_client === undefined ? undefined : [id_client] });
}
