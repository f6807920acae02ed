import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { agreements, agreementVersions } from '../documents/agreements.table.ts';
import { signingOpenings } from '../signing/signing.table.ts';
import type { ProvenRow } from './proven-rows.repository.ts';

/** Lists the proven rows that an erasure of this person may change. */
export async function listProvenRowsOfPerson(
  db: Db,
  tenant: TenantId,
  { kind, id }: { kind: 'user' | 'owner'; id: string },
): Promise<ProvenRow[]> {
  const ofIdentity =
    kind === 'user' ? or(eq(identityChecks.id_user, id), eq(identityChecks.id_decider, id)) : undefined;
  const identities = await db
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.id_tenant, tenant), ofIdentity ?? eq(identityChecks.id_owner, id)));
  const owned = db
    .select({ id: clients.cnpjcpf })
    .from(clients)
    .where(and(eq(clients.id_tenant, tenant), eq(clients.id_owner, id)));
  const ofParty = kind === 'user' ? eq(agreements.id_user, id) : inArray(agreements.id_client, owned);
  const contracts = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.id_tenant, tenant), ofParty));
  const ids = contracts.map((each) => each.id);
  const versions = await db
    .select()
    .from(agreementVersions)
    .where(and(eq(agreementVersions.id_tenant, tenant), inArray(agreementVersions.id_agreement, ids)));
  const opener = kind === 'user' ? signingOpenings.id_user : signingOpenings.id_owner;
  const openings = await db
    .select()
    .from(signingOpenings)
    .where(and(eq(signingOpenings.id_tenant, tenant), eq(opener, id)));
  return [
    ...identities.map((row) => ({ table: 'identidade' as const, row })),
    ...contracts.map((row) => ({ table: 'contrato' as const, row })),
    ...versions.map((row) => ({ table: 'versao' as const, row })),
    ...openings.map((row) => ({ table: 'abertura' as const, row })),
  ];
}
