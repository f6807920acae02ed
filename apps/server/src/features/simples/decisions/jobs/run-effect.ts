import { activeDecisionsFor, withAuthor } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { isOutage } from '../../../../db/is-outage.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import { InputRefusal } from '../../../../platform/child-protocol.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { runUnderLease } from '../../../../platform/leased-work.ts';
import { ChildKilled } from '../../../../platform/run-in-child.ts';
import { runEngine } from '../../analysis/run-engine.service.ts';
import { listMonths } from '../../analysis/simples-months.repository.ts';
import { copyStoredPair } from '../../analysis/stored-pair.service.ts';
import { listActiveDecisions } from '../simples-decisions.repository.ts';
import {
  addComparison,
  type Effect,
  type EffectComparison,
  findEffect,
  findOpenResult,
  setEffect,
} from '../simples-effects.repository.ts';
import { compareResults } from './effect-comparison.ts';

const retriesExhausted = 'O teste foi interrompido várias vezes e não chegou ao fim. Tente de novo.';
const interrupted = 'O teste foi interrompido por um erro inesperado. Tente de novo.';

/**
 * Computes the preview of one assessment after another and stores each. Idempotent; a resumed job continues where it
 * stopped. Returns false while another process does.
 */
export function runEffect(worker: LongJob, job: JobData): Promise<boolean> {
  const { id_tenant: tenant, id } = job;
  return runUnderLease(worker, job, leaseName(id), async (holder) => {
    const effect = await holder.inTenant(tenant, async (db) => {
      await setEffect(db, tenant, id, ['na_fila'], { state: 'processando' });
      return findEffect(db, tenant, id);
    });
    if (effect?.state !== 'processando') return;
    try {
      await compareAll(holder, tenant, effect);
    } catch (error) {
      if (holder.signal.aborted) return;
      if (isOutage(error) || error instanceof ChildKilled) throw error;
      holder.log(error);
      await finish(holder, tenant, id, { state: 'falhou', erro: interrupted });
    }
  });
}

/** Marks the preview as failed after the last retry, unless it has ended. Returns false while a process works on it. */
export function abandonEffect(worker: LongJob, job: JobData): Promise<boolean> {
  return runUnderLease(worker, job, leaseName(job.id), (holder) =>
    finish(holder, job.id_tenant, job.id, { state: 'falhou', erro: retriesExhausted }),
  );
}

const leaseName = (id: string) => `simples-effect ${id}`;

async function compareAll(worker: LongJob, tenant: TenantId, effect: Effect): Promise<void> {
  const done = new Set(effect.apuracoes.map(({ id_run }) => id_run));
  for (const id_run of effect.runs.filter((run) => !done.has(run))) {
    const comparison = await compareRun(worker, tenant, effect, id_run);
    // The preview was discarded.
    if (comparison && !(await worker.inTenant(tenant, (db) => addComparison(db, tenant, effect.id, comparison))))
      return;
  }
  await finish(worker, tenant, effect.id, { state: 'pronto' });
}

async function finish(
  { inTenant, platform }: LongJob,
  tenant: TenantId,
  id: string,
  change: { state: 'pronto' | 'falhou'; erro?: string },
): Promise<void> {
  const finishedDate = platform.clock.now().toISOString();
  await inTenant(tenant, (db) => setEffect(db, tenant, id, ['na_fila', 'processando'], { ...change, finishedDate }));
}

/** Returns undefined for a run that a newer one has replaced, because there is nothing to compare. */
async function compareRun(
  { inTenant, platform, signal }: LongJob,
  tenant: TenantId,
  { regras, propostas, autor, createdDate }: Effect,
  id_run: string,
): Promise<EffectComparison | undefined> {
  const found = await inTenant(tenant, async (db) => {
    const result = await findOpenResult(db, tenant, id_run);
    if (!result) return undefined;
    const months = await listMonths(db, tenant, id_run);
    const active = await listActiveDecisions(db, tenant, result.id_client);
    const proposed = withAuthor(propostas, { autor, em: createdDate });
    const decisions = activeDecisionsFor([...active, ...proposed], result.id_client);
    return { result, months, decisions };
  });
  if (!found) return undefined;
  const { result, months, decisions } = found;
  try {
    const analysis = await platform.files.withTemporaryFolder(async (tempDir) =>
      runEngine({
        input: {
          ...(await copyStoredPair(platform.files, result.run, tempDir)),
          cnpj: result.id_client,
          asOf: result.run.asOf,
          tempDir,
          ruleSet: regras.nome,
          decisions: decisions.decisoes,
          atacadista: decisions.atacadista,
        },
        signal,
      }),
    );
    return compareResults(result, months, analysis);
  } catch (error) {
    if (error instanceof InputRefusal) return compareResults(result, months, error);
    throw error;
  }
}
