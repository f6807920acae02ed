import { canReadReports } from '@restitui/domain/support/support.access.ts';
import type { supportApi } from '@restitui/domain/support/support.api.ts';
import { supportErrors } from '@restitui/domain/support/support.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { listSupportReports } from '../support.repository.ts';

/** Those of all tenants, whatever tenant is selected: they are kept at the provider, where their readers belong. */
export async function listReports({ actor, inTenant }: StaffSession, { query }: Input<typeof supportApi.listReports>) {
  requireAccess(canReadReports(actor), supportErrors.reports_denied);

  return inTenant(actor.id_tenant, (db) => listSupportReports(db, actor.id_tenant, query));
}
