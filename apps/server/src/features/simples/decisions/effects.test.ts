import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import { type NewDecision, simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesEffectsApi as api } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAnalysisFixture } from '../../../../test/analysis-fixture.ts';
import { addReadyRun, monthRow } from '../../../../test/analysis-result.ts';
import { addClient } from '../../../../test/clients.ts';
import { addOpenService } from '../../../../test/consultancy.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { storedUploads } from '../../../../test/send-files.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { runAnalysis } from '../analysis/jobs/run-analysis.ts';
import { runEffect } from './jobs/run-effect.ts';

const client = '11222333000181';
let server: TestServer;
let fixture: Awaited<ReturnType<typeof createAnalysisFixture>>;
let consultant: Caller;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  const analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  fixture = await createAnalysisFixture(server, analyst);
  consultant = await as(server, await addUser(server, { id_tenant: fixture.home, typeCargo: 'CEO' }));
  await fixture.sendAndRun();
});
afterAll(() => server.close());
beforeEach(() => server.clock.move(60_000));

const ofAssessment = () => ({ params: { id_apuracao: fixture.id_apuracao } });
const reviews = async () => (await fixture.admin.call(api.reviews, ofAssessment())).data;
const start = (id_client: string | null = client) => fixture.admin.try(api.start, { body: { id_client } });
const latest = async () => (await fixture.admin.call(api.latest, { query: { id_client: client } })).data;
const lastJob = () => server.enqueued.at(-1) as JobData;
const apply = (id: string, caller = fixture.admin) => caller.try(api.apply, { params: { id } });

/** Decides on the most valuable undecided product. */
async function decideFirst(contar = true) {
  const product = (await reviews()).produtos.find(({ decisao, nova_decisao }) => !decisao && !nova_decisao);
  const { codigo = '', produto = '', ncm = '', extipi = '' } = product ?? {};
  const { data } = await fixture.admin.call(simplesDecisionsApi.create, {
    body: {
      ...{ alcance: 'cliente', tipo: 'produto', id_client: client, codigo, produto, ncm, extipi },
      ...{ contar, motivo: 'Conferido na ficha técnica.' },
    },
  });
  return { decision: data, product };
}

const revoke = (id: string) =>
  fixture.admin.call(simplesDecisionsApi.revoke, { params: { id }, body: { motivo: 'Fim do teste.' } });

it('returns the rules of a result and the products that need a decision', async () => {
  const { data: sets } = await fixture.admin.call(api.rules, {});
  const [newest] = sets;
  expect(newest?.partes.find(({ nome }) => nome === 'NCM monofásicos')).toMatchObject({ linhas: 171 });
  expect((await fixture.read()).regras).toEqual({
    nome: newest?.nome,
    hash: newest?.hash,
    atual: true,
    confere: null,
  });
  const found = await reviews();
  expect(found).toMatchObject({ pendente: 455.9, decidido: 0, mudancas: 0, regras_antigas: false });
  expect(found.produtos.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0)).toBe(45_590);
});

describe('rerun on the stored files', () => {
  it('gives an identical result by the same rules, and keeps its files', async () => {
    const before = await fixture.result();
    const files = storedUploads(server).length;
    const reply = await fixture.admin.try(api.recompute, { ...ofAssessment(), body: { regras: 'mesmas' } });
    expect(reply).toMatchObject({ status: 202, body: { data: { state: 'na_fila' } } });
    expect(await fixture.admin.try(api.recompute, { ...ofAssessment(), body: { regras: 'atuais' } })).toMatchObject({
      status: 409,
      body: { code: 'analysis_running' },
    });
    await runAnalysis(fixture.worker(), lastJob());
    const after = await fixture.result();
    expect(after.data.regras?.confere).toBe(true);
    expect({ ...after.data, regras: null }).toEqual({ ...before.data, regras: null });
    expect(after.items).toEqual(before.items);
    expect(storedUploads(server)).toHaveLength(files);
  });

  it('is allowed to users who may run analyses', async () => {
    const asked = { ...ofAssessment(), body: { regras: 'mesmas' as const } };
    expect((await consultant.try(api.recompute, asked)).status).toBe(403);
    expect((await fixture.admin.try(api.recompute, { ...asked, params: { id_apuracao: 'nenhuma' } })).status).toBe(404);
  });
});

describe('decision against the rules', () => {
  /** The most valuable product of May that the rules count. */
  const counted = async () => (await fixture.itemsOfMay()).find(({ grupo, revisar }) => grupo === 'mono' && !revisar);
  const about = async (more: Partial<NewDecision> = {}): Promise<NewDecision> => {
    const { codigo = '', produto = '', ncm = '', extipi = '' } = (await counted()) ?? {};
    return {
      ...{ alcance: 'cliente', tipo: 'produto', id_client: client, codigo, produto, ncm, extipi, contar: false },
      ...{
        corrige: true,
        motivo: 'Vendido usado, conforme a nota de compra.',
        evidencia: 'Nota de compra 77',
        ...more,
      },
    };
  };
  const propose = (propostas: NewDecision[], caller = fixture.admin) =>
    caller.try(api.start, { body: { id_client: client, propostas } });
  const decisions = async () =>
    (await fixture.admin.call(simplesDecisionsApi.list, { query: { q: 'Vendido usado' } })).data;

  it('shows its effect before it is stored, takes effect when applied and is taken back', async () => {
    const product = await counted();
    const proposed = await about();
    expect(await propose([proposed])).toMatchObject({
      status: 202,
      body: { data: { propostas: [{ codigo: product?.codigo, contar: false, evidencia: 'Nota de compra 77' }] } },
    });
    await runEffect(fixture.worker(), lastJob());
    const effect = await latest();
    expect(effect).toMatchObject({ state: 'pronto', antes: 159.24 });
    expect(effect?.depois).toBeLessThan(159.24);
    expect(await decisions()).toEqual([]);
    expect((await fixture.read()).resumo?.total_a_restituir).toBe(159.24);

    await apply(effect?.id ?? '');
    await runAnalysis(fixture.worker(), lastJob());
    expect((await fixture.read()).resumo?.total_a_restituir).toBe(effect?.depois);
    const [stored] = await decisions();
    expect(stored).toMatchObject({ corrige: true, contar: false, em: server.clock.now().toISOString() });
    const overruled = (await fixture.itemsOfMay()).find(
      ({ codigo, ncm }) => codigo === product?.codigo && ncm === product.ncm,
    );
    expect(overruled).toMatchObject({ grupo: 'none', regra: expect.stringContaining('Evidência: Nota de compra 77') });
    expect((await reviews()).produtos.find(({ decisao }) => decisao === stored?.id)?.codigo).toBe(product?.codigo);
    expect(await propose([proposed])).toMatchObject({ status: 409, body: { code: 'decision_exists' } });

    await revoke(stored?.id ?? '');
    await start();
    await runEffect(fixture.worker(), lastJob());
    expect(await latest()).toMatchObject({ antes: effect?.depois, depois: 159.24 });
    await apply((await latest())?.id ?? '');
    await runAnalysis(fixture.worker(), lastJob());
    expect((await fixture.read()).resumo?.total_a_restituir).toBe(159.24);
  });

  it('is not stored when the preview is discarded', async () => {
    await propose([await about()]);
    const { id = '' } = (await latest()) ?? {};
    await fixture.admin.call(api.discard, { params: { id } });
    expect((await decisions()).filter(({ revogada_em }) => revogada_em === null)).toEqual([]);
  });

  it('refuses two on one subject, other scopes, and users who may not decide', async () => {
    const one = await about();
    expect(await propose([one, one])).toMatchObject({ status: 409, body: { code: 'decision_exists' } });
    const forAll = await about({ alcance: 'consultoria', tipo: 'palavras', id_client: null });
    expect(await propose([forAll])).toMatchObject({ status: 400 });
    expect(await propose([await about({ evidencia: '' })])).toMatchObject({ status: 400 });
    expect((await propose([one], consultant)).status).toBe(403);
  });

  it('is required for a product that the rules settle, instead of a decision without effect', async () => {
    const reply = await fixture.admin.try(simplesDecisionsApi.create, { body: await about({ corrige: false }) });
    expect(reply).toMatchObject({ status: 409, body: { code: 'decision_settled' } });
  });
});

describe('effect of a decision', () => {
  it('is previewed before it is applied, and matches the preview', async () => {
    const before = await fixture.read();
    const { decision, product } = await decideFirst();
    expect((await reviews()).produtos.find(({ codigo }) => codigo === product?.codigo)?.nova_decisao).toBe(decision.id);
    expect((await reviews()).mudancas).toBe(1);

    const started = await start();
    expect(started).toMatchObject({ status: 202, body: { data: { state: 'na_fila', total: 1, feitas: 0 } } });
    await runEffect(fixture.worker(), lastJob());
    const effect = await latest();
    expect(effect).toMatchObject({ state: 'pronto', feitas: 1, antes: 159.24 });
    const [tried] = effect?.apuracoes ?? [];
    expect(tried).toMatchObject({ id_apuracao: fixture.id_apuracao, antes: 159.24, falha: null });
    expect(tried?.meses.map(({ competencia }) => competencia)).toEqual(['05/2025']);
    expect(tried?.depois).toBeGreaterThan(159.24);
    // The current result is unchanged.
    expect({ ...(await fixture.read()) }).toEqual(before);

    expect((await apply(effect?.id ?? '')).body).toMatchObject({ data: { iniciadas: 1, puladas: 0 } });
    expect(await apply(effect?.id ?? '')).toMatchObject({ status: 409, body: { code: 'effect_not_ready' } });
    await runAnalysis(fixture.worker(), lastJob());
    const after = await fixture.read();
    expect(after.analises.find(({ competencia }) => competencia === '05/2025')?.total_a_restituir).toBe(tried?.depois);
    const decided = (await reviews()).produtos.find(({ decisao }) => decisao === decision.id);
    expect(decided).toMatchObject({ codigo: product?.codigo, valor: product?.valor });
    expect((await fixture.itemsOfMay()).some(({ regra }) => regra.includes('Conferido na ficha técnica.'))).toBe(true);
    expect(await start()).toMatchObject({ status: 409, body: { code: 'nothing_to_try' } });
  });

  it('is undone in the same way when the decision is revoked', async () => {
    const applied = (await fixture.read()).resumo?.total_a_restituir;
    const [standing] = (await reviews()).decisoes;
    await revoke(standing?.id ?? '');
    expect((await reviews()).mudancas).toBe(1);
    expect((await start()).status).toBe(202);
    await runEffect(fixture.worker(), lastJob());
    expect(await latest()).toMatchObject({ antes: applied, depois: 159.24 });
    await apply((await latest())?.id ?? '');
    await runAnalysis(fixture.worker(), lastJob());
    expect((await fixture.read()).resumo?.total_a_restituir).toBe(159.24);
  });

  it('changes nothing when discarded, and resumes after a crash', async () => {
    const { decision } = await decideFirst();
    await start();
    const job = lastJob();
    const gone = new AbortController();
    const dying = runEffect(fixture.worker({ signal: gone.signal }), job);
    gone.abort();
    await dying;
    expect((await latest())?.state).toMatch(/na_fila|processando/);
    await runEffect(fixture.worker(), job);
    const effect = await latest();
    expect(effect).toMatchObject({ state: 'pronto', feitas: 1 });
    const params = { id: effect?.id ?? '' };
    expect((await fixture.admin.call(api.discard, { params })).data.state).toBe('descartado');
    expect(await latest()).toBeNull();
    expect(await fixture.admin.try(api.discard, { params })).toMatchObject({
      status: 409,
      body: { code: 'effect_over' },
    });
    expect((await apply(params.id)).status).toBe(409);
    await revoke(decision.id);
  });

  it('reports files that cannot be read, and is not applied to them', async () => {
    const { decision } = await decideFirst();
    await start();
    await fixture.inTenant(fixture.home, (db) => db.execute(`update simples_runs set xml_file = 'uploads/nenhum'`));
    await runEffect(fixture.worker(), lastJob());
    const effect = await latest();
    expect(effect?.apuracoes[0]).toMatchObject({
      antes: 159.24,
      depois: 159.24,
      falha: expect.stringContaining('não está mais guardado'),
    });
    expect((await apply(effect?.id ?? '')).body).toMatchObject({ data: { iniciadas: 0, puladas: 1 } });
    await revoke(decision.id);
  });

  it('is allowed to users who may decide, and returns 404 for another tenant', async () => {
    const scope = { body: { id_client: client } };
    expect((await consultant.try(api.start, scope)).status).toBe(403);
    expect((await consultant.try(api.start, { body: { id_client: null } })).status).toBe(403);
    expect((await consultant.try(api.latest, { query: { id_client: client } })).status).toBe(403);
    expect((await apply('nenhum')).status).toBe(404);
    expect((await fixture.admin.try(api.start, { body: { id_client: '11444777000161' } })).status).toBe(404);
  });
});

it('previews results of older rules for the whole consultancy, without the sample company', async () => {
  await addClient(server, { id_tenant: fixture.home, cnpjcpf: sampleClientId });
  const { id_apuracao } = await addOpenService(server, fixture.home, sampleClientId);
  const id_user = (await addUser(server, { id_tenant: fixture.home })).id;
  const rows = [monthRow('05/2025')];
  await addReadyRun(server, { id_tenant: fixture.home, id_apuracao, id_user, rows });
  await fixture.inTenant(fixture.home, (db) =>
    db.execute(`update simples_runs set regras = '{"nome":"2020.01","hash":"x"}'`),
  );
  expect((await reviews()).regras_antigas).toBe(true);
  expect((await fixture.read()).regras?.atual).toBe(false);
  expect(await start(null)).toMatchObject({ status: 202, body: { data: { id_client: null, total: 1 } } });
  expect(await start(sampleClientId)).toMatchObject({ status: 202, body: { data: { total: 1 } } });
});
