import { canReadReports } from '@restitui/domain/operations/support/support.access.ts';
import type { supportApi } from '@restitui/domain/operations/support/support.api.ts';
import { supportErrors } from '@restitui/domain/operations/support/support.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { listSupportReports } from '../support.repository.ts';

/** Lists the reports of all tenants regardless of the selected one; they are stored at the provider. */
export async function listReports(
  { actor, inTenant }: Context<UserActor, OwnTransactions>,
  { query }: Input<typeof supportApi.listReports>,
) {
  requireAccess(canReadReports(actor), supportErrors.reports_denied);

  return inTenant(actor.id_tenant, (db) => listSupportReports(db, actor.id_tenant, query));
}
