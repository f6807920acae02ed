import { foldText } from '@restitui/brazil/fold-text.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, count, eq, or } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clientViewDefaults, clientViews } from './client-views.table.ts';

export type ClientViewRow = typeof clientViews.$inferSelect;

const ofView = (id_tenant: TenantId, id: string) => and(eq(clientViews.id_tenant, id_tenant), eq(clientViews.id, id));
const ofUser = (id_tenant: TenantId, id_user: string) =>
  and(eq(clientViews.id_tenant, id_tenant), eq(clientViews.id_user, id_user));

/** Lists the views of a user and the shared ones of the tenant: own first, then by name. */
export function listClientViews(db: Db, id_tenant: TenantId, id_user: string): Promise<ClientViewRow[]> {
  return db
    .select()
    .from(clientViews)
    .where(
      and(
        eq(clientViews.id_tenant, id_tenant),
        or(eq(clientViews.compartilhada, true), eq(clientViews.id_user, id_user)),
      ),
    )
    .orderBy(asc(clientViews.compartilhada), asc(clientViews.nome_busca), asc(clientViews.id));
}

export async function findClientView(db: Db, id_tenant: TenantId, id: string): Promise<ClientViewRow | undefined> {
  const [row] = await db.select().from(clientViews).where(ofView(id_tenant, id));
  return row;
}

/** Finds a view of an author by name, without regard to case and accents. */
export async function findClientViewNamed(
  db: Db,
  id_tenant: TenantId,
  { id_user, nome }: { id_user: string; nome: string },
): Promise<ClientViewRow | undefined> {
  const [row] = await db
    .select()
    .from(clientViews)
    .where(and(ofUser(id_tenant, id_user), eq(clientViews.nome_busca, foldText(nome))));
  return row;
}

export async function countClientViewsOf(db: Db, id_tenant: TenantId, id_user: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(clientViews).where(ofUser(id_tenant, id_user));
  return row?.n ?? 0;
}

export async function countSharedClientViews(db: Db, id_tenant: TenantId): Promise<number> {
  const shared = and(eq(clientViews.id_tenant, id_tenant), eq(clientViews.compartilhada, true));
  const [row] = await db.select({ n: count() }).from(clientViews).where(shared);
  return row?.n ?? 0;
}

/** Inserts a row; returns false when its author has a view of that name. */
export async function insertClientView(db: Db, row: Omit<ClientViewRow, 'nome_busca'>): Promise<boolean> {
  const values = { ...row, nome_busca: foldText(row.nome) };
  const inserted = await db.insert(clientViews).values(values).onConflictDoNothing().returning({ id: clientViews.id });
  return inserted.length > 0;
}

export async function updateClientView(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Pick<ClientViewRow, 'nome' | 'filtros' | 'compartilhada'>,
): Promise<void> {
  await db
    .update(clientViews)
    .set({ ...changed, nome_busca: foldText(changed.nome) })
    .where(ofView(id_tenant, id));
}

export async function deleteClientView(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(clientViews).where(ofView(id_tenant, id));
}

const defaultOf = (id_tenant: TenantId, id_user: string) =>
  and(eq(clientViewDefaults.id_tenant, id_tenant), eq(clientViewDefaults.id_user, id_user));

/** Returns the id of the view with which the list opens for a user; it may have been removed since. */
export async function findDefaultView(db: Db, id_tenant: TenantId, id_user: string): Promise<string | undefined> {
  const [row] = await db
    .select({ vista: clientViewDefaults.vista })
    .from(clientViewDefaults)
    .where(defaultOf(id_tenant, id_user));
  return row?.vista;
}

export async function putDefaultView(db: Db, row: typeof clientViewDefaults.$inferInsert): Promise<void> {
  const target = [clientViewDefaults.id_tenant, clientViewDefaults.id_user];
  await db
    .insert(clientViewDefaults)
    .values(row)
    .onConflictDoUpdate({ target, set: { vista: row.vista } });
}

export async function deleteDefaultView(db: Db, id_tenant: TenantId, id_user: string): Promise<void> {
  await db.delete(clientViewDefaults).where(defaultOf(id_tenant, id_user));
}
