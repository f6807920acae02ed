import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import { authenticityApi } from '@restitui/domain/authenticity/authenticity.api.ts';
import { dossiersApi } from '@restitui/domain/simples-analysis/dossiers.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import { simplesEffectsApi } from '@restitui/domain/simples-analysis/simples-effects.api.ts';
import { simplesDecisionsApi } from '@restitui/domain/simples-decisions/simples-decisions.api.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { setAnalysisStage } from '../../../../test/analysis-stage.ts';
import { erasureWorker } from '../../../../test/erasures.ts';
import { type Halts, openGates } from '../../../../test/gates.ts';
import { addTenant, addUser, startTestServer, type TestServer, type TestUser } from '../../../../test/harness.ts';
import { storedResult } from '../../../../test/stored-result.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { checkNotes } from '../../authenticity/jobs/check-notes.ts';
import { sweepFiles } from '../../privacy/jobs/sweep-files.ts';
import { runEffect } from './run-effect.ts';

type Stage = Awaited<ReturnType<typeof setAnalysisStage>>;

const gates = openGates();
const client = '11222333000181';
const program = new URL('../../../../test/worker-process.ts', import.meta.url);
const patience = { timeout: 30_000, interval: 50 };
let server: TestServer;
let owner: pg.ClientConfig;
let worker: ChildProcess | undefined;
/** One whose result stands, and one that is being analysed. */
let standing: Stage;
let running: Stage;

beforeAll(async () => {
  server = await startTestServer();
  const { host, port, owner: user } = inject('testPostgres');
  owner = { host, port, user, database: await server.database.asOwner(async (c) => c.database) };
  const provider = await addTenant(server, { isProvider: true });
  const analyst: TestUser = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  [standing, running] = [await setAnalysisStage(server, analyst), await setAnalysisStage(server, analyst)];
  await standing.sendAndRun();
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  gates.close();
  await server.close();
});

const of = ({ id_apuracao }: Stage) => ({ params: { id_apuracao } });
const signatures = async () => (await standing.admin.call(authenticityApi.read, of(standing))).data;
const dossier = async () => (await standing.admin.call(dossiersApi.read, of(standing))).data;
const effect = async () => (await standing.admin.call(simplesEffectsApi.latest, { query: { id_client: client } })).data;
const papers = async () => (await server.files.list(0)).filter((key) => key.startsWith('dossiers/'));
const lastJob = () => server.enqueued.at(-1) as JobData;

function startWorker(halts: Halts = {}): void {
  const app = { ...owner, user: server.database.appRole };
  const folder = dirname(server.files.localPath('x'));
  worker = fork(program, [JSON.stringify({ owner, app, folder })], {
    env: { ...process.env, ...gates.environment(halts) },
    execArgv: [],
  });
}

async function killWorker(): Promise<void> {
  const ended = once(worker as ChildProcess, 'exit');
  worker?.kill('SIGKILL');
  await ended;
  gates.clear();
}

async function askForBoth() {
  server.clock.move(60_000);
  await standing.admin.call(authenticityApi.verify, { ...of(standing), body: { amostra: null, semente: 'a' } });
  await standing.admin.call(simplesEffectsApi.start, { body: { id_client: client } });
}

/** What the trial and the verification come to when nobody disturbs them. */
async function undisturbed() {
  const { produtos } = (await standing.admin.call(simplesEffectsApi.reviews, of(standing))).data;
  const { codigo = '', produto = '', ncm = '', extipi = '' } = produtos[0] ?? {};
  const about = { alcance: 'cliente', tipo: 'produto', id_client: client, codigo, produto, ncm, extipi } as const;
  await standing.admin.call(simplesDecisionsApi.create, { body: { ...about, contar: true, motivo: 'Conferido.' } });
  await askForBoth();
  await runEffect(standing.worker(), lastJob());
  const verification = server.toDeliver.filter(({ queue }) => queue === 'note-authenticity').at(-1)?.data as JobData;
  await checkNotes(standing.worker(), verification);
  return { tried: (await effect())?.apuracoes, checked: (await signatures())?.resultado };
}

/** Nothing of a run that has not come to its end is seen. */
async function expectNothingHalf() {
  expect(await running.read()).toMatchObject({ state: 'processando', erro: null, analises: [], resumo: null });
  const month = { params: { id_apuracao: running.id_apuracao, competencia: '052025' } };
  expect(await running.admin.try(simplesAnalysisApi.items, { ...month, query: {} })).toMatchObject({ status: 404 });
  expect(await storedResult(server, running.home, running.id_apuracao)).toMatchObject({ ready: [], months: [] });
}

const title = 'a worker that is killed in each phase leaves all to the next, which comes to the same to the byte';
test(title, { timeout: 120_000 }, async () => {
  const expected = await undisturbed();
  const uploads = (await server.files.list(0)).filter((key) => key.startsWith('uploads/')).length;
  await askForBoth();
  await standing.admin.call(dossiersApi.make, of(standing));
  await running.send();

  startWorker({ 'engine-process': 'progress notas', 'dossier-process': 'wantBlock', 'verifier-process': 'done' });
  await gates.halted(4);
  await expectNothingHalf();
  await killWorker();
  await expectNothingHalf();

  startWorker({ 'engine-process': 'items 2', 'dossier-process': 'wantBlock', 'verifier-process': 'progress leitura' });
  await gates.halted(3);
  // A trial asks for no items, and passes.
  await vi.waitFor(async () => expect((await effect())?.state).toBe('pronto'), patience);
  await expectNothingHalf();
  expect(await running.storedItems()).toBeGreaterThan(0);
  await killWorker();

  // Now the worker itself, while it stores the months, and while it stores the papers.
  startWorker({ 'engine-process': 'done', 'dossier-process': 'done' });
  const halted = await gates.halted(2);
  await vi.waitFor(async () => expect((await dossier())?.progresso).toBe(90), patience);
  await vi.waitFor(async () => expect((await signatures())?.state).toBe('pronta'), patience);
  const blocker = new pg.Client(owner);
  blocker.on('error', () => {});
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table refund_slices, simples_dossiers in exclusive mode');
  for (const { pid } of halted) gates.release(pid);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await server.database.pool.query(waiting)).rowCount).toBe(2), patience);
  await expectNothingHalf();
  await killWorker();
  await blocker.end();
  await expectNothingHalf();
  const orphans = await papers();
  expect(orphans).toHaveLength(2);

  startWorker();
  await vi.waitFor(async () => expect((await running.read()).state).toBe('pronta'), patience);
  await vi.waitFor(async () => expect((await dossier())?.state).toBe('pronto'), patience);
  expect(await storedResult(server, running.home, running.id_apuracao)).toEqual(
    await storedResult(server, standing.home, standing.id_apuracao),
  );
  expect(await signatures()).toMatchObject({ state: 'pronta', resultado: expected.checked });
  expect(await effect()).toMatchObject({ state: 'pronto', apuracoes: expected.tried });
  await killWorker();

  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  for (const key of await server.files.list(0)) utimesSync(server.files.localPath(key), longAgo, longAgo);
  expect((await sweepFiles(erasureWorker(server))).sort()).toEqual(orphans.sort());
  expect(await papers()).toHaveLength(2);
  expect((await server.files.list(0)).filter((key) => key.startsWith('uploads/'))).toHaveLength(uploads + 2);
});
