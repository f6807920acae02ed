import { readdirSync, readFileSync } from 'node:fs';
import { authenticityApi } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { sql } from 'drizzle-orm';
import { createZip } from '../../../packages/tax-engine/test-support/write-zip.ts';
import { runFileAnalysis } from '../src/features/recovery/file-analyses/jobs/run-file-analysis.ts';
import { runAnalysis } from '../src/features/simples/analysis/jobs/run-analysis.ts';
import { checkNotes } from '../src/features/simples/authenticity/jobs/check-notes.ts';
import { runEffect } from '../src/features/simples/decisions/jobs/run-effect.ts';
import type { LongJob } from '../src/kernel/long-job.ts';
import type { JobData, JobQueue } from '../src/platform/jobs.ts';
import { createAnalysisFixture } from './analysis-fixture.ts';
import { addClient, addProduct, addTestAssessment } from './clients.ts';
import { addTenant, addUser, type TestServer } from './harness.ts';
import { sendForm } from './send-files.ts';
import { storedResult } from './stored-result.ts';

/** A kind of work that runs under a lease. */
export interface AnalysisKind {
  /** Lets a user request it, and returns its job. */
  request: () => Promise<JobData>;
  run: (worker: LongJob, job: JobData) => Promise<boolean>;
  /** State and error of the row. */
  state: (job: JobData) => Promise<unknown>;
  /** All that the work stored, without ids and times. */
  stored: (job: JobData) => Promise<unknown>;
}

const client = '11222333000181';
const events = new URL('../../../packages/payroll-engine/test-data/comercio-515/events/', import.meta.url);
const payroll = () =>
  createZip(readdirSync(events).map((name) => ({ name, data: readFileSync(new URL(name, events)) })));

/** Creates an analysed company whose result each kind of work can be done for. */
export async function kindsOfAnalyses(server: TestServer) {
  const provider = await addTenant(server, { isProvider: true });
  const user = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' } as const;
  const fixture = await createAnalysisFixture(server, await addUser(server, user));
  const { home, admin, id_apuracao } = fixture;
  const ofAssessment = { params: { id_apuracao } };
  await fixture.sendAndRun();
  await decideOnAProduct();

  async function decideOnAProduct(): Promise<void> {
    const { produtos } = (await admin.call(simplesEffectsApi.reviews, ofAssessment)).data;
    const { codigo = '', produto = '', ncm = '', extipi = '' } = produtos[0] ?? {};
    const about = { alcance: 'cliente', tipo: 'produto', id_client: client, codigo, produto, ncm, extipi } as const;
    await admin.call(simplesDecisionsApi.create, { body: { ...about, contar: true, motivo: 'Conferido.' } });
  }
  const lastJob = (queue: JobQueue) => server.toDeliver.findLast((job) => job.queue === queue)?.data as JobData;
  const read = async (statement: ReturnType<typeof sql>) =>
    (await server.inTenant(home, (db) => db.execute(statement))).rows;
  const stateIn =
    (table: string) =>
    ({ id }: JobData) =>
      read(sql`select state, erro from ${sql.identifier(table)} where id = ${id}`);
  const storedIn =
    (table: string, column: string) =>
    ({ id }: JobData) =>
      read(sql`select state, erro, ${sql.identifier(column)} from ${sql.identifier(table)} where id = ${id}`);

  const employer = await addClient(server, { id_tenant: home, cnpjcpf: '10203040000194' });
  const payrolls = { id_tenant: home, id_client: employer };
  const id_product = await addProduct(server, { ...payrolls, typeServico: 'PREVIDENCIARIO' });
  const files = await addTestAssessment(server, { ...payrolls, id_product });
  const rowsOfFile = (table: string, { id }: JobData) =>
    read(sql`select (to_jsonb(t) - 'id_run' - 'id_tenant')::text as row from ${sql.identifier(table)} t
      where id_run = ${id} order by 1`);

  const kinds: Record<'analysis' | 'file analysis' | 'effect preview' | 'verification', AnalysisKind> = {
    analysis: {
      request: () => fixture.send(),
      ...{ run: runAnalysis, state: stateIn('simples_runs') },
      stored: () => storedResult(server, home, id_apuracao),
    },
    'file analysis': {
      async request() {
        server.clock.move(60_000);
        const form = { principal: { name: 'eventos.zip', content: payroll() } };
        await sendForm(server, admin, `/api/file-analyses/${files}`, form, home);
        return lastJob('file-analysis');
      },
      ...{ run: runFileAnalysis, state: stateIn('file_analyses') },
      stored: async (job) => ({
        run: await storedIn('file_analyses', 'rubricas')(job),
        months: await rowsOfFile('file_analysis_months', job),
        items: await rowsOfFile('file_analysis_items', job),
      }),
    },
    'effect preview': {
      async request() {
        server.clock.move(60_000);
        await admin.call(simplesEffectsApi.start, { body: { id_client: client } });
        return server.enqueued.at(-1) as JobData;
      },
      ...{ run: runEffect, state: stateIn('simples_effects') },
      stored: async ({ id }) =>
        (await read(sql`select state, erro, apuracoes from simples_effects where id = ${id}`)).map((row) =>
          JSON.stringify(row).replace(/"id_run":"[^"]*"/g, ''),
        ),
    },
    verification: {
      async request() {
        server.clock.move(60_000);
        await admin.call(authenticityApi.verify, { ...ofAssessment, body: { amostra: null, semente: 'a' } });
        return lastJob('note-authenticity');
      },
      ...{ run: checkNotes, state: stateIn('authenticity_checks') },
      stored: storedIn('authenticity_checks', 'resultado'),
    },
  };
  return { fixture, kinds };
}
