import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { agreements } from '../src/features/agreements/documents/agreements.table.ts';
import { addContractParties } from './agreement-parties.ts';
import type { TestServer } from './harness.ts';

export type AgreementFixture = Awaited<ReturnType<typeof createAgreementFixture>>;

/** Adds an unsigned agreement of a client for two services, with functions that change its row. */
export async function createAgreementFixture(server: TestServer, provider: TenantId) {
  const parties = await addContractParties(server, provider);
  const values = { contracts: ['PRINCIPAL', 'FCVS'], html: '<p>Texto do contrato</p>' };
  const agreement = await parties.contract(values);

  return {
    ...parties,
    agreement,
    set: (change: Partial<typeof agreements.$inferInsert>) =>
      parties.inHome((db) => db.update(agreements).set(change).where(eq(agreements.id, agreement))),
  };
}
