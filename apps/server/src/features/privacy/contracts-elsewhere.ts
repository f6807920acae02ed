import type { PersonRef } from '@restitui/domain/privacy/person-kind.ts';
import type { SignedContract } from '@restitui/domain/privacy/retention.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { InTenant } from '../../kernel/context.ts';
import { listTenants } from '../tenants/tenants.repository.ts';
import { listSignedContracts } from './people.repository.ts';

/** What staff of the provider signed in the tenants that it worked in; its identity is kept at home. */
export async function contractsElsewhere(
  { inTenant }: { inTenant: InTenant },
  home: TenantId,
  person: PersonRef,
): Promise<SignedContract[]> {
  if (person.kind !== 'user') return [];
  const found: SignedContract[] = [];
  for (const tenant of await otherTenants({ inTenant }, home)) {
    found.push(...(await inTenant(tenant, (db) => listSignedContracts(db, tenant, person))));
  }
  return found;
}

export async function otherTenants({ inTenant }: { inTenant: InTenant }, home: TenantId): Promise<TenantId[]> {
  const tenants = await inTenant(home, listTenants);
  return tenants.map(({ id }) => id).filter((id) => id !== home);
}
