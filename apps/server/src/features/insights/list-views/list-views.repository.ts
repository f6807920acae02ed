import { foldText } from '@restitui/brazil/fold-text.ts';
import type { ListViewChange, ViewedListName } from '@restitui/domain/insights/list-views/list-views.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { listViewDefaults, listViews } from './list-views.table.ts';

export type ListViewRow = typeof listViews.$inferSelect;

const ofView = (id_tenant: TenantId, id: string) => and(eq(listViews.id_tenant, id_tenant), eq(listViews.id, id));
const ofList = (id_tenant: TenantId, lista: ViewedListName) =>
  and(eq(listViews.id_tenant, id_tenant), eq(listViews.lista, lista));

/** The author of views of one list. */
interface Author {
  lista: ViewedListName;
  id_user: string;
}

const ofAuthor = (id_tenant: TenantId, { lista, id_user }: Author) =>
  and(ofList(id_tenant, lista), eq(listViews.id_user, id_user));

/** Takes the lock under which the views of a tenant change, so that names, limits and sharing are checked in turn. */
export async function lockListViews(db: Db, id_tenant: TenantId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('list views'), hashtext(${id_tenant}))`);
}

/** Lists the views of a user for a list and the shared ones of the tenant: own first, then by name. */
export function listViewsOfUser(db: Db, id_tenant: TenantId, { lista, id_user }: Author): Promise<ListViewRow[]> {
  return db
    .select()
    .from(listViews)
    .where(and(ofList(id_tenant, lista), or(eq(listViews.compartilhada, true), eq(listViews.id_user, id_user))))
    .orderBy(asc(listViews.compartilhada), asc(listViews.nome_busca), asc(listViews.id));
}

export async function findListView(db: Db, id_tenant: TenantId, id: string): Promise<ListViewRow | undefined> {
  const [row] = await db.select().from(listViews).where(ofView(id_tenant, id));
  return row;
}

/** Finds a view of an author by name, without regard to case and accents. */
export async function findListViewNamed(
  db: Db,
  id_tenant: TenantId,
  { nome, ...author }: Author & { nome: string },
): Promise<ListViewRow | undefined> {
  const [row] = await db
    .select()
    .from(listViews)
    .where(and(ofAuthor(id_tenant, author), eq(listViews.nome_busca, foldText(nome))));
  return row;
}

export async function countListViewsOf(db: Db, id_tenant: TenantId, author: Author): Promise<number> {
  const [row] = await db.select({ n: count() }).from(listViews).where(ofAuthor(id_tenant, author));
  return row?.n ?? 0;
}

export async function countSharedListViews(db: Db, id_tenant: TenantId, lista: ViewedListName): Promise<number> {
  const shared = and(ofList(id_tenant, lista), eq(listViews.compartilhada, true));
  const [row] = await db.select({ n: count() }).from(listViews).where(shared);
  return row?.n ?? 0;
}

/** Inserts a row; returns false when its author has a view of that name for the list. */
export async function insertListView(db: Db, row: Omit<ListViewRow, 'nome_busca'>): Promise<boolean> {
  const values = { ...row, nome_busca: foldText(row.nome) };
  const inserted = await db.insert(listViews).values(values).onConflictDoNothing().returning({ id: listViews.id });
  return inserted.length > 0;
}

/** Sets the given fields of a view, at least one. */
export async function updateListView(db: Db, id_tenant: TenantId, id: string, change: ListViewChange): Promise<void> {
  const nome_busca = change.nome === undefined ? undefined : foldText(change.nome);
  await db
    .update(listViews)
    .set({ ...change, nome_busca })
    .where(ofView(id_tenant, id));
}

export async function deleteListView(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(listViews).where(ofView(id_tenant, id));
}

const defaultOf = (id_tenant: TenantId, { lista, id_user }: Author) =>
  and(
    eq(listViewDefaults.id_tenant, id_tenant),
    eq(listViewDefaults.id_user, id_user),
    eq(listViewDefaults.lista, lista),
  );

/** Returns the id of the view with which a list opens for a user; it may have been removed since. */
export async function findDefaultView(db: Db, id_tenant: TenantId, of: Author): Promise<string | undefined> {
  const [row] = await db
    .select({ vista: listViewDefaults.vista })
    .from(listViewDefaults)
    .where(defaultOf(id_tenant, of));
  return row?.vista;
}

export async function putDefaultView(db: Db, row: typeof listViewDefaults.$inferInsert): Promise<void> {
  const target = [listViewDefaults.id_tenant, listViewDefaults.id_user, listViewDefaults.lista];
  await db
    .insert(listViewDefaults)
    .values(row)
    .onConflictDoUpdate({ target, set: { vista: row.vista } });
}

export async function deleteDefaultView(db: Db, id_tenant: TenantId, of: Author): Promise<void> {
  await db.delete(listViewDefaults).where(defaultOf(id_tenant, of));
}
