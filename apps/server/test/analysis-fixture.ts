import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { sum } from 'drizzle-orm';
import type { DossierJob } from '../src/features/simples/analysis/jobs/make-dossier-files.ts';
import { runAnalysis } from '../src/features/simples/analysis/jobs/run-analysis.ts';
import { simplesItemBlocks } from '../src/features/simples/analysis/simples-analysis.table.ts';
import type { JobData } from '../src/platform/jobs.ts';
import { addClient, addProduct, addTestAssessment } from './clients.ts';
import { addTenant, as, type TestServer, type TestUser } from './harness.ts';
import { longJob } from './long-job.ts';
import { upload } from './send-files.ts';

const samples = join(import.meta.dirname, '../../../packages/tax-engine/test-data');
const sample = (name: string) => ({ name, content: readFileSync(join(samples, name)) });

/** Files of the worked example E1a. */
export const e1a = { xml: sample('e1a-xml.zip'), pgdas: sample('e1a-pgdas.zip') };

/** Creates an assessment of COMERCIO EXEMPLO LTDA in a tenant of its own, with a worker that runs its jobs. */
export async function createAnalysisFixture(server: TestServer, analyst: TestUser) {
  const home = await addTenant(server);
  const admin = await as(server, analyst, home);
  const id_client = await addClient(server, { id_tenant: home, cnpjcpf: '11222333000181' });
  const id_product = await addProduct(server, { id_tenant: home, id_client });
  const id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
  const logged: unknown[] = [];

  const { inTenant } = server;
  const worker = (changes: Partial<DossierJob> = {}): DossierJob => ({
    ...longJob(server, logged),
    ...changes,
  });
  const send = async (files = e1a): Promise<JobData> => {
    server.clock.move(60_000);
    const reply = await upload(server, admin, { id_apuracao, ...files }, home);
    if (reply.status !== 202) throw new Error(`The upload answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return server.enqueued.at(-1) as JobData;
  };
  const read = async () => (await admin.call(simplesAnalysisApi.read, { params: { id_apuracao } })).data;
  const itemsOfMay = async () => {
    const params = { id_apuracao, competencia: '05/2025' };
    const { data } = await admin.call(simplesAnalysisApi.items, { params, query: { pageSize: 200 } });
    return data.map(({ id: _, ...item }) => item);
  };
  /** Includes the items of superseded uploads of the tenant. */
  const storedItems = () =>
    inTenant(
      home,
      async (db) =>
        (await db.select({ n: sum(simplesItemBlocks.itens).mapWith(Number) }).from(simplesItemBlocks))[0]?.n ?? 0,
    );

  return {
    home,
    admin,
    id_apuracao,
    logged,
    inTenant,
    worker,
    send,
    read,
    itemsOfMay,
    storedItems,
    async sendAndRun(files = e1a) {
      const job = await send(files);
      await runAnalysis(worker(), job);
      return job;
    },
    /** Returns what a user can read, without the time of the computation. */
    async result() {
      const { calculada_em: _, ...data } = await read();
      return { data, items: await itemsOfMay(), stored: await storedItems() };
    },
  };
}
