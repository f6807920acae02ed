import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { insertFileRequest, ofRun, updateRunningFile } from './run-files.repository.ts';
import { simplesDossiers, simplesItemBlocks, simplesNoteSheets, simplesRuns } from './simples-analysis.table.ts';

export type DossierRow = typeof simplesDossiers.$inferSelect;

export async function findDossier(db: Db, id_tenant: TenantId, id_run: string): Promise<DossierRow | undefined> {
  const [row] = await db
    .select()
    .from(simplesDossiers)
    .where(ofRun(simplesDossiers, id_tenant, id_run));
  return row;
}

/** Marks a dossier as requested. Files of an earlier one stay available until the new ones are stored. */
export function insertDossierRequest(db: Db, id_tenant: TenantId, id_run: string, askedDate: string): Promise<void> {
  return insertFileRequest(db, simplesDossiers, id_tenant, id_run, askedDate);
}

/** Updates a running one; returns false when it has ended, or is gone because a newer result replaced its run. */
export function updateDossier(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  changes: Partial<Omit<DossierRow, 'id_run' | 'id_tenant'>>,
): Promise<boolean> {
  return updateRunningFile(db, simplesDossiers, id_tenant, id_run, changes);
}

/** Lists queued and interrupted dossiers of all tenants by the id of their run; called before a tenant is known. */
export async function listUnfinishedDossiers(db: Db): Promise<{ id: string; id_tenant: TenantId }[]> {
  const { rows } = await db.execute<{ id: string; id_tenant: TenantId }>(
    sql`select id, id_tenant from lookup.unfinished_simples_dossiers()`,
  );
  return rows;
}

/** Lists the storage keys of the dossiers and notes sheets of an assessment, by run. */
export async function listDossierFiles(
  db: Db,
  id_tenant: TenantId,
  id_apuracao: string,
): Promise<{ id_run: string; files: string[] }[]> {
  const runs = db
    .select({ id: simplesRuns.id })
    .from(simplesRuns)
    .where(and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id_apuracao, id_apuracao)));
  const dossiers = await db
    .select({ id_run: simplesDossiers.id_run, pdf: simplesDossiers.pdf_file, sheet: simplesDossiers.planilha_file })
    .from(simplesDossiers)
    .where(and(eq(simplesDossiers.id_tenant, id_tenant), inArray(simplesDossiers.id_run, runs)));
  const notes = await db
    .select({ id_run: simplesNoteSheets.id_run, sheet: simplesNoteSheets.file })
    .from(simplesNoteSheets)
    .where(and(eq(simplesNoteSheets.id_tenant, id_tenant), inArray(simplesNoteSheets.id_run, runs)));
  return [
    ...dossiers.map(({ id_run, pdf, sheet }) => ({ id_run, files: present(pdf, sheet) })),
    ...notes.map(({ id_run, sheet }) => ({ id_run, files: present(sheet) })),
  ];
}

const present = (...files: (string | null)[]) => files.filter((file) => file !== null);

/** Lists the positions of the item blocks of a run, in their order. */
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
