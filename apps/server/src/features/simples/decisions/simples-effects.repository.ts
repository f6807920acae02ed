import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { simplesRuns } from '../analysis/simples-analysis.table.ts';
import { simplesEffects } from './simples-effects.table.ts';

export type Effect = typeof simplesEffects.$inferSelect;
export type EffectComparison = Effect['apuracoes'][number];

const open = ['na_fila', 'processando', 'pronto', 'falhou'] as const;

function ofScope(id_tenant: TenantId, id_client: string | null) {
  return and(
    eq(simplesEffects.id_tenant, id_tenant),
    id_client === null ? isNull(simplesEffects.id_client) : eq(simplesEffects.id_client, id_client),
  );
}

export async function findEffect(db: Db, id_tenant: TenantId, id: string): Promise<Effect | undefined> {
  const [row] = await db
    .select()
    .from(simplesEffects)
    .where(and(eq(simplesEffects.id_tenant, id_tenant), eq(simplesEffects.id, id)));
  return row;
}

/** Returns the preview of a scope that is neither applied nor discarded. */
export async function findOpenEffect(
  db: Db,
  id_tenant: TenantId,
  id_client: string | null,
): Promise<Effect | undefined> {
  const [row] = await db
    .select()
    .from(simplesEffects)
    .where(and(ofScope(id_tenant, id_client), inArray(simplesEffects.state, [...open])))
    .orderBy(desc(simplesEffects.createdDate))
    .limit(1);
  return row;
}

/** Inserts a preview; discards an open one of the same scope, also one that another transaction stores meanwhile. */
export async function insertEffect(db: Db, effect: typeof simplesEffects.$inferInsert): Promise<void> {
  const scope = `effect ${effect.id_tenant} ${effect.id_client ?? ''}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${scope}, 0))`);
  await db
    .update(simplesEffects)
    .set({ state: 'descartado' })
    .where(and(ofScope(effect.id_tenant, effect.id_client ?? null), inArray(simplesEffects.state, [...open])));
  await db.insert(simplesEffects).values(effect);
}

/** Returns false when the effect is not in one of the states `from`, for example because it was discarded. */
export async function setEffect(
  db: Db,
  id_tenant: TenantId,
  id: string,
  from: readonly Effect['state'][],
  change: Partial<Pick<Effect, 'state' | 'apuracoes' | 'erro' | 'finishedDate'>>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(simplesEffects)
    .set(change)
    .where(
      and(eq(simplesEffects.id_tenant, id_tenant), eq(simplesEffects.id, id), inArray(simplesEffects.state, [...from])),
    );
  return rowCount === 1;
}

/** Stores the comparison of one assessment. Idempotent. Returns false when the effect is no longer running. */
export async function addComparison(
  db: Db,
  id_tenant: TenantId,
  id: string,
  comparison: EffectComparison,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(simplesEffects)
    .where(and(eq(simplesEffects.id_tenant, id_tenant), eq(simplesEffects.id, id)))
    .for('update');
  if (row?.state !== 'processando') return false;
  if (row.apuracoes.some(({ id_run }) => id_run === comparison.id_run)) return true;
  return setEffect(db, id_tenant, id, ['processando'], { apuracoes: [...row.apuracoes, comparison] });
}

/** The current result of an open assessment. */
export interface OpenResult {
  run: typeof simplesRuns.$inferSelect;
  id_client: string;
  id_product: string;
  apuracao: string;
  empresa: string;
}

const openResult = {
  run: simplesRuns,
  id_client: assessments.id_client,
  id_product: assessments.id_product,
  apuracao: assessments.name,
  empresa: clients.razao_social,
};
const ofRun = and(eq(assessments.id_tenant, simplesRuns.id_tenant), eq(assessments.id, simplesRuns.id_apuracao));
const ofClient = and(eq(clients.id_tenant, assessments.id_tenant), eq(clients.cnpjcpf, assessments.id_client));

/** Lists the latest ready run of each open assessment, of one client or of all but the sample company. */
export async function listOpenResults(db: Db, id_tenant: TenantId, id_client: string | null): Promise<OpenResult[]> {
  const rows = await db
    .selectDistinctOn([simplesRuns.id_apuracao], openResult)
    .from(simplesRuns)
    .innerJoin(assessments, ofRun)
    .innerJoin(clients, ofClient)
    .where(
      and(
        eq(simplesRuns.id_tenant, id_tenant),
        eq(simplesRuns.state, 'pronta'),
        eq(assessments.isModifica, true),
        id_client === null ? ne(assessments.id_client, sampleClientId) : eq(assessments.id_client, id_client),
      ),
    )
    .orderBy(simplesRuns.id_apuracao, desc(simplesRuns.createdDate));
  return rows.sort((a, b) => a.empresa.localeCompare(b.empresa, 'pt-BR') || (a.apuracao < b.apuracao ? -1 : 1));
}

export async function findOpenResult(db: Db, id_tenant: TenantId, id_run: string): Promise<OpenResult | undefined> {
  const [row] = await db
    .select(openResult)
    .from(simplesRuns)
    .innerJoin(assessments, ofRun)
    .innerJoin(clients, ofClient)
    .where(and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.id, id_run), eq(simplesRuns.state, 'pronta')));
  return row;
}

/** Lists queued and interrupted previews of all tenants; called before a tenant is known. */
export async function listUnfinishedEffects(db: Db): Promise<{ id: string; id_tenant: TenantId }[]> {
  const { rows } = await db.execute<{ id: string; id_tenant: TenantId }>(
    sql`select id, id_tenant from lookup.unfinished_simples_effects()`,
  );
  return rows;
}
