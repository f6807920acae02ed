import { standingWordOf } from '@restitui/domain/simples-decisions/standing-word.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { isOutage } from '../../../db/is-outage.ts';
import type { LongJob } from '../../../kernel/long-job.ts';
import { InputRefusal } from '../../../platform/child-talk.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { EndedEarly } from '../../../platform/run-in-child.ts';
import { listDecisionsInForce } from '../../simples-decisions/simples-decisions.repository.ts';
import { addTried, type Effect, findEffect, findOpenResult, setEffect } from '../simples-effects.repository.ts';
import { listMonths } from '../simples-months.repository.ts';
import { runEngine } from './run-engine.ts';
import { copyStoredPair } from './stored-pair.ts';
import { type Tried, triedOf } from './tried.ts';

const triedInVain = 'O teste foi interrompido várias vezes e não chegou ao fim. Tente de novo.';
const interrupted = 'O teste foi interrompido por um erro inesperado. Tente de novo.';

/** Tries one apuração after the other and keeps what each comes to; taken up again, it goes on where it was. */
export async function runEffect(worker: LongJob, { id_tenant: tenant, id }: JobData): Promise<void> {
  await worker.exclusively(nameOf(id), async () => {
    const effect = await worker.inTenant(tenant, async (db) => {
      await setEffect(db, tenant, id, ['na_fila'], { state: 'processando' });
      return findEffect(db, tenant, id);
    });
    if (effect?.state !== 'processando') return;
    try {
      await tryAll(worker, tenant, effect);
    } catch (error) {
      if (worker.signal.aborted) return;
      if (isOutage(error) || error instanceof EndedEarly) throw error;
      worker.log(error);
      await end(worker, tenant, id, { state: 'falhou', erro: interrupted });
    }
  });
}

/** Says that no try is left, unless one is under way or the trial has come to its end. */
export async function endEffect(worker: LongJob, { id_tenant, id }: JobData): Promise<void> {
  await worker.exclusively(nameOf(id), () => end(worker, id_tenant, id, { state: 'falhou', erro: triedInVain }));
}

const nameOf = (id: string) => `simples-effect ${id}`;

async function tryAll(worker: LongJob, tenant: TenantId, effect: Effect): Promise<void> {
  const done = new Set(effect.apuracoes.map(({ id_run }) => id_run));
  for (const id_run of effect.runs.filter((run) => !done.has(run))) {
    const tried = await tryRun(worker, tenant, effect, id_run);
    // Somebody discarded it.
    if (tried && !(await worker.inTenant(tenant, (db) => addTried(db, tenant, effect.id, tried)))) return;
  }
  await end(worker, tenant, effect.id, { state: 'pronto' });
}

async function end(
  { inTenant, platform }: LongJob,
  tenant: TenantId,
  id: string,
  change: { state: 'pronto' | 'falhou'; erro?: string },
): Promise<void> {
  const finishedDate = platform.clock.now().toISOString();
  await inTenant(tenant, (db) => setEffect(db, tenant, id, ['na_fila', 'processando'], { ...change, finishedDate }));
}

/** Undefined for a run that a newer one has replaced: there is nothing to compare with. */
async function tryRun(
  { inTenant, platform, signal }: LongJob,
  tenant: TenantId,
  { regras }: Effect,
  id_run: string,
): Promise<Tried | undefined> {
  const found = await inTenant(tenant, async (db) => {
    const result = await findOpenResult(db, tenant, id_run);
    if (!result) return undefined;
    const months = await listMonths(db, tenant, id_run);
    const word = standingWordOf(await listDecisionsInForce(db, tenant, result.id_client), result.id_client);
    return { result, months, word };
  });
  if (!found) return undefined;
  const { result, months, word } = found;
  try {
    const analysis = await platform.files.withTemporaryFolder(async (tempDir) =>
      runEngine({
        input: {
          ...(await copyStoredPair(platform.files, result.run, tempDir)),
          cnpj: result.id_client,
          asOf: result.run.asOf,
          tempDir,
          ruleSet: regras.nome,
          decisions: word.decisoes,
          atacadista: word.atacadista,
        },
        signal,
      }),
    );
    return triedOf(result, months, analysis);
  } catch (error) {
    if (error instanceof InputRefusal) return triedOf(result, months, error);
    throw error;
  }
}
