import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { clients, owners } from '../../crm/clients/clients.table.ts';
import { agreementLinks, agreements } from '../documents/agreements.table.ts';

/** A client's agreement with missing signatures, and its owner's contact. */
export interface WaitingContract {
  id: string;
  id_client: string;
  createdDate: string;
  razao_social: string;
  nome: string;
  email: string;
  contato: string;
}

/** Lists active agreements that are not signed, closed, ended or expired. @param id restricts the list to one agreement */
export function listWaitingContracts(db: Db, id_tenant: TenantId, id?: string): Promise<WaitingContract[]> {
  return db
    .select({
      id: agreements.id,
      id_client: clients.cnpjcpf,
      createdDate: agreements.createdDate,
      razao_social: clients.razao_social,
      nome: owners.nomeProprietario,
      email: owners.emailProprietario,
      contato: owners.contatoProprietario,
    })
    .from(agreements)
    .innerJoin(clients, and(eq(clients.id_tenant, agreements.id_tenant), eq(clients.cnpjcpf, agreements.id_client)))
    .innerJoin(owners, and(eq(owners.id_tenant, clients.id_tenant), eq(owners.id, clients.id_owner)))
    .where(
      and(
        eq(agreements.id_tenant, id_tenant),
        eq(agreements.isAssinado, false),
        eq(agreements.isFrist, false),
        eq(agreements.IsAtivo, true),
        isNull(agreements.ending),
        isNull(agreements.expiredOn),
        ne(clients.status, 'INATIVO'),
        isNull(owners.erasedAt),
        id === undefined ? undefined : eq(agreements.id, id),
      ),
    )
    .orderBy(agreements.createdDate, agreements.id);
}

/** Returns whether the newest link was revoked: then no reminder may create another. */
export async function isNewestLinkRevoked(db: Db, id_tenant: TenantId, id_client: string): Promise<boolean> {
  const [newest] = await db
    .select({ revokedAt: agreementLinks.revokedAt })
    .from(agreementLinks)
    .where(and(eq(agreementLinks.id_tenant, id_tenant), eq(agreementLinks.id_client, id_client)))
    .orderBy(desc(agreementLinks.createdDate), desc(agreementLinks.id))
    .limit(1);
  return newest !== undefined && newest.revokedAt !== null;
}

/** Lists the CEOs, who sign for the consultancy. */
export function listCeos(db: Db, id_tenant: TenantId) {
  return listStaff(db, id_tenant, and(eq(users.typeUser, 'USUARIO'), eq(users.typeCargo, 'CEO')));
}

/** Lists the staff of the provider who can be asked to witness. */
export function listWitnesses(db: Db, id_tenant: TenantId) {
  return listStaff(db, id_tenant, and(eq(users.typeUser, 'ADMIN'), inArray(users.typeCargo, ['CEO', 'JURIDICO'])));
}

async function listStaff(db: Db, id_tenant: TenantId, which: SQL | undefined) {
  const rows = await db
    .select({ nome: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id_tenant, id_tenant), which, eq(users.isAccepted, true), isNull(users.deletedAt)))
    .orderBy(asc(users.createdDate), asc(users.id));
  return rows.map((row) => ({ ...row, contato: null }));
}
