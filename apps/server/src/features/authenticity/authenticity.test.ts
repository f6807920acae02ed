import { authenticityApi } from '@restitui/domain/authenticity/authenticity.api.ts';
import { authenticityVerdict } from '@restitui/domain/authenticity/authenticity-verdict.ts';
import { authenticityVerdicts } from '@restitui/tax-engine/authenticity/verdicts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAnalysisStage } from '../../../test/analysis-stage.ts';
import { addTenant, addUser, as, startTestServer, type TestServer, type TestUser } from '../../../test/harness.ts';
import type { JobData } from '../../platform/jobs.ts';
import { checkNotes } from './jobs/check-notes.ts';

type Stage = Awaited<ReturnType<typeof setAnalysisStage>>;

let server: TestServer;
let analyst: TestUser;
let stage: Stage;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  stage = await setAnalysisStage(server, analyst);
  await stage.sendAndRun();
});
afterAll(() => server.close());

const paramsOf = ({ id_apuracao }: Stage) => ({ id_apuracao });
const read = async () => (await stage.admin.call(authenticityApi.read, { params: paramsOf(stage) })).data;
const ask = (body: object, caller = stage.admin, of = stage) =>
  caller.try(authenticityApi.verify, { params: paramsOf(of), body } as never);
/** Asks and gives the job. */
async function start(body: object): Promise<JobData> {
  server.clock.move(1000);
  expect(await ask(body)).toMatchObject({ status: 202, body: { data: { state: 'na_fila', resultado: null } } });
  return server.toDeliver.at(-1)?.data as JobData;
}

it('knows the verdicts of the engine', () => {
  expect(authenticityVerdict.options).toEqual([...authenticityVerdicts]);
});

describe('verifying the signatures of an analysis', () => {
  it('of all notes names each that is not authentic, and changes no figure', async () => {
    const before = await stage.result();
    await checkNotes(stage.worker(), await start({ amostra: null }));
    const check = await read();
    expect(check).toMatchObject({ state: 'pronta', progress: null, erro: null, amostra: null });
    expect(check?.nome).toBe(`Pessoa ${analyst.id.slice(0, 8)}`);
    const { contadas, pedidas, contagens, apontadas } = check?.resultado ?? {};
    expect([pedidas, contagens?.sem_assinatura, apontadas?.length]).toEqual([contadas, contadas, contadas]);
    expect(apontadas?.[0]).toMatchObject({ veredito: 'sem_assinatura', arquivo: expect.stringMatching(/\.xml$/) });
    expect(await stage.result()).toEqual(before);
  });

  it('of a sample draws the same notes for the same seed, also after its process died', async () => {
    const drawn = async () => (await read())?.resultado?.apontadas.map(({ chave }) => chave);
    await checkNotes(stage.worker(), await start({ amostra: 2, semente: 'a' }));
    expect(await read()).toMatchObject({ amostra: 2, semente: 'a', resultado: { pedidas: 2 } });
    const first = await drawn();

    const job = await start({ amostra: 2, semente: 'a' });
    await checkNotes(stage.worker({ signal: AbortSignal.abort() }), job);
    expect(await read()).toMatchObject({ state: 'processando', resultado: null });
    await checkNotes(stage.worker(), job);
    const done = await read();
    expect(await drawn()).toEqual(first);
    await checkNotes(stage.worker(), job);
    expect(await read()).toEqual(done);
    expect(stage.logged).toEqual([]);
  });

  it('waits for one that runs, and ends with words when the file is gone', async () => {
    const job = await start({ amostra: 1 });
    expect(await ask({ amostra: null })).toMatchObject({ status: 409, body: { code: 'authenticity_running' } });
    const files = { ...server.files, size: async () => undefined };
    await checkNotes(stage.worker({ platform: { ...server, files } }), job);
    expect(await read()).toMatchObject({
      state: 'falhou',
      erro: 'O arquivo de notas desta análise não está mais guardado. Envie os arquivos novamente.',
    });
  });

  it('is cancelled while it waits or runs, and shows the one before again', async () => {
    await checkNotes(stage.worker(), await start({ amostra: 2, semente: 'a' }));
    const before = await read();
    const cancel = () => stage.admin.try(authenticityApi.cancel, { params: paramsOf(stage) });
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'authenticity_not_running' } });

    const waiting = await start({ amostra: null });
    expect(await cancel()).toMatchObject({ status: 200, body: { data: { id: before?.id, state: 'pronta' } } });
    await checkNotes(stage.worker(), waiting);
    expect(await read()).toEqual(before);

    const running = await start({ amostra: null });
    let asked = false;
    const inTenant: Stage['inTenant'] = async (tenant, work) => {
      const done = await stage.inTenant(tenant, work);
      if (!asked && (await read())?.state === 'processando') {
        asked = true;
        expect((await cancel()).status).toBe(200);
      }
      return done;
    };
    await checkNotes(stage.worker({ inTenant }), running);
    expect([asked, await read(), stage.logged]).toEqual([true, before, []]);
  });

  it('goes with the result that it was about', async () => {
    const job = await start({ amostra: 1 });
    await stage.sendAndRun();
    expect(await read()).toBeNull();
    await checkNotes(stage.worker(), job);
    expect([await read(), stage.logged]).toEqual([null, []]);
  });
});

describe('what is refused of it', () => {
  it.each([
    ['nothing', {}],
    ['no note', { amostra: 0 }],
    ['half a note', { amostra: 1.5 }],
    ['too many', { amostra: 5001 }],
    ['an empty seed', { amostra: 1, semente: ' ' }],
  ])('%s is a 400', async (_, body) => {
    expect(await ask(body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('before a result there is nothing to verify', async () => {
    const fresh = await setAnalysisStage(server, analyst);
    expect(await ask({ amostra: 1 }, fresh.admin, fresh)).toMatchObject({
      status: 404,
      body: { code: 'authenticity_no_result' },
    });
    expect((await fresh.admin.call(authenticityApi.read, { params: paramsOf(fresh) })).data).toBeNull();
  });

  it('is the provider’s: 403 for the company, 404 for another one', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: stage.home, typeCargo: 'CEO' }));
    expect(await ask({ amostra: 1 }, ceo)).toMatchObject({ status: 403, body: { code: 'authenticity_denied' } });
    expect(await ceo.try(authenticityApi.cancel, { params: paramsOf(stage) })).toMatchObject({ status: 403 });
    expect(await ceo.try(authenticityApi.read, { params: paramsOf(stage) })).toMatchObject({ status: 200 });
    const elsewhere = await as(server, analyst, await addTenant(server));
    expect(await ask({ amostra: 1 }, elsewhere)).toMatchObject({ status: 404 });
    expect(await elsewhere.try(authenticityApi.cancel, { params: paramsOf(stage) })).toMatchObject({ status: 404 });
    expect(await elsewhere.try(authenticityApi.read, { params: paramsOf(stage) })).toMatchObject({ status: 404 });
  });
});
