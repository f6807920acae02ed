import type { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { canEditBranding } from '@restitui/domain/tenancy/tenants/tenants.access.ts';
import { tenantErrors } from '@restitui/domain/tenancy/tenants/tenants.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listChanges } from '../change-history.repository.ts';

/** Requires the permission to open the company's page. */
export async function readTenantChanges(
  { db, actor, tenant }: Context,
  { query }: Input<typeof changeHistoryApi.ofTenant>,
) {
  requireAccess(canEditBranding(actor), tenantErrors.branding_denied);

  return listChanges(db, tenant, { entities: ['EMPRESA', 'LEMBRETES', 'AVISOS'], id_entity: tenant }, query);
}
