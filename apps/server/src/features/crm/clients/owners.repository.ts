import type { SessionClient } from '@restitui/domain/accounts/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients, owners } from './clients.table.ts';

export type OwnerRow = typeof owners.$inferSelect;

export async function findOwner(db: Db, id_tenant: TenantId, id: string): Promise<OwnerRow | undefined> {
  const [row] = await db
    .select()
    .from(owners)
    .where(and(eq(owners.id_tenant, id_tenant), eq(owners.id, id)));
  return row;
}

export async function findOwnerByCpf(
  db: Db,
  id_tenant: TenantId,
  cpfProprietario: string,
): Promise<OwnerRow | undefined> {
  const [row] = await db
    .select()
    .from(owners)
    .where(and(eq(owners.id_tenant, id_tenant), eq(owners.cpfProprietario, cpfProprietario), isNull(owners.erasedAt)));
  return row;
}

/** Returns the id of the owner with this CPF; creates the owner only when there is none. */
export async function ensureOwner(
  db: Db,
  owner: typeof owners.$inferInsert & { id_tenant: TenantId },
): Promise<string> {
  await db.insert(owners).values(owner).onConflictDoNothing();
  return (await findOwnerByCpf(db, owner.id_tenant, owner.cpfProprietario))?.id ?? owner.id;
}

/** The clients of an owner in the form of a client session, newest first. */
export async function listClientsOfOwner(db: Db, id_tenant: TenantId, owner: OwnerRow): Promise<SessionClient[]> {
  const rows = await db
    .select({
      cnpjcpf: clients.cnpjcpf,
      razao_social: clients.razao_social,
      nome_fantasia: clients.nome_fantasia,
      status: clients.status,
    })
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_owner, owner.id)))
    .orderBy(desc(clients.createdDate), clients.cnpjcpf);
  const { id: id_owner, nomeProprietario, cpfProprietario, emailProprietario, contatoProprietario } = owner;
  const { mustChangePassword } = owner;
  const person = { nomeProprietario, cpfProprietario, emailProprietario, contatoProprietario, mustChangePassword };
  return rows.map((row) => ({ ...row, ...person, id_client: row.cnpjcpf, id_tenant, id_owner }));
}

export async function updateOwner(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<typeof owners.$inferInsert>,
): Promise<void> {
  await db
    .update(owners)
    .set(changed)
    .where(and(eq(owners.id_tenant, id_tenant), eq(owners.id, id)));
}
