import type { ClientEdit } from '@restitui/domain/clients/client-edit.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { clients, owners } from './clients.table.ts';

function ofClient(id_tenant: TenantId, cnpjcpf: string) {
  return and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, cnpjcpf));
}

/** Holds the rows of a client and its owner until the transaction ends, so that what was read of them is still so. */
export async function lockClient(db: Db, id_tenant: TenantId, cnpjcpf: string): Promise<void> {
  await db
    .select({ id: clients.cnpjcpf })
    .from(clients)
    .innerJoin(owners, and(eq(owners.id_tenant, clients.id_tenant), eq(owners.id, clients.id_owner)))
    .where(ofClient(id_tenant, cnpjcpf))
    .for('update');
}

type ClientChange = Omit<Partial<ClientEdit>, 'contatoProprietario' | 'emailProprietario'> & {
  id_responsavel?: string;
};

export async function updateClientRow(
  db: Db,
  id_tenant: TenantId,
  cnpjcpf: string,
  changed: ClientChange,
): Promise<void> {
  await db.update(clients).set(changed).where(ofClient(id_tenant, cnpjcpf));
}
