import type { PublicContext } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { tenantOfHost } from '../tenants/host-tenant.ts';
import { listTenants } from '../tenants/tenants.repository.ts';
import { insertPasswordRequest, type PasswordRequest } from './password-requests.repository.ts';

/** Looks at nothing: whether the account exists is the worker's business, so that every answer takes the same time. */
export async function recordPasswordRequest(
  { withoutTenant, inTenant, origin, platform }: PublicContext,
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
