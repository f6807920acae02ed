import type { PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { SignedContract } from '@restitui/domain/operations/privacy/retention.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant } from '../../../kernel/context.ts';
import { listTenants } from '../../tenancy/tenants/tenants.repository.ts';
import { listSignedContracts } from './people.repository.ts';

/** Lists the agreements that a user of the provider signed in other tenants. They keep the identity at home. */
export async function listContractsInOtherTenants(
  { inTenant }: { inTenant: InTenant },
  home: TenantId,
  person: PersonRef,
): Promise<SignedContract[]> {
  if (person.kind !== 'user') return [];
  const found: SignedContract[] = [];
  for (const tenant of await listOtherTenants({ inTenant }, home)) {
    found.push(...(await inTenant(tenant, (db) => listSignedContracts(db, tenant, person))));
  }
  return found;
}

export async function listOtherTenants({ inTenant }: { inTenant: InTenant }, home: TenantId): Promise<TenantId[]> {
  const tenants = await inTenant(home, listTenants);
  return tenants.map(({ id }) => id).filter((id) => id !== home);
}
