import { erasedValue, type PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { signingActs } from '../../agreements/signing/signing.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';

/** Deletes photos and drawings, all or those without effect; returns the keys of their files. */
export async function deleteIdentity(
  db: Db,
  id_tenant: TenantId,
  { kind, id_person }: PersonRef,
  held: boolean,
): Promise<string[]> {
  const isOf = eq(kind === 'user' ? identityChecks.id_user : identityChecks.id_owner, id_person);
  const rows = await db
    .delete(identityChecks)
    .where(
      and(
        eq(identityChecks.id_tenant, id_tenant),
        isOf,
        held ? and(ne(identityChecks.decision, 'verified'), notExists(actsOn(db))) : undefined,
      ),
    )
    .returning();
  return rows.flatMap(({ fotoPessoa, fotoDoc, assinatura }) =>
    [fotoPessoa, fotoDoc, assinatura].flatMap((image) => image?.key ?? []),
  );
}

const actsOn = (db: Db) =>
  db.select({ one: sql`1` }).from(signingActs).where(eq(signingActs.id_signature, identityChecks.id));

/** Ends the person's unsigned agreements and erases their texts; returns the keys of attached files. */
export async function emptyUnsignedAgreements(
  db: Db,
  id_tenant: TenantId,
  { kind, id_person }: PersonRef,
): Promise<string[]> {
  const owned = db
    .select({ id: clients.cnpjcpf })
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_owner, id_person)));
  const isOf = kind === 'user' ? eq(agreements.id_user, id_person) : inArray(agreements.id_client, owned);
  const acts = db.select({ one: sql`1` }).from(signingActs).where(eq(signingActs.id_agreement, agreements.id));
  const where = and(eq(agreements.id_tenant, id_tenant), isOf, eq(agreements.isAssinado, false), notExists(acts));
  const rows = await db.select().from(agreements).where(where);
  for (const { id } of rows) {
    await db.execute(sql`select erasure.text_of_agreement(${id}, ${erasedValue})`);
  }
  await db.update(agreements).set({ IsAtivo: false, pdf: null }).where(where);
  await db.execute(sql`select erasure.places_of_openings(${id_person})`);
  return rows.flatMap(({ pdf }) => pdf?.key ?? []);
}
