import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { agreements } from '../src/features/agreements/agreements.table.ts';
import { addContractParties } from './contract-parties.ts';
import type { TestServer } from './harness.ts';

export type ContractStage = Awaited<ReturnType<typeof setContractStage>>;

/** A client's contract of two services that nobody has signed, and what a test changes of its row. */
export async function setContractStage(server: TestServer, provider: TenantId) {
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
