import type { tenantChangesApi } from '@restitui/domain/tenancy/tenants/tenant-changes.api.ts';
import { canEditCompany, canReadTenantCommission } from '@restitui/domain/tenancy/tenants/tenants.access.ts';
import { tenantErrors } from '@restitui/domain/tenancy/tenants/tenants.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { toTenantResponse } from '../tenant.wire.ts';
import { findTenant, updateTenant } from '../tenants.repository.ts';

/** Updates contact and address. Contracts that are already written keep theirs until their next version. */
export async function updateCompany(context: Context, { body }: Input<typeof tenantChangesApi.updateCompany>) {
  const { db, actor, tenant } = context;
  requireAccess(canEditCompany(actor), tenantErrors.company_denied);
  const before = required(await findTenant(db, tenant), tenantErrors.tenant_not_found);
  const after = required(await updateTenant(db, tenant, body), tenantErrors.tenant_not_found);
  await recordChanges(context, { entity: 'EMPRESA', id: tenant }, before, body);
  return { data: toTenantResponse(after, canReadTenantCommission(actor)) };
}
