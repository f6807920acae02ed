import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clientExports } from './client-exports.table.ts';

export type ClientExportRow = typeof clientExports.$inferSelect;

const running: ClientExportRow['state'][] = ['na_fila', 'processando'];
const byId = (id_tenant: TenantId, id: string) => and(eq(clientExports.id_tenant, id_tenant), eq(clientExports.id, id));

export async function findClientExport(db: Db, id_tenant: TenantId, id: string): Promise<ClientExportRow | undefined> {
  const [row] = await db.select().from(clientExports).where(byId(id_tenant, id));
  return row;
}

export async function findClientExportOf(
  db: Db,
  id_tenant: TenantId,
  id_user: string,
): Promise<ClientExportRow | undefined> {
  const [row] = await db
    .select()
    .from(clientExports)
    .where(and(eq(clientExports.id_tenant, id_tenant), eq(clientExports.id_user, id_user)));
  return row;
}

/**
 * Stores a request in place of the user's last one; undefined while that one is running.
 * @param abandonedBefore running ones that were requested earlier are treated as abandoned
 */
export async function insertClientExport(
  db: Db,
  request: Pick<ClientExportRow, 'id' | 'id_tenant' | 'id_user' | 'conta' | 'pedido' | 'askedDate'>,
  abandonedBefore: string,
): Promise<ClientExportRow | undefined> {
  const begun = { state: 'na_fila' as const, progresso: 0, total: null, erro: null, finishedDate: null, alcance: null };
  const { id_tenant: _tenant, id_user: _user, ...replaced } = request;
  const [row] = await db
    .insert(clientExports)
    .values({ ...request, ...begun })
    .onConflictDoUpdate({
      target: [clientExports.id_tenant, clientExports.id_user],
      set: { ...replaced, ...begun },
      setWhere: or(inArray(clientExports.state, ['pronto', 'falhou']), lt(clientExports.askedDate, abandonedBefore)),
    })
    .returning();
  return row;
}

/** Updates a running export; returns false when it has ended or another has replaced it. */
export async function updateClientExport(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changes: Partial<Omit<ClientExportRow, 'id' | 'id_tenant' | 'id_user'>>,
): Promise<boolean> {
  const rows = await db
    .update(clientExports)
    .set(changes)
    .where(and(byId(id_tenant, id), inArray(clientExports.state, running)))
    .returning({ id: clientExports.id });
  return rows.length > 0;
}

/** Deletes the exports requested before an instant; returns their files. */
export async function deleteClientExportsBefore(db: Db, id_tenant: TenantId, before: string): Promise<string[]> {
  const rows = await db
    .delete(clientExports)
    .where(and(eq(clientExports.id_tenant, id_tenant), lt(clientExports.askedDate, before)))
    .returning({ file: clientExports.file });
  return rows.flatMap(({ file }) => file ?? []);
}
