import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { simplesDossiers, simplesItemBlocks, simplesRuns } from './simples-analysis.table.ts';

export type DossierRow = typeof simplesDossiers.$inferSelect;

const ofRun = (id_tenant: TenantId, id_run: string) =>
  and(eq(simplesDossiers.id_tenant, id_tenant), eq(simplesDossiers.id_run, id_run));

export async function findDossier(db: Db, id_tenant: TenantId, id_run: string): Promise<DossierRow | undefined> {
  const [row] = await db.select().from(simplesDossiers).where(ofRun(id_tenant, id_run));
  return row;
}

/** Asked for, for the first time or anew: files made before stay until the new ones are there. */
export async function askDossier(db: Db, id_tenant: TenantId, id_run: string, askedDate: string): Promise<void> {
  const asked = { state: 'na_fila' as const, progresso: 0, erro: null, askedDate };
  await db
    .insert(simplesDossiers)
    .values({ id_tenant, id_run, ...asked })
    .onConflictDoUpdate({ target: simplesDossiers.id_run, set: asked });
}

/** False when it is gone: a newer result took its run's place. */
export async function setDossier(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  changes: Partial<Omit<DossierRow, 'id_run' | 'id_tenant'>>,
): Promise<boolean> {
  const rows = await db
    .update(simplesDossiers)
    .set(changes)
    .where(ofRun(id_tenant, id_run))
    .returning({ id_run: simplesDossiers.id_run });
  return rows.length > 0;
}

/** Says why it is not made, unless that is over already. */
export async function failDossier(db: Db, id_tenant: TenantId, id_run: string, erro: string): Promise<void> {
  await db
    .update(simplesDossiers)
    .set({ state: 'falhou', erro })
    .where(and(ofRun(id_tenant, id_run), inArray(simplesDossiers.state, ['na_fila', 'processando'])));
}

/** Dossiers that wait or were interrupted, over all tenants, by the id of their run; asked before a tenant is known. */
export async function listUnfinishedDossiers(db: Db): Promise<{ id: string; id_tenant: TenantId }[]> {
  const { rows } = await db.execute<{ id: string; id_tenant: TenantId }>(
    sql`select id, id_tenant from lookup.unfinished_simples_dossiers()`,
  );
  return rows;
}

/** Keys of the files of an apuração's dossiers, by run. */
export async function listDossierFiles(
  db: Db,
  id_tenant: TenantId,
  id_apuracao: string,
): Promise<{ id_run: string; files: string[] }[]> {
  const runs = db
    .select({ id: simplesRuns.id })
    .from(simplesRuns)
    .where(and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id_apuracao, id_apuracao)));
  const rows = await db
    .select()
    .from(simplesDossiers)
    .where(and(eq(simplesDossiers.id_tenant, id_tenant), inArray(simplesDossiers.id_run, runs)));
  return rows.map(({ id_run, pdf_file, planilha_file }) => ({
    id_run,
    files: [pdf_file, planilha_file].filter((file) => file !== null),
  }));
}

/** Where the items of a run lie, in their order. */
export function listBlockPlaces(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
): Promise<{ competencia: string; ordem: number; itens: number }[]> {
  const { competencia, ordem, itens } = simplesItemBlocks;
  return db
    .select({ competencia, ordem, itens })
    .from(simplesItemBlocks)
    .where(and(eq(simplesItemBlocks.id_tenant, id_tenant), eq(simplesItemBlocks.id_run, id_run)))
    .orderBy(asc(ordem));
}
