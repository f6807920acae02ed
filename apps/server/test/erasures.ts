import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { withoutTenant, withTenant } from '../src/db/tenant-scope.ts';
import { erasePerson } from '../src/features/privacy/jobs/erase-person.ts';
import { erasureRequests } from '../src/features/privacy/privacy.table.ts';
import type { TestServer } from './harness.ts';

/** A request that waits for its decision, of a contact who is gone by now unless stated. */
export async function addErasureRequest(
  { inTenant, clock }: TestServer,
  values: Partial<typeof erasureRequests.$inferInsert> & { id_tenant: TenantId },
): Promise<string> {
  const id = randomUUID();
  const row = {
    kind: 'lead' as const,
    id_person: randomUUID(),
    nome: 'Ana Lima',
    bySelf: false,
    id_requester: randomUUID(),
    requesterName: 'Equipe',
    motivo: '',
    createdDate: clock.now().toISOString(),
    answerBy: '2026-12-05',
    status: 'pendente' as const,
    ...values,
    id,
  };
  await inTenant(values.id_tenant, (db) => db.insert(erasureRequests).values(row));
  return id;
}

/** What a privacy worker stands on. */
export function erasureWorker({ database: { pool }, platform }: TestServer): Parameters<typeof erasePerson>[0] {
  return {
    platform,
    inTenant: (tenant, work) => withTenant(pool, { tenant }, work),
    withoutTenant: (work) => withoutTenant(pool, work),
  };
}

/** Works through the erasures that were approved. */
export async function workErasures(server: TestServer): Promise<void> {
  for (const job of server.toDeliver.filter(({ queue }) => queue === 'erase-person')) {
    server.toDeliver.splice(server.toDeliver.indexOf(job), 1);
    await erasePerson(erasureWorker(server), job.data);
  }
}
