import { canReadTenantCommission } from '@restitui/domain/tenancy/tenants/tenants.access.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toTenantResponse } from '../tenant.wire.ts';
import { listTenants } from '../tenants.repository.ts';

/** Lists all tenants to an ADMIN, and to a USUARIO their own. */
export async function listTenantsForActor({ db, actor }: Context) {
  const all = await listTenants(db);
  const visible = actor.typeUser === 'ADMIN' ? all : all.filter((tenant) => tenant.id === actor.id_tenant);
  const withCommission = canReadTenantCommission(actor);
  return { data: visible.map((tenant) => toTenantResponse(tenant, withCommission)) };
}
