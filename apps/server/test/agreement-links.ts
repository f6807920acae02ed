import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { agreementLinks } from '../src/features/agreements/documents/agreements.table.ts';
import { sentReminders } from '../src/features/agreements/reminders/reminders.table.ts';
import type { TestServer } from './harness.ts';

interface NewLink {
  id_tenant: TenantId;
  id_client: string;
  creatorName: string;
}

/** Adds a link whose token is unknown; returns its id. */
export async function addAgreementLink({ inTenant, clock }: TestServer, link: NewLink): Promise<string> {
  const id = randomUUID();
  const createdDate = clock.now().toISOString();
  const expiresAt = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString();
  await inTenant(link.id_tenant, (db) =>
    db.insert(agreementLinks).values({ ...link, id, purpose: 'contrato', token_hash: id, createdDate, expiresAt }),
  );
  return id;
}

export async function addTestReminder(
  { inTenant, clock }: TestServer,
  reminder: { id_tenant: TenantId; id_agreement: string; nome: string },
): Promise<void> {
  const row = { id: randomUUID(), papel: 'cliente', numero: 1, canal: 'email', sentAt: clock.now().toISOString() };
  await inTenant(reminder.id_tenant, (db) =>
    db.insert(sentReminders).values({ ...reminder, ...row } as typeof sentReminders.$inferInsert),
  );
}
