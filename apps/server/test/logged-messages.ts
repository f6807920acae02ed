import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { messageLog } from '../src/features/operations/messages/messages.table.ts';
import type { TestServer } from './harness.ts';

/** Adds a sent message that may be sent again; returns its id. */
export async function addLoggedMessage(
  { inTenant, clock, platform }: TestServer,
  given: { id_tenant: TenantId } & Partial<typeof messageLog.$inferInsert>,
): Promise<string> {
  const id = randomUUID();
  const createdDate = clock.now().toISOString();
  const row = {
    ...({ id, key: id, event: 'contrato_cancelado', receiver: 'parte', channel: 'email', state: 'enviada' } as const),
    ...{ to: 'ana@casa.test', nome: 'Ana', subject: 'Contrato cancelado', createdDate, sentAt: createdDate },
    text: platform.sealedTexts.seal('Olá, Ana.', id),
  };
  await inTenant(given.id_tenant, (db) => db.insert(messageLog).values({ ...row, ...given }));
  return id;
}
