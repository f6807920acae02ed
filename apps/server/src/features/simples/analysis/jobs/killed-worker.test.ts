import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import { dossiersApi } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { authenticityApi } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createAnalysisFixture } from '../../../../../test/analysis-fixture.ts';
import { openChildPauses, type Pauses } from '../../../../../test/child-pauses.ts';
import { erasureWorker } from '../../../../../test/erasures.ts';
import { addTenant, addUser, startTestServer, type TestServer, type TestUser } from '../../../../../test/harness.ts';
import { storedResult } from '../../../../../test/stored-result.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { sweepFiles } from '../../../operations/privacy/jobs/sweep-files.ts';
import { checkNotes } from '../../authenticity/jobs/check-notes.ts';
import { runEffect } from '../../decisions/jobs/run-effect.ts';

type Fixture = Awaited<ReturnType<typeof createAnalysisFixture>>;

const pauses = openChildPauses();
const client = '11222333000181';
const program = new URL('../../../../../test/worker-process.ts', import.meta.url);
const patience = { timeout: 60_000, interval: 50 };
let server: TestServer;
let owner: pg.ClientConfig;
let worker: ChildProcess | undefined;
/** A fixture with a current result, and one whose analysis is running. */
let finished: Fixture;
let running: Fixture;

beforeAll(async () => {
  server = await startTestServer();
  const { host, port, owner: user } = inject('testPostgres');
  owner = { host, port, user, database: await server.database.asOwner(async (c) => c.database) };
  const provider = await addTenant(server, { isProvider: true });
  const analyst: TestUser = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  [finished, running] = [await createAnalysisFixture(server, analyst), await createAnalysisFixture(server, analyst)];
  await finished.sendAndRun();
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  pauses.close();
  await server.close();
});

const of = ({ id_apuracao }: Fixture) => ({ params: { id_apuracao } });
const signatures = async () => (await finished.admin.call(authenticityApi.read, of(finished))).data;
const dossier = async () => (await finished.admin.call(dossiersApi.read, of(finished))).data;
const effect = async () => (await finished.admin.call(simplesEffectsApi.latest, { query: { id_client: client } })).data;
const dossierFiles = async () => (await server.files.list(0)).filter((key) => key.startsWith('dossiers/'));
const lastJob = () => server.enqueued.at(-1) as JobData;

async function startWorker(halts: Pauses = {}): Promise<void> {
  // It need not wait until the leases of a killed one expire.
  const expire = `update work_leases set "expiresAt" = now() - interval '1 second'`;
  await server.database.asOwner((c) => c.query(expire));
  const app = { ...owner, user: server.database.appRole };
  const folder = dirname(server.files.localPath('x'));
  worker = fork(program, [JSON.stringify({ owner, app, folder })], {
    env: { ...process.env, ...pauses.environment(halts) },
    execArgv: [],
  });
}

async function killWorker(): Promise<void> {
  const ended = once(worker as ChildProcess, 'exit');
  worker?.kill('SIGKILL');
  await ended;
  pauses.clear();
}

async function askForBoth() {
  server.clock.move(60_000);
  await finished.admin.call(authenticityApi.verify, { ...of(finished), body: { amostra: null, semente: 'a' } });
  await finished.admin.call(simplesEffectsApi.start, { body: { id_client: client } });
}

/** Returns the results of the effect preview and of the verification when no process is killed. */
async function withoutKills() {
  const { produtos } = (await finished.admin.call(simplesEffectsApi.reviews, of(finished))).data;
  const { codigo = '', produto = '', ncm = '', extipi = '' } = produtos[0] ?? {};
  const about = { alcance: 'cliente', tipo: 'produto', id_client: client, codigo, produto, ncm, extipi } as const;
  await finished.admin.call(simplesDecisionsApi.create, { body: { ...about, contar: true, motivo: 'Conferido.' } });
  await askForBoth();
  await runEffect(finished.worker(), lastJob());
  const verification = server.toDeliver.filter(({ queue }) => queue === 'note-authenticity').at(-1)?.data as JobData;
  await checkNotes(finished.worker(), verification);
  return { tried: (await effect())?.apuracoes, checked: (await signatures())?.resultado };
}

/** Expects that nothing of an unfinished run is visible. */
async function expectNothingPartial() {
  expect(await running.read()).toMatchObject({ state: 'processando', erro: null, analises: [], resumo: null });
  const month = { params: { id_apuracao: running.id_apuracao, competencia: '052025' } };
  expect(await running.admin.try(simplesAnalysisApi.items, { ...month, query: {} })).toMatchObject({ status: 404 });
  expect(await storedResult(server, running.home, running.id_apuracao)).toMatchObject({ ready: [], months: [] });
}

const title = 'a worker that is killed in each phase leaves all to the next, which comes to the same to the byte';
it(title, async () => {
  const expected = await withoutKills();
  const uploads = (await server.files.list(0)).filter((key) => key.startsWith('uploads/')).length;
  await askForBoth();
  await finished.admin.call(dossiersApi.make, of(finished));
  await running.send();

  await startWorker({ 'engine-process': 'progress notas', 'dossier-process': 'loadBlock', 'verifier-process': 'done' });
  await pauses.untilPaused(4);
  await expectNothingPartial();
  await killWorker();
  await expectNothingPartial();

  await startWorker({
    'engine-process': 'items 2',
    'dossier-process': 'loadBlock',
    'verifier-process': 'progress leitura',
  });
  await pauses.untilPaused(3);
  // An effect preview stores no items, so it passes the pauses of items.
  await vi.waitFor(async () => expect((await effect())?.state).toBe('pronto'), patience);
  await expectNothingPartial();
  expect(await running.storedItems()).toBeGreaterThan(0);
  await killWorker();

  // Kills the worker itself, first while it stores the months, then while it stores the dossier files.
  await startWorker({ 'engine-process': 'done', 'dossier-process': 'done' });
  const halted = await pauses.untilPaused(2);
  // The first report is stored; those within half a second of it are dropped.
  await vi.waitFor(async () => expect((await dossier())?.progresso).toBeGreaterThan(0), patience);
  await vi.waitFor(async () => expect((await signatures())?.state).toBe('pronta'), patience);
  const blocker = new pg.Client(owner);
  blocker.on('error', () => {});
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table refund_slices, simples_dossiers in exclusive mode');
  for (const { pid } of halted) pauses.release(pid);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event = 'relation'`;
  await vi.waitFor(async () => expect((await server.database.pool.query(waiting)).rowCount).toBe(2), patience);
  await expectNothingPartial();
  await killWorker();
  await blocker.end();
  await expectNothingPartial();
  const orphans = await dossierFiles();
  expect(orphans).toHaveLength(2);

  await startWorker();
  await vi.waitFor(async () => expect((await running.read()).state).toBe('pronta'), patience);
  await vi.waitFor(async () => expect((await dossier())?.state).toBe('pronto'), patience);
  expect(await storedResult(server, running.home, running.id_apuracao)).toEqual(
    await storedResult(server, finished.home, finished.id_apuracao),
  );
  expect(await signatures()).toMatchObject({ state: 'pronta', resultado: expected.checked });
  expect(await effect()).toMatchObject({ state: 'pronto', apuracoes: expected.tried });
  await killWorker();

  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  for (const key of await server.files.list(0)) utimesSync(server.files.localPath(key), longAgo, longAgo);
  expect((await sweepFiles(erasureWorker(server))).sort()).toEqual(orphans.sort());
  expect(await dossierFiles()).toHaveLength(2);
  expect((await server.files.list(0)).filter((key) => key.startsWith('uploads/'))).toHaveLength(uploads + 2);
});
