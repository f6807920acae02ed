import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simplesAnalysisApi } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import { sum } from 'drizzle-orm';
import { exclusivelyOn } from '../src/db/exclusively.ts';
import { runAnalysis } from '../src/features/simples-analysis/jobs/run-analysis.ts';
import { simplesItemBlocks } from '../src/features/simples-analysis/simples-analysis.table.ts';
import type { LongJob } from '../src/kernel/long-job.ts';
import type { JobData } from '../src/platform/jobs.ts';
import { addClient, addProduct, addTestAssessment } from './clients.ts';
import { addTenant, as, type TestServer, type TestUser } from './harness.ts';
import { upload } from './send-files.ts';

const samples = join(import.meta.dirname, '../../../packages/tax-engine/test-data');
const sample = (name: string) => ({ name, content: readFileSync(join(samples, name)) });

/** The worked example E1a, as an analyst uploads it. */
export const e1a = { xml: sample('e1a-xml.zip'), pgdas: sample('e1a-pgdas.zip') };

/** An apuração of COMERCIO EXEMPLO LTDA in a tenant of its own, and a worker for what is uploaded to it. */
export async function setAnalysisStage(server: TestServer, analyst: TestUser) {
  const home = await addTenant(server);
  const admin = await as(server, analyst, home);
  const id_client = await addClient(server, { id_tenant: home, cnpjcpf: '11222333000181' });
  const id_product = await addProduct(server, { id_tenant: home, id_client });
  const id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
  const logged: unknown[] = [];

  const { inTenant } = server;
  const worker = (changes: Partial<LongJob> = {}): LongJob => ({
    platform: server,
    inTenant,
    exclusively: exclusivelyOn(server.database.pool),
    signal: new AbortController().signal,
    log: (error) => logged.push(error),
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
  /** Of all uploads of the tenant, those no longer read included. */
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
    /** What a reader sees, save when it was worked out. */
    async result() {
      const { calculada_em: _, ...data } = await read();
      return { data, items: await itemsOfMay(), stored: await storedItems() };
    },
  };
}
