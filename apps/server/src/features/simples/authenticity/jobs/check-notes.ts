import { join } from 'node:path';
import type { AuthenticityProgress } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { isOutage } from '../../../../db/is-outage.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import { InputRefusal } from '../../../../platform/child-protocol.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { runUnderLease } from '../../../../platform/leased-work.ts';
import { ChildKilled } from '../../../../platform/run-in-child.ts';
import { findAssessment } from '../../../recovery/assessments/assessments.repository.ts';
import { findRun, type Run } from '../../analysis/simples-runs.repository.ts';
import {
  type Check,
  findUnfinishedCheck,
  finishCheck,
  leaseOfCheck,
  setCheckProgress,
} from '../authenticity.repository.ts';
import { runVerifier } from './run-verifier.ts';

/** Thrown when the verification was cancelled; its result is discarded. */
const cancelled = new Error('cancelled');
const interrupted = 'A verificação foi interrompida por um erro inesperado. Tente novamente.';
const retriesExhausted = 'A verificação foi interrompida várias vezes e não chegou ao fim. Tente novamente.';
const filesMissing = 'O arquivo de notas desta análise não está mais guardado. Envie os arquivos novamente.';

/** Runs one verification. Idempotent; safe to resume. Returns false while another process does. */
export function checkNotes(worker: LongJob, job: JobData): Promise<boolean> {
  const { id_tenant: tenant, id } = job;
  const now = () => worker.platform.clock.now().toISOString();
  return runUnderLease(worker, job, leaseOfCheck(id), async (holder) => {
    const { inTenant } = holder;
    const found = await inTenant(tenant, async (db) => {
      const check = await findUnfinishedCheck(db, tenant, id);
      const run = check && (await findRun(db, tenant, check.id_run));
      return check && run
        ? { check, run, cnpj: (await findAssessment(db, tenant, run.id_apuracao))?.id_client }
        : undefined;
    });
    if (!found) return;
    try {
      const resultado = await verify(holder, tenant, found.check, found.run, found.cnpj ?? '');
      await inTenant(tenant, (db) => finishCheck(db, tenant, id, { state: 'pronta', resultado, finishedDate: now() }));
    } catch (error) {
      if (holder.signal.aborted || error === cancelled) return;
      // The queue retries the job.
      if (isOutage(error) || error instanceof ChildKilled) throw error;
      if (!(error instanceof InputRefusal)) holder.log(error);
      const erro = error instanceof InputRefusal ? error.message : interrupted;
      await inTenant(tenant, (db) => finishCheck(db, tenant, id, { state: 'falhou', erro, finishedDate: now() }));
    }
  });
}

/** Marks the check as failed after the last retry, unless it has ended. Returns false while a process works on it. */
export function abandonCheck(worker: LongJob, job: JobData): Promise<boolean> {
  const { id_tenant: tenant, id } = job;
  const finishedDate = worker.platform.clock.now().toISOString();
  const failed = { state: 'falhou' as const, erro: retriesExhausted, finishedDate };
  return runUnderLease(worker, job, leaseOfCheck(id), ({ inTenant }) =>
    inTenant(tenant, (db) => finishCheck(db, tenant, id, failed)),
  );
}

async function verify(worker: LongJob, tenant: TenantId, check: Check, run: Run, cnpj: string) {
  const { inTenant, platform, signal } = worker;
  if ((await platform.files.size(run.xml_file)) === undefined) throw new InputRefusal(filesMissing);
  const report = async (progress: AuthenticityProgress | null) => {
    if (!(await inTenant(tenant, (db) => setCheckProgress(db, tenant, check.id, progress)))) cancellation.abort();
  };
  const cancellation = new AbortController();
  await report(null);
  if (cancellation.signal.aborted) throw cancelled;
  let reporting = Promise.resolve();

  return platform.files.withTemporaryFolder(async (tempDir) => {
    const xmlZip = join(tempDir, 'xml', 'notas.zip');
    await platform.files.copyTo(run.xml_file, xmlZip);
    const result = await runVerifier({
      input: { xmlZip, cnpj, sample: check.amostra, seed: check.semente, tempDir },
      signal: AbortSignal.any([signal, cancellation.signal]),
      onProgress: (progress) => {
        reporting = reporting.then(() => report(progress)).catch(worker.log);
      },
    }).catch((error) => {
      throw cancellation.signal.aborted ? cancelled : error;
    });
    await reporting;
    return result;
  });
}
