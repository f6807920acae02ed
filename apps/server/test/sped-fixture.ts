import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { openZipEntries } from '../../../packages/tax-engine/test-support/open-zip-entries.ts';
import { createZip } from '../../../packages/tax-engine/test-support/write-zip.ts';
import { runFileAnalysis } from '../src/features/recovery/file-analyses/jobs/run-file-analysis.ts';
import type { JobData, JobQueue } from '../src/platform/jobs.ts';
import { addClient, addProduct, addTestAssessment } from './clients.ts';
import { addTenant, addUser, as, type TestServer } from './harness.ts';
import { longJob } from './long-job.ts';
import { sendForm } from './send-files.ts';

const examples = join(import.meta.dirname, '../../../packages/sped-engine/test-data');

/** Reads a file of the worked examples W1 to W6. */
export const spedExample = (name: string) => readFileSync(join(examples, name));

/** Returns the files in a ZIP of the worked examples. */
export const spedEntries = (name: string) =>
  [...openZipEntries(spedExample(name))].map(([entry, text]) => [entry, text] as [string, string]);

/** Puts files of SPED into a ZIP. */
export const spedZip = (entries: Iterable<[name: string, text: string]>) =>
  createZip([...entries].map(([name, text]) => ({ name, data: Buffer.from(text, 'latin1') })));

export type SpedFixture = Awaited<ReturnType<typeof createSpedFixture>>;

/** Adds a client whose ICMS exclusion is analysed, with a worker that runs the jobs. */
export async function createSpedFixture(server: TestServer) {
  const provider = await addTenant(server, { isProvider: true });
  const home = await addTenant(server);
  const admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
  const id_client = await addClient(server, { id_tenant: home, cnpjcpf: '11222333000181' });
  const id_product = await addProduct(server, { id_tenant: home, id_client, typeServico: 'EXCLUSAO_DE_ICMS_E_ST' });

  /** Runs the last job of a queue. */
  async function runLast(
    queue: JobQueue,
    job: (worker: ReturnType<typeof longJob>, data: JobData) => Promise<boolean>,
  ) {
    const logged: unknown[] = [];
    await job(longJob(server, logged), server.toDeliver.findLast((sent) => sent.queue === queue)?.data as JobData);
    if (logged.length > 0) throw new Error(`The job of ${queue} has logged ${JSON.stringify(logged.map(String))}.`);
  }
  const runAnalysis = () => runLast('file-analysis', runFileAnalysis);

  return {
    home,
    admin,
    id_client,
    runLast,
    runAnalysis,
    /** Analyses files in a new assessment of the client. */
    analyse: async (sped: Buffer, xml?: Buffer): Promise<string> => {
      const id = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
      const files = {
        principal: { name: 'sped.zip', content: sped },
        ...(xml && { complemento: { name: 'xml.zip', content: xml } }),
      };
      await sendForm(server, admin, `/api/file-analyses/${id}`, files, home);
      await runAnalysis();
      return id;
    },
    read: async (id_apuracao: string) => (await admin.call(fileAnalysesApi.read, { params: { id_apuracao } })).data,
  };
}
