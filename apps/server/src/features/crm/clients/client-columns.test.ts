import { toDay } from '@restitui/brazil/day.ts';
import { clientColumn } from '@restitui/domain/crm/clients/client-columns.ts';
import { clientsApi, type ListedClient } from '@restitui/domain/crm/clients/clients.api.ts';
import { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addCoverage, lowMonth } from '../../../../test/coverage.ts';
import { addFileAnalyses } from '../../../../test/file-analyses.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { insertReviews } from '../../simples/analysis/simples-reviews.repository.ts';

let server: TestServer;
let home: TenantId;
let apart: TenantId;
let partner: TestUser;
let analyst: TestUser;
let ceo: Caller;
let ceoApart: Caller;
let provider: Caller;
let providerApart: Caller;

type Payments = Record<string, [paid: string, reais: number][]>;
type NewClient = Partial<Parameters<typeof addClient>[1]>;

/** Adds a client whose result has these payments to refund, by month. */
async function addAnalysed(id_tenant: TenantId, razao_social: string, payments: Payments, client: NewClient = {}) {
  const id_client = await addClient(server, { id_tenant, razao_social, ...client });
  const id_product = await addProduct(server, { id_tenant, id_client, id_analista: analyst.id });
  const id_apuracao = await addTestAssessment(server, { id_tenant, id_client, id_product });
  const months = Object.entries(payments);
  const id_run = await addReadyRun(server, {
    ...{ id_tenant, id_apuracao, id_user: analyst.id },
    rows: months.map(([competencia, paid]) =>
      monthRow(competencia, { total_a_restituir: paid.reduce((sum, [, reais]) => sum + reais, 0) }),
    ),
    details: Object.fromEntries(
      months.map(([competencia, paid]) => [competencia, { fatias: paid.map(([day, reais]) => sliceOf(day, reais)) }]),
    ),
  });
  return { id_client, id_apuracao, id_run };
}

const pending = { pendente: 3, decidido: 0, total_produtos: 3, atacadista: [] };
/** The product that results of `pending` ask about. */
const rubber = { codigo: 'P5', produto: 'BORRACHA', ncm: '4016.99.90', extipi: '' };
const oneRefund = { '01/2024': { fatias: [sliceOf('2024-02-20', 25)] } };

/** Adds an assessment of a product with a result for January 2024; returns its run. */
async function addResult(
  id_client: string,
  id_product: string,
  result: Pick<Parameters<typeof addReadyRun>[1], 'revisao' | 'details'> = {},
) {
  const id_apuracao = await addTestAssessment(server, { id_tenant: apart, id_client, id_product });
  const rows = [monthRow('01/2024', { total_a_restituir: result.details ? 25 : 0 })];
  const id_run = await addReadyRun(server, { id_tenant: apart, id_apuracao, id_user: analyst.id, rows, ...result });
  const open = { ...rubber, regra: '', lei: '', decisao: null, itens: 1, valor: 3, meses: [] };
  if (result.revisao) await server.inTenant(apart, (db) => insertReviews(db, apart, id_run, [open]));
  return id_run;
}

const list = (caller: Caller, query: object, id_tenant = home) =>
  caller.call(clientsApi.listOfTenant, { params: { id_tenant }, query });

async function rowOf(caller: Caller, q: string, colunas: string, id_tenant = home): Promise<ListedClient | undefined> {
  return (await list(caller, { q, colunas }, id_tenant)).data[0];
}

async function names(caller: Caller, query: object) {
  return (await list(caller, query)).data.map(({ razao_social }) => razao_social);
}

beforeAll(async () => {
  server = await startTestServer();
  const id_tenant = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  apart = await addTenant(server);
  const other = await addTenant(server);
  const admin = { id_tenant, typeUser: 'ADMIN' } as const;
  analyst = await addUser(server, {
    ...{ ...admin, typeCargo: 'ANALISTA' },
    permissions: { pis_cofins_monofasico_para_sn: true },
  });
  partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paula Parceira' });
  const manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE', name: 'Ângela Gerente' });
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  ceoApart = await as(server, await addUser(server, { id_tenant: apart, typeCargo: 'CEO' }));
  provider = await as(server, await addUser(server, { ...admin, typeCargo: 'CEO' }), home);
  providerApart = await as(server, await addUser(server, { ...admin, typeCargo: 'CEO' }), apart);

  const near = await addAnalysed(
    home,
    'Prescreve logo',
    { '10/2021': [['2021-11-19', 90]], '11/2021': [['2021-12-01', 10.1]], '12/2021': [['2022-01-20', 0.2]] },
    { id_responsavel: partner.id, municipio: 'Anápolis' },
  );
  await addCoverage(server, {
    ...{ id_tenant: home, id_run: near.id_run },
    meses: [lowMonth('11/2021'), lowMonth('12/2021', { declarado: 300, falta: 0 })],
  });
  await addAnalysed(
    home,
    'Prescreve depois',
    { '03/2024': [['2024-04-20', 500]] },
    {
      ...{ municipio: 'Águas Lindas', id_responsavel: manager.id },
    },
  );
  const asked = await addAnalysed(home, 'Tudo pedido', { '01/2024': [['2024-02-20', 70]] }, { municipio: 'Ceres' });
  await provider.call(refundRequestsApi.save, {
    params: { id_apuracao: asked.id_apuracao, competencia: '012024', pagamento: '2024-02-20' },
    body: { situacao: 'PEDIDO', data: '2026-11-20', protocolo: '' },
  });
  await addClient(server, { id_tenant: home, razao_social: 'Sem resultado', procuracaoValidaAte: toDay('2026-11-19') });
  await addAnalysed(other, 'De outra empresa', { '11/2021': [['2021-12-01', 9_999]] });
});
afterAll(() => server.close());

describe('columns of the client list', () => {
  it('are absent unless the call names them', { tags: ['I-072'] }, async () => {
    const [row] = (await list(ceo, { q: 'Prescreve logo' })).data;
    expect(clientColumn.options.filter((column) => column in (row ?? {}))).toEqual(['etiquetas']);
  });

  it('sum what can still be requested and name the next day on which a part expires', async () => {
    expect(await rowOf(ceo, 'Prescreve logo', 'credito,prescreve_em')).toMatchObject({
      credito: 10.3,
      prescreve_em: '2026-12-01',
    });
  });

  it('tell zero from unknown', async () => {
    expect(await rowOf(ceo, 'Tudo pedido', 'credito,prescreve_em')).toMatchObject({ credito: 0, prescreve_em: null });
    expect(await rowOf(ceo, 'Sem resultado', 'credito,cobertura')).toMatchObject({ credito: null, cobertura: null });
  });

  it('have the credit of the current payroll result, of classes that need no action', async () => {
    const id_client = await addClient(server, { id_tenant: apart, razao_social: 'So folha' });
    await addFileAnalyses(server, { name: 'FOLHA', id_tenant: apart, id_client, id_user: analyst.id });
    const columns = 'credito,credito_folha,credito_sped';
    expect(await rowOf(ceoApart, 'So folha', columns, apart)).toMatchObject({
      ...{ credito: null, credito_folha: 100, credito_sped: null },
    });
    await addClient(server, { id_tenant: apart, razao_social: 'Antes sem folha' });
    const sorted = async (sort: string) =>
      (await list(ceoApart, { sort }, apart)).data.map(({ razao_social }) => razao_social);
    expect(await sorted('-credito_folha')).toEqual(['So folha', 'Antes sem folha']);
    expect(await sorted('credito_folha')).toEqual(['So folha', 'Antes sem folha']);
    expect(await sorted('credito_sped')).toEqual(['Antes sem folha', 'So folha']);
    const unable = sql`update file_analysis_months set "row" = jsonb_set("row", '{celulas,0,classe}', '"INDEFINIDA"')`;
    await server.inTenant(apart, (db) => db.execute(unable));
    expect(await rowOf(ceoApart, 'So folha', columns, apart)).toMatchObject({ credito_folha: 0 });
    const expired = sql`update file_analysis_months set "row" = "row" || '{"prescreve_em": "2026-11-19"}'
      || jsonb_build_object('celulas', jsonb_set("row" -> 'celulas', '{0,classe}', '"RECONHECIDA"'))`;
    await server.inTenant(apart, (db) => db.execute(expired));
    expect(await rowOf(ceoApart, 'So folha', columns, apart)).toMatchObject({ credito_folha: 0 });
  });

  it('weigh the coverage of the months by their revenue', async () => {
    expect(await rowOf(ceo, 'Prescreve logo', 'cobertura')).toMatchObject({ cobertura: 0.9 });
    expect(await rowOf(ceo, 'Prescreve depois', 'cobertura')).toMatchObject({ cobertura: null });
  });

  it('contain what the client itself has', async () => {
    const row = await rowOf(ceo, 'Prescreve logo', 'nome_responsavel,municipio,createdDate,procuracaoValidaAte');
    expect(row).toMatchObject({
      ...{ nome_responsavel: 'Paula Parceira', municipio: 'Anápolis', estado: 'GO', procuracaoValidaAte: null },
      createdDate: expect.any(String),
    });
  });

  it('name the next step', async () => {
    const stepOf = async (q: string) => (await rowOf(ceo, q, 'passo'))?.passo;
    expect(await stepOf('Prescreve logo')).toEqual({ tipo: 'PEDIR', quantidade: 2 });
    expect(await stepOf('Tudo pedido')).toBeNull();
    expect(await stepOf('Sem resultado')).toEqual({ tipo: 'RENOVAR_PROCURACAO', quantidade: 1 });
    const id_client = await addClient(server, { id_tenant: home, razao_social: 'Passo a passo' });
    expect(await stepOf('Passo a passo')).toEqual({ tipo: 'ESCOLHER_SERVICO', quantidade: 1 });
    await addProduct(server, { id_tenant: home, id_client, typeServico: 'FCVS' });
    expect(await stepOf('Passo a passo')).toEqual({ tipo: 'DISTRIBUIR', quantidade: 1 });
    await addProduct(server, { id_tenant: home, id_client });
    expect(await stepOf('Passo a passo')).toEqual({ tipo: 'DISTRIBUIR', quantidade: 2 });
  });

  it('ask for the analysis of a service that has an analyst and no result', async () => {
    const id_client = await addClient(server, { id_tenant: home, razao_social: 'Por analisar' });
    await addProduct(server, { id_tenant: home, id_client, id_analista: analyst.id });
    expect((await rowOf(ceo, 'Por analisar', 'passo'))?.passo).toEqual({ tipo: 'ANALISAR', quantidade: 1 });
  });

  it('show the assigned analyst only the products whose service is enabled', { tags: ['D-14'] }, async () => {
    const row = { credito: 10.3, cobertura: 0.9, passo: { tipo: 'PEDIR' } };
    const enabled = await as(server, analyst, home);
    expect(await rowOf(enabled, 'Prescreve logo', 'credito,cobertura,passo')).toMatchObject(row);
    const id_tenant = analyst.id_tenant as TenantId;
    const blind = await addUser(server, { id_tenant, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    const id_client = await addClient(server, { id_tenant: home, razao_social: 'Serviço escondido' });
    await addProduct(server, { id_tenant: home, id_client, id_analista: blind.id });
    const caller = await as(server, blind, home);
    expect(await rowOf(caller, 'Serviço escondido', 'credito,passo')).toMatchObject({ credito: null, passo: null });
    expect(await names(caller, { sort: '-credito' })).toEqual(['Serviço escondido']);
    expect(await names(caller, { prescreve: '180d' })).toEqual([]);
  });

  it('return 400 for an unknown name', async () => {
    const query = { colunas: 'credito,password_hash' };
    const reply = await ceo.tryInvalid(clientsApi.listOfTenant, { params: { id_tenant: home }, query });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path: 'colunas' }] } });
  });
});

describe('order and filters by columns', () => {
  it.each([
    ['-credito', ['Prescreve depois', 'Prescreve logo', 'Tudo pedido']],
    ['credito', ['Tudo pedido', 'Prescreve logo', 'Prescreve depois']],
    ['prescreve_em', ['Prescreve logo', 'Prescreve depois']],
    ['-prescreve_em', ['Prescreve depois', 'Prescreve logo']],
    ['nome_responsavel', ['Prescreve depois', 'Prescreve logo']],
    ['-procuracaoValidaAte', ['Sem resultado']],
    ['municipio', ['Prescreve depois', 'Prescreve logo', 'Tudo pedido']],
  ])('sort by %s with unknown values last', async (sort, first) => {
    expect((await names(ceo, { sort })).slice(0, first.length)).toEqual(first);
    expect((await list(ceo, { sort, pageSize: 1 })).data[0]?.razao_social).toBe(first[0]);
  });

  it('find clients whose refunds expire within so many days', async () => {
    expect(await names(ceo, { prescreve: '30d' })).toEqual(['Prescreve logo']);
    expect((await list(ceo, { prescreve: '90d', pageSize: 1 })).page?.total).toBe(1);
    expect(await names(await as(server, partner), { prescreve: '30d' })).toEqual(['Prescreve logo']);
  });

  it("find the user's own clients, and clients without a responsible", { tags: ['D-14'] }, async () => {
    expect(await names(await as(server, partner), { responsavel: 'eu' })).toEqual(['Prescreve logo']);
    expect(await names(ceo, { responsavel: 'eu' })).toEqual([]);
    expect(await names(await as(server, analyst, home), { responsavel: 'eu' })).toContain('Prescreve depois');
    expect(await names(ceo, { responsavel: 'ninguem' })).not.toContain('Prescreve logo');
    expect(await names(await as(server, partner), { responsavel: 'ninguem' })).toEqual([]);
  });
});

describe('columns of several services and assessments', () => {
  it('ask for nothing on services that have ended', async () => {
    const addService = async (razao_social: string, status: 'ANALISE' | 'RESTITUIDO') => {
      const id_client = await addClient(server, { id_tenant: apart, razao_social });
      const product = { id_tenant: apart, id_client, id_analista: analyst.id, status };
      await addResult(id_client, await addProduct(server, product), { revisao: pending, details: oneRefund });
    };
    await addService('Em andamento', 'ANALISE');
    await addService('Encerrado', 'RESTITUIDO');
    const columns = 'credito,passo';
    expect(await rowOf(ceoApart, 'Em andamento', columns, apart)).toMatchObject({ passo: { tipo: 'DECIDIR' } });
    expect(await rowOf(ceoApart, 'Encerrado', columns, apart)).toMatchObject({ credito: 25, passo: null });
  });

  it('ask for no decision on a product that was left out since its result', { tags: ['D-33'] }, async () => {
    const id_client = await addClient(server, { id_tenant: apart, razao_social: 'Decidido' });
    const product = { id_tenant: apart, id_client, id_analista: analyst.id, status: 'ANALISE' } as const;
    await addResult(id_client, await addProduct(server, product), { revisao: pending });
    const step = async () => (await rowOf(ceoApart, 'Decidido', 'passo', apart))?.passo?.tipo;
    const decide = async (contar: boolean) => {
      const about = { alcance: 'cliente', tipo: 'produto', id_client, ...rubber, ncm: '40169990' } as const;
      const body = { ...about, contar, motivo: 'Conferido na ficha técnica.' };
      return (await providerApart.call(simplesDecisionsApi.create, { body })).data.id;
    };
    expect(await step()).toBe('DECIDIR');
    const counted = await decide(true);
    // It is still to be applied.
    expect(await step()).toBe('DECIDIR');
    const revocation = { params: { id: counted }, body: { motivo: 'Faltava a prova.' } };
    await providerApart.call(simplesDecisionsApi.revoke, revocation);
    await decide(false);
    expect(await step()).not.toBe('DECIDIR');
  });

  it('ask for no decision on products that one by NCM and words leaves out', { tags: ['D-33'] }, async () => {
    const id_client = await addClient(server, { id_tenant: apart, razao_social: 'Por palavras' });
    const product = { id_tenant: apart, id_client, id_analista: analyst.id, status: 'ANALISE' } as const;
    await addResult(id_client, await addProduct(server, product), { revisao: pending });
    const step = async () => (await rowOf(ceoApart, 'Por palavras', 'passo', apart))?.passo?.tipo;
    const decide = (palavras: string) => {
      const about = { alcance: 'cliente', tipo: 'palavras', id_client, ncm: '40169990', palavras } as const;
      const body = { ...about, produto: rubber.produto, contar: false, motivo: 'Conferido na ficha técnica.' };
      return providerApart.call(simplesDecisionsApi.create, { body });
    };
    await decide('tapete');
    expect(await step()).toBe('DECIDIR');
    await decide('borracha');
    expect(await step()).not.toBe('DECIDIR');
  });

  it('use the newest assessment of a service that has a result', async () => {
    const id_client = await addClient(server, { id_tenant: apart, razao_social: 'Duas apurações' });
    const id_product = await addProduct(server, { id_tenant: apart, id_client, id_analista: analyst.id });
    const superseded = await addResult(id_client, id_product, { revisao: pending });
    await addCoverage(server, { id_tenant: apart, id_run: superseded, meses: [lowMonth('01/2024')] });
    expect(await rowOf(ceoApart, 'Duas apurações', 'cobertura,passo', apart)).toMatchObject({
      cobertura: 0.6,
      passo: { tipo: 'DECIDIR' },
    });
    const newest = await addResult(id_client, id_product);
    await addCoverage(server, { id_tenant: apart, id_run: newest, meses: [lowMonth('01/2024', { falta: 10 })] });
    await addTestAssessment(server, { id_tenant: apart, id_client, id_product });
    expect(await rowOf(ceoApart, 'Duas apurações', 'cobertura,passo', apart)).toMatchObject({
      cobertura: 0.9,
      passo: null,
    });
  });
});
