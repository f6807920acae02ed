import { join } from 'node:path';
import type { AuthenticityProgress } from '@restitui/domain/authenticity/authenticity.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { isOutage } from '../../../db/is-outage.ts';
import type { LongJob } from '../../../kernel/long-job.ts';
import { InputRefusal } from '../../../platform/child-talk.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { EndedEarly } from '../../../platform/run-in-child.ts';
import { findAssessment } from '../../assessments/assessments.repository.ts';
import { findRun, type Run } from '../../simples-analysis/simples-runs.repository.ts';
import { type Check, findUnfinishedCheck, finishCheck, setCheckProgress } from '../authenticity.repository.ts';
import { runVerifier } from './run-verifier.ts';

/** Somebody took it back: there is nothing to keep. */
const cancelled = new Error('cancelled');
const interrupted = 'A verificação foi interrompida por um erro inesperado. Tente novamente.';
const triedInVain = 'A verificação foi interrompida várias vezes e não chegou ao fim. Tente novamente.';
const filesGone = 'O arquivo de notas desta análise não está mais guardado. Envie os arquivos novamente.';

/** Works through one verification. Doing it twice, or half and then again, comes to the same. */
export async function checkNotes(worker: LongJob, { id_tenant: tenant, id }: JobData): Promise<void> {
  const { inTenant, platform } = worker;
  const now = () => platform.clock.now().toISOString();
  await worker.exclusively(nameOf(id), async () => {
    const found = await inTenant(tenant, async (db) => {
      const check = await findUnfinishedCheck(db, tenant, id);
      const run = check && (await findRun(db, tenant, check.id_run));
      return check && run
        ? { check, run, cnpj: (await findAssessment(db, tenant, run.id_apuracao))?.id_client }
        : undefined;
    });
    if (!found) return;
    try {
      const resultado = await verify(worker, tenant, found.check, found.run, found.cnpj ?? '');
      await inTenant(tenant, (db) => finishCheck(db, tenant, id, { state: 'pronta', resultado, finishedDate: now() }));
    } catch (error) {
      if (worker.signal.aborted || error === cancelled) return;
      // The queue tries again.
      if (isOutage(error) || error instanceof EndedEarly) throw error;
      if (!(error instanceof InputRefusal)) worker.log(error);
      const erro = error instanceof InputRefusal ? error.message : interrupted;
      await inTenant(tenant, (db) => finishCheck(db, tenant, id, { state: 'falhou', erro, finishedDate: now() }));
    }
  });
}

/** Says that no try is left, unless one is under way or the check has come to its end. */
export async function endCheck({ inTenant, exclusively, platform }: LongJob, { id_tenant: tenant, id }: JobData) {
  const failed = { state: 'falhou' as const, erro: triedInVain, finishedDate: platform.clock.now().toISOString() };
  await exclusively(nameOf(id), () => inTenant(tenant, (db) => finishCheck(db, tenant, id, failed)));
}

const nameOf = (id: string) => `authenticity-check ${id}`;

async function verify(worker: LongJob, tenant: TenantId, check: Check, run: Run, cnpj: string) {
  const { inTenant, platform, signal } = worker;
  if ((await platform.files.size(run.xml_file)) === undefined) throw new InputRefusal(filesGone);
  const report = async (progress: AuthenticityProgress | null) => {
    if (!(await inTenant(tenant, (db) => setCheckProgress(db, tenant, check.id, progress)))) taken.abort();
  };
  const taken = new AbortController();
  await report(null);
  if (taken.signal.aborted) throw cancelled;
  let reporting = Promise.resolve();

  return platform.files.withTemporaryFolder(async (tempDir) => {
    const xmlZip = join(tempDir, 'xml', 'notas.zip');
    await platform.files.copyTo(run.xml_file, xmlZip);
    const result = await runVerifier({
      input: { xmlZip, cnpj, sample: check.amostra, seed: check.semente, tempDir },
      signal: AbortSignal.any([signal, taken.signal]),
      onProgress: (progress) => {
        reporting = reporting.then(() => report(progress)).catch(worker.log);
      },
    }).catch((error) => {
      throw taken.signal.aborted ? cancelled : error;
    });
    await reporting;
    return result;
  });
}
