import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { type Db, withoutTenant } from '../src/db/tenant-scope.ts';
import { anchorChain } from '../src/features/agreements/evidence/anchor-chain.service.ts';
import { checkIntegrity } from '../src/features/agreements/evidence/check-integrity.service.ts';
import { findTenant, type TenantRow } from '../src/features/tenancy/tenants/tenants.repository.ts';
import type { TestServer } from './harness.ts';

/** Checks the evidence of a company as its jobs do. */
export function chainOf(server: TestServer, tenant: TenantId) {
  const inTenant = <T>(at: TenantId, work: (db: Db) => Promise<T>) => server.inTenant(at, work);
  const check = () => checkIntegrity({ platform: server.platform, inTenant }, tenant);
  return {
    check,
    /** Returns the kinds of the problems that are found. */
    kinds: async () => (await check()).problems.map(({ kind }) => kind),
    /** Anchors the end of the chain. */
    async anchor() {
      const home = await withoutTenant(server.database.pool, (db) => findTenant(db, tenant));
      await anchorChain({ platform: server.platform, inTenant }, home as TenantRow);
    },
  };
}
