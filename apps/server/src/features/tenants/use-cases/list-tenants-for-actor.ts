import { canReadTenantCommission } from '@restitui/domain/tenants/tenants.access.ts';
import type { Context } from '../../../kernel/context.ts';
import { listTenants, tenantOnWire } from '../tenants.repository.ts';

/** ADMIN sees all tenants, a USUARIO its own. */
export async function listTenantsForActor({ db, actor }: Context) {
  const all = await listTenants(db);
  const visible = actor.typeUser === 'ADMIN' ? all : all.filter((tenant) => tenant.id === actor.id_tenant);
  const withCommission = canReadTenantCommission(actor);
  return { data: visible.map((tenant) => tenantOnWire(tenant, withCommission)) };
}
