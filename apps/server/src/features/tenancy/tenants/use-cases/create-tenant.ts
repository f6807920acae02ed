import type { tenantChangesApi } from '@restitui/domain/tenancy/tenants/tenant-changes.api.ts';
import { newTenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { canCreateTenants, canReadTenantCommission } from '@restitui/domain/tenancy/tenants/tenants.access.ts';
import { tenantErrors } from '@restitui/domain/tenancy/tenants/tenants.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { toTenantResponse } from '../tenant.wire.ts';
import { findTenant, insertTenant } from '../tenants.repository.ts';

/**
 * Creates a company with the default brand: the provider's colours and icon, its own name as logo, and no address
 * (C-27).
 */
export async function createTenant(
  context: Context<UserActor, OwnTransactions>,
  { body: { cnpj, fantasia, ...company } }: Input<typeof tenantChangesApi.create>,
) {
  const { actor, platform, inTenant } = context;
  requireAccess(canCreateTenants(actor), tenantErrors.tenant_create_denied);
  const id = newTenantId(cnpj);
  const name = fantasia || company.razao_social;

  // Inserted in the new tenant, so that its change history starts with its creation.
  const made = await inTenant(id, async (db) => {
    const { colours, icon } = required(await findTenant(db, actor.id_tenant), tenantErrors.tenant_not_found);
    const created = await insertTenant(db, {
      ...company,
      id,
      title: name.slice(0, 60),
      nome_fantasia: name,
      icon,
      colours,
      logos: { light: '', dark: '' },
      landing: 'd',
      createdDate: platform.clock.now().toISOString(),
    });
    const { title, razao_social } = required(created, tenantErrors.tenant_exists);
    await recordChanges({ ...context, db, tenant: id }, { entity: 'EMPRESA', id }, {}, { title, razao_social });
    return required(created, tenantErrors.tenant_exists);
  });
  return { data: toTenantResponse(made, canReadTenantCommission(actor)) };
}
