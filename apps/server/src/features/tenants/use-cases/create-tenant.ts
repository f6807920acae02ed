import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { canCreateTenants, canReadTenantCommission } from '@restitui/domain/tenants/tenants.access.ts';
import type { tenantsApi } from '@restitui/domain/tenants/tenants.api.ts';
import { tenantErrors } from '@restitui/domain/tenants/tenants.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { findTenant, insertTenant, tenantOnWire } from '../tenants.repository.ts';

/** A company with the default brand: the provider's colours and icon, its own name for a logo, no address yet (C-27). */
export async function createTenant(
  session: StaffSession,
  { body: { cnpj, fantasia, ...company } }: Input<typeof tenantsApi.create>,
) {
  const { actor, platform, inTenant } = session;
  requireAccess(canCreateTenants(actor), tenantErrors.tenant_create_denied);
  const id = cnpj as TenantId;
  const name = fantasia || company.razao_social;

  // Made in the new company itself, so that its history begins with it.
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
    await recordChanges({ ...session, db, tenant: id }, { entity: 'EMPRESA', id }, {}, { title, razao_social });
    return required(created, tenantErrors.tenant_exists);
  });
  return { data: tenantOnWire(made, canReadTenantCommission(actor)) };
}
