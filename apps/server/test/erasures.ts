import { randomUUID } from 'node:crypto';
import { toDay } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { withoutTenant, withTenant } from '../src/db/tenant-scope.ts';
import { erasePerson } from '../src/features/operations/privacy/jobs/erase-person.ts';
import { erasureRequests } from '../src/features/operations/privacy/privacy.table.ts';
import type { TestServer } from './harness.ts';

/** Adds a pending request, by default of a lead that no longer exists. */
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
    answerBy: toDay('2026-12-05'),
    status: 'pendente' as const,
    ...values,
    id,
  };
  await inTenant(values.id_tenant, (db) => db.insert(erasureRequests).values(row));
  return id;
}

/** Returns the dependencies of the privacy worker. */
export function erasureWorker({ database: { pool }, platform }: TestServer): Parameters<typeof erasePerson>[0] {
  return {
    platform,
    inTenant: (tenant, work) => withTenant(pool, { tenant }, work),
    withoutTenant: (work) => withoutTenant(pool, work),
  };
}

/** Runs the approved erasures. */
export async function runErasures(server: TestServer): Promise<void> {
  for (const job of server.toDeliver.filter(({ queue }) => queue === 'erase-person')) {
    server.toDeliver.splice(server.toDeliver.indexOf(job), 1);
    await erasePerson(erasureWorker(server), job.data);
  }
}
