import type { FileAnalysisProgress } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { whileLeased } from '../../../db/work-leases.ts';
import { fileAnalyses } from './file-analyses.table.ts';

export type Run = typeof fileAnalyses.$inferSelect;
export type NewRun = typeof fileAnalyses.$inferInsert;
export type StoredFile = Run['envio'][number];
export type RunOutcome = Partial<NewRun> & { state: 'pronta' | 'falhou' };

const running = ['na_fila', 'processando'] as const;

function ofAssessment(id_tenant: TenantId, id_apuracao: string) {
  return and(eq(fileAnalyses.id_tenant, id_tenant), eq(fileAnalyses.id_apuracao, id_apuracao));
}

function ofRun(id_tenant: TenantId, id: string) {
  return and(eq(fileAnalyses.id_tenant, id_tenant), eq(fileAnalyses.id, id));
}

export async function findRun(db: Db, id_tenant: TenantId, id: string): Promise<Run | undefined> {
  const [row] = await db.select().from(fileAnalyses).where(ofRun(id_tenant, id));
  return row;
}

/** Returns the name of the lease under which a run is analysed. */
export const leaseOfRun = (id: string) => `file-analysis ${id}`;

/** Returns the progress of a run; null once the process that reported it has ended, until another takes the run up. */
export async function readProgress(db: Db, { id_tenant, id, progress }: Run): Promise<FileAnalysisProgress | null> {
  return whileLeased(db, id_tenant, leaseOfRun(id), progress);
}

/** Returns the latest run in any state. */
export async function findLatestRun(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(fileAnalyses)
    .where(ofAssessment(id_tenant, id_apuracao))
    .orderBy(desc(fileAnalyses.createdDate))
    .limit(1);
  return row;
}

/** Returns the run of the current result: the latest that succeeded. */
export async function findReadyRun(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(fileAnalyses)
    .where(and(ofAssessment(id_tenant, id_apuracao), eq(fileAnalyses.state, 'pronta')))
    .orderBy(desc(fileAnalyses.createdDate))
    .limit(1);
  return row;
}

/** Returns false when another run of the assessment is in progress: of concurrent ones only one succeeds. */
export async function insertRun(db: Db, run: NewRun): Promise<boolean> {
  const inserted = await db.insert(fileAnalyses).values(run).onConflictDoNothing().returning({ id: fileAnalyses.id });
  return inserted.length > 0;
}

/** Ignored for a run that has ended, so that a late progress report does not revive it. */
export async function setRunProgress(
  db: Db,
  id_tenant: TenantId,
  id: string,
  progress: FileAnalysisProgress | null,
): Promise<void> {
  await db
    .update(fileAnalyses)
    .set({ state: 'processando', progress })
    .where(and(ofRun(id_tenant, id), inArray(fileAnalyses.state, [...running])));
}

export async function finishRun(db: Db, id_tenant: TenantId, id: string, outcome: RunOutcome): Promise<void> {
  await db
    .update(fileAnalyses)
    .set({ ...outcome, progress: null })
    .where(ofRun(id_tenant, id));
}

/** Deletes the runs that a newer result replaces, with their months and items, and returns them. */
export function deleteSupersededRuns(db: Db, id_tenant: TenantId, kept: Run): Promise<Run[]> {
  return db
    .delete(fileAnalyses)
    .where(
      and(
        ofAssessment(id_tenant, kept.id_apuracao),
        ne(fileAnalyses.id, kept.id),
        inArray(fileAnalyses.state, ['pronta', 'falhou']),
      ),
    )
    .returning();
}

/** Lists the keys of files of deleted or failed runs that no other run uses: a new computation shares them. */
export async function listUnusedFiles(db: Db, id_tenant: TenantId, runs: readonly Run[]): Promise<string[]> {
  if (runs.length === 0) return [];
  const ids = new Set(runs.map(({ id }) => id));
  const others = await db
    .select({ id: fileAnalyses.id, envio: fileAnalyses.envio })
    .from(fileAnalyses)
    .where(
      and(
        eq(fileAnalyses.id_tenant, id_tenant),
        inArray(fileAnalyses.id_apuracao, [...new Set(runs.map(({ id_apuracao }) => id_apuracao))]),
      ),
    );
  const used = new Set(others.flatMap(({ id, envio }) => (ids.has(id) ? [] : envio.map(({ chave }) => chave))));
  const keys = runs.flatMap(({ envio }) => envio.map(({ chave }) => chave));
  return [...new Set(keys)].filter((key) => !used.has(key));
}

/** Lists the keys of the dossiers of runs. */
export function dossierFilesOf(runs: readonly Pick<Run, 'dossie'>[]): string[] {
  return runs.flatMap(({ dossie }) => [dossie?.pdf_file, dossie?.planilha_file].filter((key) => key != null));
}

/** Lists the keys of all stored files of a tenant. */
export async function listSentFiles(db: Db, id_tenant: TenantId): Promise<string[]> {
  const rows = await db
    .select({ envio: fileAnalyses.envio, dossie: fileAnalyses.dossie })
    .from(fileAnalyses)
    .where(eq(fileAnalyses.id_tenant, id_tenant));
  return [...rows.flatMap(({ envio }) => envio.map(({ chave }) => chave)), ...dossierFilesOf(rows)];
}

/** Forgets the files of ended runs that were sent before a moment, and returns the keys that no run uses any more. */
export async function forgetFilesSentBefore(db: Db, id_tenant: TenantId, moment: string): Promise<string[]> {
  const old = and(
    eq(fileAnalyses.id_tenant, id_tenant),
    lt(fileAnalyses.enviadoEm, moment),
    inArray(fileAnalyses.state, ['pronta', 'falhou']),
    sql`jsonb_array_length(${fileAnalyses.envio}) > 0`,
  );
  const runs = await db.select().from(fileAnalyses).where(old);
  const keys = await listUnusedFiles(db, id_tenant, runs);
  await db.update(fileAnalyses).set({ envio: [] }).where(old);
  return keys;
}

/** Forgets the files of all ended runs of an assessment, and returns their keys. */
export async function forgetFiles(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<string[]> {
  const ended = and(ofAssessment(id_tenant, id_apuracao), inArray(fileAnalyses.state, ['pronta', 'falhou']));
  const runs = await db.select({ envio: fileAnalyses.envio }).from(fileAnalyses).where(ended);
  await db.update(fileAnalyses).set({ envio: [] }).where(ended);
  return [...new Set(runs.flatMap(({ envio }) => envio.map(({ chave }) => chave)))];
}

/** Lists queued and interrupted runs of all tenants; called before a tenant is known. */
export async function listUnfinishedRuns(db: Db): Promise<{ id: string; id_tenant: TenantId }[]> {
  const { rows } = await db.execute<{ id: string; id_tenant: TenantId }>(
    sql`select id, id_tenant from lookup.unfinished_file_analyses()`,
  );
  return rows;
}
