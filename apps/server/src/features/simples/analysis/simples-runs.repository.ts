import type { AnalysisProgress } from '@restitui/domain/simples/analysis/analysis-progress.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, inArray, ne, notInArray, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { whileLeased } from '../../../db/work-leases.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { simplesDossiers, simplesRuns } from './simples-analysis.table.ts';

export type Run = typeof simplesRuns.$inferSelect;
export type RunOutcome = Partial<typeof simplesRuns.$inferInsert> & { state: 'pronta' | 'falhou' };

const running = ['na_fila', 'processando'] as const;

function ofAssessment(id_tenant: TenantId, id_apuracao: string) {
  return and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id_apuracao, id_apuracao));
}

export async function findRun(db: Db, id_tenant: TenantId, id: string): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(simplesRuns)
    .where(and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id, id)));
  return row;
}

/** Returns the name of the lease under which a run is analysed. */
export const leaseOfRun = (id: string) => `simples-run ${id}`;

/** Returns the progress of a run; null once the process that reported it has ended, until another takes the run up. */
export async function readProgress(
  db: Db,
  { id_tenant, id, progress }: Pick<Run, 'id_tenant' | 'id' | 'progress'>,
): Promise<AnalysisProgress | null> {
  return whileLeased(db, id_tenant, leaseOfRun(id), progress);
}

/** Returns the latest upload in any state. */
export async function findLatestRun(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(simplesRuns)
    .where(ofAssessment(id_tenant, id_apuracao))
    .orderBy(desc(simplesRuns.createdDate))
    .limit(1);
  return row;
}

/** Returns the run of the current result: the latest that succeeded. */
export async function findReadyRun(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(simplesRuns)
    .where(and(ofAssessment(id_tenant, id_apuracao), eq(simplesRuns.state, 'pronta')))
    .orderBy(desc(simplesRuns.createdDate))
    .limit(1);
  return row;
}

export async function hasRunInProgress(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<boolean> {
  const [row] = await db
    .select({ id: simplesRuns.id })
    .from(simplesRuns)
    .where(and(ofAssessment(id_tenant, id_apuracao), inArray(simplesRuns.state, [...running])))
    .limit(1);
  return row !== undefined;
}

/** Returns false when another upload of the assessment is in progress: of concurrent uploads only one succeeds. */
export async function insertRun(db: Db, run: typeof simplesRuns.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(simplesRuns).values(run).onConflictDoNothing().returning({ id: simplesRuns.id });
  return inserted.length > 0;
}

/** Ignored for a run that has ended, so that a late progress report does not revive it. */
export async function setRunProgress(
  db: Db,
  id_tenant: TenantId,
  id: string,
  progress: AnalysisProgress | null,
): Promise<void> {
  await db
    .update(simplesRuns)
    .set({ state: 'processando', progress })
    .where(and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id, id), inArray(simplesRuns.state, [...running])));
}

export async function finishRun(db: Db, id_tenant: TenantId, id: string, outcome: RunOutcome): Promise<void> {
  await db
    .update(simplesRuns)
    .set({ ...outcome, progress: null })
    .where(and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id, id)));
}

/** Stores the rules and decisions of a run when it starts. */
export async function setRunRules(
  db: Db,
  id_tenant: TenantId,
  id: string,
  rules: Pick<Run, 'regras' | 'activeDecisions'>,
): Promise<void> {
  await db
    .update(simplesRuns)
    .set(rules)
    .where(and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id, id)));
}

/** Lists the files of deleted or failed runs that no other run uses: a recomputation shares them. */
export async function listUnusedFiles(db: Db, id_tenant: TenantId, runs: Run[]): Promise<string[]> {
  const keys = runs.flatMap(({ xml_file, pgdas_file }) => [xml_file, pgdas_file]);
  if (keys.length === 0) return [];
  const others = await db
    .select({ xml: simplesRuns.xml_file, pgdas: simplesRuns.pgdas_file })
    .from(simplesRuns)
    .where(
      and(
        eq(simplesRuns.id_tenant, id_tenant),
        notInArray(
          simplesRuns.id,
          runs.map(({ id }) => id),
        ),
        or(inArray(simplesRuns.xml_file, keys), inArray(simplesRuns.pgdas_file, keys)),
      ),
    );
  const used = new Set(others.flatMap(({ xml, pgdas }) => [xml, pgdas]));
  return [...new Set(keys)].filter((key) => !used.has(key));
}

/** Lists the storage keys of all files of runs and dossiers. */
export async function listKeptFiles(db: Db, id_tenant: TenantId): Promise<string[]> {
  const { xml_file, pgdas_file } = simplesRuns;
  const { pdf_file, planilha_file } = simplesDossiers;
  const runs = await db.select({ xml_file, pgdas_file }).from(simplesRuns).where(eq(simplesRuns.id_tenant, id_tenant));
  const dossiers = await db
    .select({ pdf_file, planilha_file })
    .from(simplesDossiers)
    .where(eq(simplesDossiers.id_tenant, id_tenant));
  return [...runs, ...dossiers].flatMap((row) => Object.values(row)).filter((key) => key !== null);
}

/**
 * Deletes the runs that a newer result replaces, with their months and items, and returns them so that their files can
 * be removed.
 */
export async function deleteSupersededRuns(db: Db, id_tenant: TenantId, kept: Run): Promise<Run[]> {
  return db
    .delete(simplesRuns)
    .where(
      and(
        ofAssessment(id_tenant, kept.id_apuracao),
        ne(simplesRuns.id, kept.id),
        inArray(simplesRuns.state, ['pronta', 'falhou']),
      ),
    )
    .returning();
}

/** Lists queued and interrupted runs of all tenants; called before a tenant is known. */
export async function listUnfinishedRuns(db: Db): Promise<{ id: string; id_tenant: TenantId }[]> {
  const { rows } = await db.execute<{ id: string; id_tenant: TenantId }>(
    sql`select id, id_tenant from lookup.unfinished_simples_runs()`,
  );
  return rows;
}

/** Lists the current results of open assessments in reach that were computed with products to decide, with their client. */
export async function listUndecidedReviews(db: Db, id_tenant: TenantId, reach: SQLWrapper) {
  const current = db
    .selectDistinctOn([simplesRuns.id_apuracao], {
      id: simplesRuns.id,
      id_apuracao: simplesRuns.id_apuracao,
      revisao: simplesRuns.revisao,
      finishedDate: simplesRuns.finishedDate,
      id_client: assessments.id_client,
      id_product: assessments.id_product,
      empresa: clients.razao_social,
    })
    .from(simplesRuns)
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, simplesRuns.id_apuracao)))
    .innerJoin(clients, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, assessments.id_client)))
    .where(
      and(
        eq(simplesRuns.id_tenant, id_tenant),
        eq(simplesRuns.state, 'pronta'),
        inArray(assessments.id_product, reach),
        eq(assessments.isModifica, true),
        ne(clients.status, 'INATIVO'),
      ),
    )
    .orderBy(simplesRuns.id_apuracao, desc(simplesRuns.createdDate))
    .as('current');
  return db.select().from(current).where(sql`(${current.revisao} ->> 'pendente')::numeric > 0`);
}
