import { authenticityApi } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { authenticityVerdict } from '@restitui/domain/simples/authenticity/authenticity-verdict.ts';
import { authenticityVerdicts } from '@restitui/tax-engine/authenticity/verdicts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnalysisFixture } from '../../../../test/analysis-fixture.ts';
import { addTenant, addUser, as, startTestServer, type TestServer, type TestUser } from '../../../../test/harness.ts';
import { withTransactions } from '../../../../test/long-job.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { leaseOfCheck, setCheckProgress } from './authenticity.repository.ts';
import { checkNotes } from './jobs/check-notes.ts';

type Fixture = Awaited<ReturnType<typeof createAnalysisFixture>>;

let server: TestServer;
let analyst: TestUser;
let fixture: Fixture;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  fixture = await createAnalysisFixture(server, analyst);
  await fixture.sendAndRun();
});
afterAll(() => server.close());

const paramsOf = ({ id_apuracao }: Fixture) => ({ id_apuracao });
const read = async () => (await fixture.admin.call(authenticityApi.read, { params: paramsOf(fixture) })).data;
const ask = (body: object, caller = fixture.admin, of = fixture) =>
  caller.tryInvalid(authenticityApi.verify, { params: paramsOf(of), body });
/** Starts a verification and returns its job. */
async function start(body: object): Promise<JobData> {
  server.clock.move(1000);
  expect(await ask(body)).toMatchObject({ status: 202, body: { data: { state: 'na_fila', resultado: null } } });
  return server.toDeliver.at(-1)?.data as JobData;
}

it('declares the verdicts of the engine', () => {
  expect(authenticityVerdict.options).toEqual([...authenticityVerdicts]);
});

describe('signature verification of an analysis', () => {
  it('names each note that is not authentic, and changes no figure', async () => {
    const before = await fixture.result();
    await checkNotes(fixture.worker(), await start({ amostra: null }));
    const check = await read();
    expect(check).toMatchObject({ state: 'pronta', progress: null, erro: null, amostra: null });
    expect(check?.nome).toBe(`Pessoa ${analyst.id.slice(0, 8)}`);
    const { contadas, pedidas, contagens, apontadas } = check?.resultado ?? {};
    expect([pedidas, contagens?.sem_assinatura, apontadas?.length]).toEqual([contadas, contadas, contadas]);
    expect(apontadas?.[0]).toMatchObject({ veredito: 'sem_assinatura', arquivo: expect.stringMatching(/\.xml$/) });
    expect(await fixture.result()).toEqual(before);
  });

  it('draws the same sample for the same seed, also after its process was killed', async () => {
    const drawn = async () => (await read())?.resultado?.apontadas.map(({ chave }) => chave);
    await checkNotes(fixture.worker(), await start({ amostra: 2, semente: 'a' }));
    expect(await read()).toMatchObject({ amostra: 2, semente: 'a', resultado: { pedidas: 2 } });
    const first = await drawn();

    const job = await start({ amostra: 2, semente: 'a' });
    await checkNotes(fixture.worker({ signal: AbortSignal.abort() }), job);
    expect(await read()).toMatchObject({ state: 'processando', resultado: null });
    await checkNotes(fixture.worker(), job);
    const done = await read();
    expect(await drawn()).toEqual(first);
    await checkNotes(fixture.worker(), job);
    expect(await read()).toEqual(done);
    expect(fixture.logged).toEqual([]);
  });

  it('shows the progress of the process that has its lease, and none once that process has ended', async () => {
    const job = await start({ amostra: 1 });
    const { underLease, signal } = fixture.worker();
    const progress = { fase: 'leitura', arquivos: 1, total: 2 } as const;
    await underLease({ tenant: fixture.home, name: leaseOfCheck(job.id), signal }, async ({ inTenant }) => {
      await inTenant(fixture.home, (db) => setCheckProgress(db, fixture.home, job.id, progress));
      expect(await read()).toMatchObject({ state: 'processando', progress });
    });
    expect(await read()).toMatchObject({ state: 'processando', progress: null });
    await checkNotes(fixture.worker(), job);
    expect(await read()).toMatchObject({ state: 'pronta', progress: null });
  });

  it('rejects a second one while one is running, and fails with a message when the file is gone', async () => {
    const job = await start({ amostra: 1 });
    expect(await ask({ amostra: null })).toMatchObject({ status: 409, body: { code: 'authenticity_running' } });
    const files = { ...server.files, size: async () => undefined };
    await checkNotes(fixture.worker({ platform: { ...server, files } }), job);
    expect(await read()).toMatchObject({
      state: 'falhou',
      erro: 'O arquivo de notas desta análise não está mais guardado. Envie os arquivos novamente.',
    });
  });

  it('is cancelled while queued or running, and then shows the previous one', async () => {
    await checkNotes(fixture.worker(), await start({ amostra: 2, semente: 'a' }));
    const before = await read();
    const cancel = () => fixture.admin.try(authenticityApi.cancel, { params: paramsOf(fixture) });
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'authenticity_not_running' } });

    const waiting = await start({ amostra: null });
    expect(await cancel()).toMatchObject({ status: 200, body: { data: { id: before?.id, state: 'pronta' } } });
    await checkNotes(fixture.worker(), waiting);
    expect(await read()).toEqual(before);

    const running = await start({ amostra: null });
    let asked = false;
    const worker = withTransactions(fixture.worker(), (inTenant) => async (tenant, work) => {
      const done = await inTenant(tenant, work);
      if (!asked && (await read())?.state === 'processando') {
        asked = true;
        expect((await cancel()).status).toBe(200);
      }
      return done;
    });
    await checkNotes(worker, running);
    expect([asked, await read(), fixture.logged]).toEqual([true, before, []]);
  });

  it('is deleted with its result', async () => {
    const job = await start({ amostra: 1 });
    await fixture.sendAndRun();
    expect(await read()).toBeNull();
    await checkNotes(fixture.worker(), job);
    expect([await read(), fixture.logged]).toEqual([null, []]);
  });
});

describe('rejected signature verification', () => {
  it.each([
    ['no sample size', {}],
    ['zero notes', { amostra: 0 }],
    ['half a note', { amostra: 1.5 }],
    ['too many notes', { amostra: 5001 }],
    ['an empty seed', { amostra: 1, semente: ' ' }],
  ])('returns 400 for %s', async (_, body) => {
    expect(await ask(body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('returns 404 before there is a result', async () => {
    const fresh = await createAnalysisFixture(server, analyst);
    expect(await ask({ amostra: 1 }, fresh.admin, fresh)).toMatchObject({
      status: 404,
      body: { code: 'authenticity_no_result' },
    });
    expect((await fresh.admin.call(authenticityApi.read, { params: paramsOf(fresh) })).data).toBeNull();
  });

  it('returns 403 to the company and 404 to another one', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: fixture.home, typeCargo: 'CEO' }));
    expect(await ask({ amostra: 1 }, ceo)).toMatchObject({ status: 403, body: { code: 'authenticity_denied' } });
    expect(await ceo.try(authenticityApi.cancel, { params: paramsOf(fixture) })).toMatchObject({ status: 403 });
    expect(await ceo.try(authenticityApi.read, { params: paramsOf(fixture) })).toMatchObject({ status: 200 });
    const elsewhere = await as(server, analyst, await addTenant(server));
    expect(await ask({ amostra: 1 }, elsewhere)).toMatchObject({ status: 404 });
    expect(await elsewhere.try(authenticityApi.cancel, { params: paramsOf(fixture) })).toMatchObject({ status: 404 });
    expect(await elsewhere.try(authenticityApi.read, { params: paramsOf(fixture) })).toMatchObject({ status: 404 });
  });
});
