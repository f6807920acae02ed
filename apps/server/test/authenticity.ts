import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { insertCheck } from '../src/features/simples/authenticity/authenticity.repository.ts';
import type { TestServer } from './harness.ts';

/** Stores a failed signature verification requested by the given user. */
export async function addFailedCheck(
  server: TestServer,
  check: { id_tenant: TenantId; id_run: string; id_user: string; nome: string },
): Promise<void> {
  const at = server.clock.now().toISOString();
  const state = { state: 'falhou' as const, erro: 'O ZIP está danificado.', finishedDate: at };
  await server.inTenant(check.id_tenant, (db) =>
    insertCheck(db, { id: randomUUID(), ...check, ...state, amostra: 5, semente: 'a', createdDate: at }),
  );
}
