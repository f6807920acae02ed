import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { clients, owners } from '../../crm/clients/clients.table.ts';

/** Someone who can be told, by the id of the user or owner. */
export interface NotifiedPerson {
  id: string;
  nome: string;
  email: string;
  whatsApp: string;
}

/** The client that an event is about, with its owner. */
export interface NotifiedClient {
  cnpjcpf: string;
  razao_social: string;
  id_responsavel: string | null;
  owner: NotifiedPerson;
}

const person = { id: users.id, nome: users.name, email: users.email, whatsApp: users.whatsApp };
const owner = {
  id: owners.id,
  nome: owners.nomeProprietario,
  email: owners.emailProprietario,
  whatsApp: owners.contatoProprietario,
};

/** Returns the client or user whose contract it is. */
export async function findPartyKeys(db: Db, id_tenant: TenantId, id_agreement: string) {
  const [row] = await db
    .select({ id_client: agreements.id_client, id_user: agreements.id_user })
    .from(agreements)
    .where(and(eq(agreements.id_tenant, id_tenant), eq(agreements.id, id_agreement)));
  return row;
}

export async function findNotifiedClient(
  db: Db,
  id_tenant: TenantId,
  by: { id_client: string } | { id_owner: string },
): Promise<NotifiedClient | undefined> {
  const which = 'id_client' in by ? eq(clients.cnpjcpf, by.id_client) : eq(clients.id_owner, by.id_owner);
  const { cnpjcpf, razao_social, id_responsavel } = clients;
  const [row] = await db
    .select({ cnpjcpf, razao_social, id_responsavel, owner })
    .from(clients)
    .innerJoin(owners, and(eq(owners.id_tenant, clients.id_tenant), eq(owners.id, clients.id_owner)))
    .where(and(eq(clients.id_tenant, id_tenant), which, isNull(owners.erasedAt)))
    .orderBy(asc(clients.createdDate), asc(clients.cnpjcpf))
    .limit(1);
  return row;
}

/** Returns the user even before the account is activated: an invitation goes to such an account. */
export async function findNotifiedUser(db: Db, id_tenant: TenantId, id: string): Promise<NotifiedPerson | undefined> {
  const [row] = await listUsers(db, id_tenant, eq(users.id, id));
  return row;
}

export function listNotifiedCeos(db: Db, id_tenant: TenantId): Promise<NotifiedPerson[]> {
  const isActiveCeo = and(eq(users.typeUser, 'USUARIO'), eq(users.typeCargo, 'CEO'), eq(users.isAccepted, true));
  return listUsers(db, id_tenant, isActiveCeo);
}

function listUsers(db: Db, id_tenant: TenantId, which: SQL | undefined): Promise<NotifiedPerson[]> {
  return db
    .select(person)
    .from(users)
    .where(and(eq(users.id_tenant, id_tenant), which, isNull(users.deletedAt)))
    .orderBy(asc(users.createdDate), asc(users.id));
}
