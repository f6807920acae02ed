import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { canCreateTenants, canReadTenantCommission } from '@restitui/domain/tenants/tenants.access.ts';
import type { tenantsApi } from '@restitui/domain/tenants/tenants.api.ts';
import { tenantErrors } from '@restitui/domain/tenants/tenants.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { findTenant, insertTenant, tenantOnWire } from '../tenants.repository.ts';

/** A company with the default brand: the provider's colours and icon, its own name for a logo, no address yet (C-27). */
export async function createTenant(
  context: Context,
  { body: { cnpj, fantasia, ...company } }: Input<typeof tenantsApi.create>,
) {
  const { db, actor, platform } = context;
  requireAccess(canCreateTenants(actor), tenantErrors.tenant_create_denied);
  const { colours, icon } = required(await findTenant(db, actor.id_tenant), tenantErrors.tenant_not_found);
  const name = fantasia || company.razao_social;

  const created = await insertTenant(db, {
    ...company,
    id: cnpj as TenantId,
    title: name.slice(0, 60),
    nome_fantasia: name,
    icon,
    colours,
    logos: { light: '', dark: '' },
    landing: 'd',
    createdDate: platform.clock.now().toISOString(),
  });
  const made = required(created, tenantErrors.tenant_exists);
  const { title, razao_social } = made;
  await recordChanges(context, { entity: 'EMPRESA', id: made.id }, {}, { title, razao_social });
  return { data: tenantOnWire(made, canReadTenantCommission(actor)) };
}
