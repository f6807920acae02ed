import type { VisitorActor } from '../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { tenantOfHost } from '../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../tenancy/tenants/tenants.repository.ts';
import { insertPasswordRequest, type PasswordRequest } from './password-requests.repository.ts';

/**
 * Only stores the request; the worker looks up the account, so that the response time does not reveal whether it
 * exists.
 */
export async function recordPasswordRequest(
  { withoutTenant, inTenant, origin, platform }: Context<VisitorActor, TenantLookup>,
  request: Pick<PasswordRequest, 'kind' | 'account'>,
): Promise<void> {
  const host = tenantOfHost(await withoutTenant(listTenants), origin.host);
  if (!host) return;
  const id_tenant = host.id;
  const id = newId();
  await inTenant(id_tenant, async (db) => {
    const createdDate = platform.clock.now().toISOString();
    await insertPasswordRequest(db, { ...request, id, id_tenant, createdDate });
    await platform.jobs.enqueue(db, 'password-request', { id_tenant, id });
  });
}
