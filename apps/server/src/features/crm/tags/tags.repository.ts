import { foldText } from '@restitui/brazil/fold-text.ts';
import type { NewTag } from '@restitui/domain/crm/tags/tags.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/tenant-scope.ts';
import { clientTags, tags } from './tags.table.ts';

export type TagRow = typeof tags.$inferSelect;

const ofTag = (id_tenant: TenantId, id: string) => and(eq(tags.id_tenant, id_tenant), eq(tags.id, id));

/** Lists by name. */
export function listTags(db: Db, id_tenant: TenantId): Promise<TagRow[]> {
  return db.select().from(tags).where(eq(tags.id_tenant, id_tenant)).orderBy(asc(tags.nome_busca));
}

/** @param lock `key share` while rows refer to the tag, `update` before its removal */
export async function findTag(
  db: Db,
  id_tenant: TenantId,
  id: string,
  lock?: 'key share' | 'update',
): Promise<TagRow | undefined> {
  const found = db.select().from(tags).where(ofTag(id_tenant, id));
  const [row] = await (lock ? found.for(lock) : found);
  return row;
}

/** Finds by name, without regard to case and accents. */
export async function findTagNamed(db: Db, id_tenant: TenantId, nome: string): Promise<TagRow | undefined> {
  const [row] = await db
    .select()
    .from(tags)
    .where(and(eq(tags.id_tenant, id_tenant), eq(tags.nome_busca, foldText(nome))));
  return row;
}

/** Inserts a row; returns false when the name is taken. */
export async function insertTag(db: Db, row: Omit<TagRow, 'nome_busca'>): Promise<boolean> {
  const values = { ...row, nome_busca: foldText(row.nome) };
  const inserted = await db.insert(tags).values(values).onConflictDoNothing().returning({ id: tags.id });
  return inserted.length > 0;
}

export async function updateTag(db: Db, id_tenant: TenantId, id: string, { nome, cor }: NewTag): Promise<void> {
  await db
    .update(tags)
    .set({ nome, cor, nome_busca: foldText(nome) })
    .where(ofTag(id_tenant, id));
}

/** Deletes a tag, also from the clients that have it. */
export async function deleteTag(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(tags).where(ofTag(id_tenant, id));
}

/** Lists the tags of a client by name. */
export function listTagsOfClient(db: Db, id_tenant: TenantId, id_client: string): Promise<TagRow[]> {
  return db
    .select(getTableColumns(tags))
    .from(tags)
    .innerJoin(clientTags, and(eq(clientTags.id_tenant, tags.id_tenant), eq(clientTags.id_tag, tags.id)))
    .where(and(eq(clientTags.id_tenant, id_tenant), eq(clientTags.id_client, id_client)))
    .orderBy(asc(tags.nome_busca));
}

export interface ClientTag {
  id_tenant: TenantId;
  id_client: string;
  id_tag: string;
}

/** Lists the clients with a tag, each with the names of all its tags. */
export function listClientsOfTag(
  db: Db,
  id_tenant: TenantId,
  id_tag: string,
): Promise<{ id_client: string; names: string[] }[]> {
  const own = alias(clientTags, 'own');
  return db
    .select({ id_client: own.id_client, names: sql<string[]>`array_agg(${tags.nome} order by ${tags.nome_busca})` })
    .from(own)
    .innerJoin(clientTags, and(eq(clientTags.id_tenant, own.id_tenant), eq(clientTags.id_client, own.id_client)))
    .innerJoin(tags, and(eq(tags.id_tenant, clientTags.id_tenant), eq(tags.id, clientTags.id_tag)))
    .where(and(eq(own.id_tenant, id_tenant), eq(own.id_tag, id_tag)))
    .groupBy(own.id_client);
}

/** Has no effect when the client has the tag. */
export async function insertClientTag(db: Db, row: ClientTag): Promise<void> {
  await db.insert(clientTags).values(row).onConflictDoNothing();
}

/** Has no effect when the client does not have the tag. */
export async function deleteClientTag(db: Db, { id_tenant, id_client, id_tag }: ClientTag): Promise<void> {
  const ofClient = and(eq(clientTags.id_tenant, id_tenant), eq(clientTags.id_client, id_client));
  await db.delete(clientTags).where(and(ofClient, eq(clientTags.id_tag, id_tag)));
}
