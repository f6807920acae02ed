import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { simplesRuns } from '../../simples/analysis/simples-analysis.table.ts';
import { simplesEffects } from '../../simples/decisions/simples-effects.table.ts';
import { clients } from '../clients/clients.table.ts';

const isSample = (id_tenant: TenantId) => and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, sampleClientId));

/** Returns the sample company with its latest run; undefined when the tenant has none. */
export async function findSampleCompany(db: Db, id_tenant: TenantId) {
  const [row] = await db
    .select({
      id_client: clients.cnpjcpf,
      razao_social: clients.razao_social,
      estado: clients.estado,
      id_product: products.id,
      id_apuracao: assessments.id,
      id_user: products.id_user,
      id_run: simplesRuns.id,
      state: simplesRuns.state,
      progresso: simplesRuns.progress,
      erro: simplesRuns.erro,
      resumo: simplesRuns.resumo,
    })
    .from(clients)
    .innerJoin(products, and(eq(products.id_tenant, id_tenant), eq(products.id_client, clients.cnpjcpf)))
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id_product, products.id)))
    .leftJoin(simplesRuns, and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id_apuracao, assessments.id)))
    .where(isSample(id_tenant))
    .orderBy(desc(simplesRuns.createdDate))
    .limit(1);
  return row;
}

/** Locks the sample company until the transaction ends; returns its owner, or undefined when the tenant has none. */
export async function lockSampleCompany(db: Db, id_tenant: TenantId): Promise<string | undefined> {
  const [row] = await db
    .select({ id_owner: clients.id_owner })
    .from(clients)
    .where(isSample(id_tenant))
    // Rows that refer to the company can still be added, by transactions that hold what the caller locks next.
    .for('no key update');
  return row?.id_owner;
}

/** Locks the locked sample company with its assessment and runs, so that no row that refers to them can be added. */
export async function lockSampleWork(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<void> {
  const ofAssessment = and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id_apuracao, id_apuracao));
  const lockRuns = () => db.select({ id: simplesRuns.id }).from(simplesRuns).where(ofAssessment).for('update');
  // Runs first: an analysis writes to its run and then to its assessment.
  await lockRuns();
  const isOfWork = and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, id_apuracao));
  await db.select({ id: assessments.id }).from(assessments).where(isOfWork).for('update');
  // Those that were added before the assessment was locked.
  await lockRuns();
  await db.select({ id: clients.cnpjcpf }).from(clients).where(isSample(id_tenant)).for('update');
}

/** Deletes the failed runs of an assessment; their files are swept. */
export async function deleteFailedRuns(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<void> {
  const ofAssessment = and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id_apuracao, id_apuracao));
  await db.delete(simplesRuns).where(and(ofAssessment, eq(simplesRuns.state, 'falhou')));
}

/** Lists the stored files of an assessment's runs. */
export async function listRunFiles(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<string[]> {
  const rows = await db
    .select({ xml: simplesRuns.xml_file, pgdas: simplesRuns.pgdas_file })
    .from(simplesRuns)
    .where(and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id_apuracao, id_apuracao)));
  return rows.flatMap(({ xml, pgdas }) => [xml, pgdas]);
}

/** Deletes the sample company and its owner with all rows that refer to them. */
export async function deleteSampleCompany(db: Db, id_tenant: TenantId, id_owner: string): Promise<void> {
  // Effects refer to their client without a foreign key.
  await db
    .delete(simplesEffects)
    .where(and(eq(simplesEffects.id_tenant, id_tenant), eq(simplesEffects.id_client, sampleClientId)));
  await deleteWithReferences(db, 'clients', sql`id_tenant = ${id_tenant} and cnpjcpf = ${sampleClientId}`);
  await deleteWithReferences(db, 'owners', sql`id_tenant = ${id_tenant} and id = ${id_owner}`);
}

interface Reference extends Record<string, unknown> {
  child: string;
  own: string[];
  referenced: string[];
}

/**
 * Lists the foreign keys to a table. Tables that the application may not delete from are left out: rows in them make
 * the removal fail.
 */
async function referencesTo(db: Db, table: string): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select c.conrelid::regclass::text child,
      (select json_agg(a.attname order by k.place) from unnest(c.conkey) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) own,
      (select json_agg(a.attname order by k.place) from unnest(c.confkey) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) referenced
    from pg_constraint c
    where c.contype = 'f' and c.confrelid = ${table}::regclass and c.conrelid <> c.confrelid
      and has_table_privilege(c.conrelid, 'delete')`);
  return rows;
}

const columns = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Deletes rows of a table after the rows that refer to them, by the foreign keys of the database. */
async function deleteWithReferences(db: Db, table: string, where: SQL, path: readonly string[] = []): Promise<void> {
  const [found] = (await db.execute(sql`select 1 from ${sql.raw(table)} where ${where} limit 1`)).rows;
  if (!found) return;
  for (const { child, own, referenced } of await referencesTo(db, table)) {
    if (path.includes(child)) continue;
    const rows = sql`(${columns(own)}) in (select ${columns(referenced)} from ${sql.raw(table)} where ${where})`;
    await deleteWithReferences(db, child, rows, [...path, table]);
  }
  await db.execute(sql`delete from ${sql.raw(table)} where ${where}`);
}

export type SampleRow = NonNullable<Awaited<ReturnType<typeof findSampleCompany>>>;
