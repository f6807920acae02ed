import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { insertLead } from '../src/features/crm/leads/leads.repository.ts';
import type { leads } from '../src/features/crm/leads/leads.table.ts';
import type { TestServer } from './harness.ts';

/** Adds a lead, new and unassigned by default. */
export async function addLead(
  { inTenant, clock }: TestServer,
  values: Partial<typeof leads.$inferInsert> & { id_tenant: TenantId },
): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    name: 'Ana Lima',
    tel: '41999990000',
    email: 'ana@loja.test',
    message: 'Quero rever os impostos da loja.',
    status: 'NOVO' as const,
    address: '203.0.113.7',
    createdDate: clock.now().toISOString(),
    ...values,
  };
  await inTenant(values.id_tenant, (db) => insertLead(db, row));
  return id;
}
