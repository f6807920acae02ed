import { toDay } from '@restitui/brazil/day.ts';
import type { ClientEdit } from '@restitui/domain/crm/clients/client-edit.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients, owners } from './clients.table.ts';

function ofClient(id_tenant: TenantId, cnpjcpf: string) {
  return and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, cnpjcpf));
}

/** Locks the client and its owner until the transaction ends, so that checks and updates see the same values. */
export async function lockClient(db: Db, id_tenant: TenantId, cnpjcpf: string): Promise<void> {
  await db
    .select({ id: clients.cnpjcpf })
    .from(clients)
    .innerJoin(owners, and(eq(owners.id_tenant, clients.id_tenant), eq(owners.id, clients.id_owner)))
    .where(ofClient(id_tenant, cnpjcpf))
    .for('update');
}

/** Locks the client alone, for a change that leaves its owner as it is. */
export async function lockClientAlone(db: Db, id_tenant: TenantId, cnpjcpf: string): Promise<void> {
  await db.select({ id: clients.cnpjcpf }).from(clients).where(ofClient(id_tenant, cnpjcpf)).for('update');
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
  const { procuracaoHabilitadaEm: from, procuracaoValidaAte: until, ...others } = changed;
  const days = {
    ...(from !== undefined && { procuracaoHabilitadaEm: dayOrNull(from) }),
    ...(until !== undefined && { procuracaoValidaAte: dayOrNull(until) }),
  };
  await db
    .update(clients)
    .set({ ...others, ...days })
    .where(ofClient(id_tenant, cnpjcpf));
}

function dayOrNull(text: string | null) {
  return text === null ? null : toDay(text);
}
