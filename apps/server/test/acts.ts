import { signingApi as api } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { withoutTenant } from '../src/db/tenant-scope.ts';
import { tenants } from '../src/features/tenancy/tenants/tenants.table.ts';
import { addUser, as, type Caller, type TestServer, type TestUser } from './harness.ts';
import { addIdentityCheck } from './identity-checks.ts';

/** Sets whether clients of a tenant must confirm their acts by a code. */
export async function requireActCodes({ database }: TestServer, id_tenant: TenantId, codigoAoAssinar: boolean) {
  await withoutTenant(database.pool, (db) =>
    db.update(tenants).set({ codigoAoAssinar }).where(eq(tenants.id, id_tenant)),
  );
}

/** Adds an ADMIN with a verified identity at home who acts in another tenant. */
export async function addWitness(
  server: TestServer,
  { provider, acting }: { provider: TenantId; acting: TenantId },
): Promise<{ user: TestUser; caller: Caller }> {
  const user = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  await addVerified(server, { id_tenant: provider, id_user: user.id, cpf: user.cpf });
  return { user, caller: await as(server, user, acting) };
}

export function addVerified(
  server: TestServer,
  person: { id_tenant: TenantId; id_user?: string; id_owner?: string; cpf: string },
) {
  const decidedAt = server.clock.now().toISOString();
  return addIdentityCheck(server, { ...person, nome: 'Pessoa Verificada', decision: 'verified', decidedAt });
}

/** Returns what the page sends about the version it shows. */
export async function actOf(caller: Caller, id: string) {
  const { data } = await caller.call(api.read, { params: { id } });
  const { id_version, sha256, acceptance } = data;
  return { id_version, sha256, acceptance: { id: acceptance.id, sha256: acceptance.sha256 } };
}

/** Reads an agreement and signs it. */
export async function act(caller: Caller, id: string, more: { code?: string } = {}) {
  return caller.try(api.sign, { params: { id }, body: { ...(await actOf(caller, id)), ...more } });
}
