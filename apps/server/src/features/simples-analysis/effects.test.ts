import { simplesEffectsApi as api } from '@restitui/domain/simples-analysis/simples-effects.api.ts';
import { simplesDecisionsApi } from '@restitui/domain/simples-decisions/simples-decisions.api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setAnalysisStage } from '../../../test/analysis-stage.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';
import { storedUploads } from '../../../test/send-files.ts';
import type { JobData } from '../../platform/jobs.ts';
import { runAnalysis } from './jobs/run-analysis.ts';
import { runEffect } from './jobs/run-effect.ts';

const client = '11222333000181';
let server: TestServer;
let stage: Awaited<ReturnType<typeof setAnalysisStage>>;
let consultant: Caller;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  const analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  stage = await setAnalysisStage(server, analyst);
  consultant = await as(server, await addUser(server, { id_tenant: stage.home, typeCargo: 'CEO' }));
  await stage.sendAndRun();
});
afterAll(() => server.close());
beforeEach(() => server.clock.move(60_000));

const ofAssessment = () => ({ params: { id_apuracao: stage.id_apuracao } });
const reviews = async () => (await stage.admin.call(api.reviews, ofAssessment())).data;
const start = (id_client: string | null = client) => stage.admin.try(api.start, { body: { id_client } });
const latest = async () => (await stage.admin.call(api.latest, { query: { id_client: client } })).data;
const lastJob = () => server.enqueued.at(-1) as JobData;
const apply = (id: string, caller = stage.admin) => caller.try(api.apply, { params: { id } });

/** Decides on the most valuable product that waits. */
async function decideFirst(contar = true) {
  const product = (await reviews()).produtos.find(({ decisao, nova_decisao }) => !decisao && !nova_decisao);
  const { codigo = '', produto = '', ncm = '', extipi = '' } = product ?? {};
  const { data } = await stage.admin.call(simplesDecisionsApi.create, {
    body: {
      ...{ alcance: 'cliente', tipo: 'produto', id_client: client, codigo, produto, ncm, extipi },
      ...{ contar, motivo: 'Conferido na ficha técnica.' },
    },
  });
  return { decision: data, product };
}

const revoke = (id: string) =>
  stage.admin.call(simplesDecisionsApi.revoke, { params: { id }, body: { motivo: 'Fim do teste.' } });

test('a result says by which rules it was made, and what waits for an analyst, by product', async () => {
  const { data: sets } = await stage.admin.call(api.rules, {});
  const [newest] = sets;
  expect(newest?.partes.find(({ nome }) => nome === 'NCM monofásicos')).toMatchObject({ linhas: 149 });
  expect((await stage.read()).regras).toEqual({
    nome: newest?.nome,
    hash: newest?.hash,
    atual: true,
    confere: null,
  });
  const found = await reviews();
  expect(found).toMatchObject({ pendente: 455.9, decidido: 0, mudancas: 0, regras_antigas: false });
  expect(found.produtos.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0)).toBe(45_590);
});

describe('made again from the kept files', () => {
  test('by the same rules it comes to the same bytes, and keeps its files', async () => {
    const before = await stage.result();
    const files = storedUploads(server).length;
    const reply = await stage.admin.try(api.recompute, { ...ofAssessment(), body: { regras: 'mesmas' } });
    expect(reply).toMatchObject({ status: 202, body: { data: { state: 'na_fila' } } });
    expect(await stage.admin.try(api.recompute, { ...ofAssessment(), body: { regras: 'atuais' } })).toMatchObject({
      status: 409,
      body: { code: 'analysis_running' },
    });
    await runAnalysis(stage.worker(), lastJob());
    const after = await stage.result();
    expect(after.data.regras?.confere).toBe(true);
    expect({ ...after.data, regras: null }).toEqual({ ...before.data, regras: null });
    expect(after.items).toEqual(before.items);
    expect(storedUploads(server)).toHaveLength(files);
  });

  test('is for who runs analyses', async () => {
    const asked = { ...ofAssessment(), body: { regras: 'mesmas' as const } };
    expect((await consultant.try(api.recompute, asked)).status).toBe(403);
    expect((await stage.admin.try(api.recompute, { ...asked, params: { id_apuracao: 'nenhuma' } })).status).toBe(404);
  });
});

describe('the effect of a decision', () => {
  test('is shown before it is applied, and comes to what was shown', async () => {
    const before = await stage.read();
    const { decision, product } = await decideFirst();
    expect((await reviews()).produtos.find(({ codigo }) => codigo === product?.codigo)?.nova_decisao).toBe(decision.id);
    expect((await reviews()).mudancas).toBe(1);

    const started = await start();
    expect(started).toMatchObject({ status: 202, body: { data: { state: 'na_fila', total: 1, feitas: 0 } } });
    await runEffect(stage.worker(), lastJob());
    const effect = await latest();
    expect(effect).toMatchObject({ state: 'pronto', feitas: 1, antes: 159.24 });
    const [tried] = effect?.apuracoes ?? [];
    expect(tried).toMatchObject({ id_apuracao: stage.id_apuracao, antes: 159.24, falha: null });
    expect(tried?.meses.map(({ competencia }) => competencia)).toEqual(['05/2025']);
    expect(tried?.depois).toBeGreaterThan(159.24);
    // Nothing of what stands was touched.
    expect({ ...(await stage.read()) }).toEqual(before);

    expect((await apply(effect?.id ?? '')).body).toMatchObject({ data: { iniciadas: 1, puladas: 0 } });
    expect(await apply(effect?.id ?? '')).toMatchObject({ status: 409, body: { code: 'effect_not_ready' } });
    await runAnalysis(stage.worker(), lastJob());
    const after = await stage.read();
    expect(after.analises.find(({ competencia }) => competencia === '05/2025')?.total_a_restituir).toBe(tried?.depois);
    const decided = (await reviews()).produtos.find(({ decisao }) => decisao === decision.id);
    expect(decided).toMatchObject({ codigo: product?.codigo, valor: product?.valor });
    expect((await stage.itemsOfMay()).some(({ regra }) => regra.includes('Conferido na ficha técnica.'))).toBe(true);
    expect(await start()).toMatchObject({ status: 409, body: { code: 'nothing_to_try' } });
  });

  test('that is revoked goes the same way back', async () => {
    const applied = (await stage.read()).resumo?.total_a_restituir;
    const [standing] = (await reviews()).decisoes;
    await revoke(standing?.id ?? '');
    expect((await reviews()).mudancas).toBe(1);
    expect((await start()).status).toBe(202);
    await runEffect(stage.worker(), lastJob());
    expect(await latest()).toMatchObject({ antes: applied, depois: 159.24 });
    await apply((await latest())?.id ?? '');
    await runAnalysis(stage.worker(), lastJob());
    expect((await stage.read()).resumo?.total_a_restituir).toBe(159.24);
  });

  test('discarded leaves everything as it is; taken up again after a death it goes on', async () => {
    const { decision } = await decideFirst();
    await start();
    const job = lastJob();
    const gone = new AbortController();
    const dying = runEffect(stage.worker({ signal: gone.signal }), job);
    gone.abort();
    await dying;
    expect((await latest())?.state).toMatch(/na_fila|processando/);
    await runEffect(stage.worker(), job);
    const effect = await latest();
    expect(effect).toMatchObject({ state: 'pronto', feitas: 1 });
    const params = { id: effect?.id ?? '' };
    expect((await stage.admin.call(api.discard, { params })).data.state).toBe('descartado');
    expect(await latest()).toBeNull();
    expect(await stage.admin.try(api.discard, { params })).toMatchObject({
      status: 409,
      body: { code: 'effect_over' },
    });
    expect((await apply(params.id)).status).toBe(409);
    await revoke(decision.id);
  });

  test('of files that cannot be read says why, and is not applied to them', async () => {
    const { decision } = await decideFirst();
    await start();
    await stage.inTenant(stage.home, (db) => db.execute(`update simples_runs set xml_file = 'uploads/nenhum'`));
    await runEffect(stage.worker(), lastJob());
    const effect = await latest();
    expect(effect?.apuracoes[0]).toMatchObject({
      antes: 159.24,
      depois: 159.24,
      falha: expect.stringContaining('não está mais guardado'),
    });
    expect((await apply(effect?.id ?? '')).body).toMatchObject({ data: { iniciadas: 0, puladas: 1 } });
    await revoke(decision.id);
  });

  test('is for who decides, and of another tenant not found', async () => {
    const scope = { body: { id_client: client } };
    expect((await consultant.try(api.start, scope)).status).toBe(403);
    expect((await consultant.try(api.start, { body: { id_client: null } })).status).toBe(403);
    expect((await consultant.try(api.latest, { query: { id_client: client } })).status).toBe(403);
    expect((await apply('nenhum')).status).toBe(404);
    expect((await stage.admin.try(api.start, { body: { id_client: '11444777000161' } })).status).toBe(404);
  });
});

test('results of older rules are tried for the whole consultancy', async () => {
  await stage.inTenant(stage.home, (db) =>
    db.execute(`update simples_runs set regras = '{"nome":"2020.01","hash":"x"}'`),
  );
  expect((await reviews()).regras_antigas).toBe(true);
  expect((await stage.read()).regras?.atual).toBe(false);
  expect(await start(null)).toMatchObject({ status: 202, body: { data: { id_client: null, total: 1 } } });
});
