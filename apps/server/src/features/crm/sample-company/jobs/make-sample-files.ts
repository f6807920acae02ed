import { Readable } from 'node:stream';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { generateSampleFiles } from '../../../../db/demo/sample-files.ts';
import type { SystemActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { createStoppableWorker } from '../../../../platform/stoppable-worker.ts';
import { threadWork } from '../../../../platform/work-thread.ts';
import { insertRun } from '../../../simples/analysis/simples-runs.repository.ts';
import { findSampleCompany, lockSampleCompany } from '../sample-company.repository.ts';

const fileNames = { xml_name: 'notas-de-exemplo.zip', pgdas_name: 'pgdas-de-exemplo.zip' };
/** A few tenths of a second of processor time. */
const generating = threadWork<typeof generateSampleFiles>(
  new URL('../../../../db/demo/sample-files.ts', import.meta.url),
  'generateSampleFiles',
);
const filesFailed = 'Os arquivos do exemplo não foram gerados.';

type SampleWorker = Context<SystemActor, OwnTransactions>;

/**
 * Generates the files of the sample company, stores them as an upload and enqueues their analysis. Does nothing for a
 * company that was removed or that has its files.
 */
export async function makeSampleFiles(worker: SampleWorker, { id_tenant: tenant, id }: JobData): Promise<void> {
  const { inTenant, platform } = worker;
  const company = await inTenant(tenant, (db) => findSampleCompany(db, tenant));
  if (company?.id_apuracao !== id || company.state !== null || company.id_user === null) return;
  const { id_client: cnpj, razao_social, estado, id_user } = company;
  const now = platform.clock.now();
  const asOf = dayInBrazil(now);
  const shop = { cnpj, razao_social, estado };
  const { xml, pgdas } = await platform.documentWorker.run(generating, { shop, asOf }, { tenant });
  const keys = { xml_file: `uploads/${newId()}.zip`, pgdas_file: `uploads/${newId()}.zip` };
  await platform.files.write(keys.xml_file, Readable.from([Buffer.from(xml)]));
  await platform.files.write(keys.pgdas_file, Readable.from([Buffer.from(pgdas)]));

  const isStored = await inTenant(tenant, async (db) => {
    const isThere = (await lockSampleCompany(db, tenant)) !== undefined;
    const current = await findSampleCompany(db, tenant);
    if (!isThere || current?.id_apuracao !== id || current.state !== null) return false;
    const run = { id: newId(), id_tenant: tenant, id_apuracao: id, id_user, state: 'na_fila' as const, ...keys };
    await insertRun(db, { ...run, ...fileNames, asOf, createdDate: now.toISOString() });
    await platform.jobs.enqueue(db, 'simples-analysis', { id_tenant: tenant, id: run.id });
    return true;
  });
  if (!isStored) await Promise.all(Object.values(keys).map((key) => platform.files.remove(key)));
}

/**
 * Stores a failed run after the last retry, which the company sees and may try again. Does nothing for a company that
 * was removed or that has its files.
 */
export async function abandonSampleFiles(worker: SampleWorker, { id_tenant: tenant, id }: JobData): Promise<void> {
  await worker.inTenant(tenant, async (db) => {
    await lockSampleCompany(db, tenant);
    const company = await findSampleCompany(db, tenant);
    if (company?.id_apuracao !== id || company.state !== null || company.id_user === null) return;
    const now = worker.platform.clock.now();
    // No file has these names.
    const files = { xml_file: `uploads/${newId()}.zip`, pgdas_file: `uploads/${newId()}.zip` };
    const { id_user } = company;
    await insertRun(db, {
      ...{ id: newId(), id_tenant: tenant, id_apuracao: id, id_user, state: 'falhou', erro: filesFailed, ...files },
      ...{ ...fileNames, asOf: dayInBrazil(now), createdDate: now.toISOString(), finishedDate: now.toISOString() },
    });
  });
}

/** Starts the worker that generates the files of sample companies. */
export async function startSampleWorker(
  surroundings: SampleWorker & { jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'rest'> },
): Promise<{ stop: () => Promise<void> }> {
  const { take, stop } = createStoppableWorker(surroundings.jobs);
  await take('sample-company', (data) => makeSampleFiles(surroundings, data));
  await surroundings.jobs.whenEnded('sample-company', (data) => abandonSampleFiles(surroundings, data));
  return { stop };
}
