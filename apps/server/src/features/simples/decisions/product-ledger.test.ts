import { sumOfReais } from '@restitui/brazil/money.ts';
import { taxMonthOf } from '@restitui/brazil/tax-month.ts';
import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import { ledgerEffect } from '@restitui/domain/simples/decisions/ledger-effect.ts';
import { productLedgerApi as api } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { type NewDecision, simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { describeSt } from '@restitui/tax-engine/notes/icms-st.ts';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemLine } from '../../../../../../packages/column-store/test-support/item-line.ts';
import { addReadyRun, monthRow } from '../../../../test/analysis-result.ts';
import { addClient } from '../../../../test/clients.ts';
import { addConsultancy, addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
import { as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { required } from '../../../kernel/app-error.ts';
import { insertReviews } from '../analysis/simples-reviews.repository.ts';
import { simplesDecisions } from './simples-decisions.table.ts';

let server: TestServer;
let home: TenantId;
let analyst: Caller;
let id_user: string;
let partner: Caller;
let id_client: string;
let id_apuracao: string;

const may = taxMonthOf(2025, 5);
const june = taxMonthOf(2025, 6);
const product = (codigo: string, produto: string, ncm: string, valor: number) => ({ codigo, produto, ncm, valor });
const shampoo = product('P118', 'SHAMPOO ANTICASPA 200ML', '39269090', 40_000);
const drink = { codigo: 'P64', produto: 'ENERGETICO LATA', valor: 10_000 };
const notCounted = { grupo: 'none', revisar: false, regra: 'NCM fora das listas.', lei: '' } as const;

beforeAll(async () => {
  server = await startTestServer();
  const made = await addConsultancy(server, {});
  home = made.home;
  id_user = made.analyst.id;
  analyst = await as(server, made.analyst, home);
  ({ partner, id_client } = await addPartnersClient(server, home, { razao_social: 'COMERCIO' }));
  ({ id_apuracao } = await addOpenService(server, home, id_client));
  const rates = { aliq_efetiva_c: 0.5, aliq_efetiva_p: 0.1 };
  await addReadyRun(server, {
    ...{ id_tenant: home, id_apuracao, id_user },
    rows: [monthRow(may, rates), monthRow(june, rates)],
    items: [
      itemLine({ ...shampoo, ...notCounted }),
      itemLine({ ...drink, ...notCounted, ncm: '21069090', item: 2 }),
      itemLine({ ...product('P1', 'OLEO LUBRIFICANTE', '27101932', 20_000), item: 3 }),
      itemLine({
        ...product('P5', 'BORRACHA', '40169990', 5000),
        ...notCounted,
        revisar: true,
        prova_pedida: 'Ficha técnica.',
        item: 4,
      }),
      itemLine({ ...shampoo, ...notCounted, competencia: june }),
      itemLine({ ...drink, ...notCounted, ncm: '22029900', competencia: june, item: 2 }),
    ],
  });
  const other = await addClient(server, { id_tenant: home, razao_social: 'FARMACIA ATLANTICA' });
  await decideOn(other, 'X9', 'Shampoo infantil');
});
afterAll(() => server.close());

const decideOn = (client: string, codigo: string, produto: string) =>
  analyst.call(simplesDecisionsApi.create, {
    body: {
      ...{ alcance: 'cliente', tipo: 'produto', id_client: client, codigo, produto, ncm: '39269090' },
      ...{ contar: true, corrige: true, motivo: 'O fornecedor usa 3305.10.00.', evidencia: 'Nota 77' },
    },
  });

const list = (query: object = {}, caller = analyst) => caller.call(api.list, { params: { id_apuracao }, query });

it('lists the products of all months with sales, effect, sentence and law, the largest effect first', {
  tags: ['D-33'],
}, async () => {
  const { data, page, contagens } = await list();
  expect(data.map(({ codigo, ncm }) => `${codigo} ${ncm}`)).toEqual([
    'P118 39269090',
    'P1 27101932',
    'P64 21069090',
    'P64 22029900',
    'P5 40169990',
  ]);
  expect(data[0]).toMatchObject({
    ...{ valor: 800, contado: 0, efeito: 0, efeito_possivel: 4.8, itens: 2, grupo: 'none' },
    ...{ regra: 'NCM fora das listas.', lei: '', prova_pedida: '', decisao: null },
    meses: [
      { competencia: may, itens: 1, valor: 400 },
      { competencia: june, itens: 1, valor: 400 },
    ],
  });
  expect(data[1]).toMatchObject({ contado: 200, efeito: 1.2, efeito_possivel: 1.2, lei: 'Lei 10.147/2000' });
  expect(page).toEqual({ number: 1, size: 50, total: 5 });
  expect(contagens).toEqual({ todos: 5, suspeitos: 3, a_decidir: 1, contados: 1, fora: 4, decididos: 0 });
});

it('names suspicions, and decisions for like products of other clients', async () => {
  const { data } = await list({ parte: 'suspeitos' });
  expect(data.map(({ codigo, suspeitas }) => [codigo, suspeitas.map(({ tipo }) => tipo)])).toEqual([
    ['P118', ['DESCRICAO_NCM']],
    ['P64', ['NCM_MUDOU']],
    ['P64', ['NCM_MUDOU']],
  ]);
  expect(data[0]?.precedentes).toMatchObject([
    { empresa: 'FARMACIA ATLANTICA', contar: true, motivo: 'O fornecedor usa 3305.10.00.', evidencia: 'Nota 77' },
  ]);
  expect(data[1]?.precedentes).toEqual([]);
});

it('groups open products by legal position, with sums and the sentence that leaves them open', {
  tags: ['D-33'],
}, async () => {
  const { data } = await analyst.call(api.groups, { params: { id_apuracao } });
  expect(data).toMatchObject([
    {
      posicao: 'falta_prova',
      total: 1,
      valor: 50,
      efeito: 0.3,
      produtos: [{ codigo: 'P5', prova_pedida: 'Ficha técnica.', decisao: null }],
    },
    { posicao: 'discutivel', total: 0, valor: 0, efeito: 0, produtos: [] },
    { posicao: 'sai_do_declarado', total: 0, valor: 0, efeito: 0, produtos: [] },
  ]);
});

it('leaves decisions on the sample company out of those for like products', async () => {
  await addClient(server, { id_tenant: home, cnpjcpf: sampleClientId });
  await decideOn(sampleClientId, 'X1', 'Shampoo de exemplo');
  const { data } = await list({ q: 'p118' });
  expect(data[0]?.precedentes.map(({ empresa }) => empresa)).toEqual(['FARMACIA ATLANTICA']);
});

it('shows the decisions on a like product beside an NCM with hundreds of newer ones', async () => {
  await server.inTenant(home, async (db) => {
    const [one] = await db.select().from(simplesDecisions).where(eq(simplesDecisions.codigo, 'X9'));
    const newer = Array.from({ length: 501 }, (_, at) => ({
      ...required(one, simplesDecisionErrors.decision_not_found),
      ...{ id: `many-${at}`, alvo: `many-${at}`, codigo: `M${at}`, ncm: '27101932', em: '2030-01-01T00:00:00.000Z' },
    }));
    await db.insert(simplesDecisions).values(newer);
  });
  const { data } = await list();
  expect(data[0]?.precedentes.map(({ empresa }) => empresa)).toEqual(['FARMACIA ATLANTICA']);
  await server.inTenant(home, (db) => db.delete(simplesDecisions).where(like(simplesDecisions.id, 'many-%')));
});

it('hides the decisions for other clients from users who may not list them', async () => {
  const { data } = await list({}, partner);
  expect(data.flatMap(({ precedentes }) => precedentes)).toEqual([]);
});

it('finds by name, code and NCM, part by part and page by page', async () => {
  const codes = async (query: object) => (await list(query)).data.map(({ codigo }) => codigo);
  expect(await codes({ q: 'energético' })).toEqual(['P64', 'P64']);
  expect(await codes({ q: '2710.19' })).toEqual(['P1']);
  expect(await codes({ q: 'p118' })).toEqual(['P118']);
  expect(await codes({ parte: 'a_decidir' })).toEqual(['P5']);
  expect(await codes({ page: 2, pageSize: 2 })).toEqual(['P64', 'P64']);
});

it('shows a decision in force with author and evidence, and moves its product to the decided ones', async () => {
  const body: NewDecision = {
    alcance: 'cliente',
    tipo: 'produto',
    id_client,
    codigo: 'P118',
    produto: shampoo.produto,
    ncm: shampoo.ncm,
    contar: true,
    corrige: true,
    motivo: 'É xampu, conforme o rótulo.',
    evidencia: 'Foto do rótulo',
  };
  const { data: made } = await analyst.call(simplesDecisionsApi.create, { body });
  const { data, contagens } = await list({ parte: 'decididos' });
  expect(data).toMatchObject([{ codigo: 'P118', decisao: { id: made.id, evidencia: 'Foto do rótulo' } }]);
  expect(contagens).toMatchObject({ decididos: 1, suspeitos: 2 });
});

it('answers 409 before there is a result, and 404 for an unknown assessment', async () => {
  const another = await addClient(server, { id_tenant: home });
  const empty = await addOpenService(server, home, another);
  const refused = await analyst.try(api.list, { params: { id_apuracao: empty.id_apuracao }, query: {} });
  expect(refused.body.code).toBe('nothing_to_recompute');
  const ungrouped = await analyst.try(api.groups, { params: { id_apuracao: empty.id_apuracao } });
  expect(ungrouped.body.code).toBe('nothing_to_recompute');
  const unknown = await analyst.try(api.list, { params: { id_apuracao: 'nenhuma' }, query: {} });
  expect(unknown.status).toBe(404);
});

describe('a result with a wholesale year, returns and a renamed product', () => {
  let params: { id_apuracao: string };
  let cnpj: string;
  const open = { grupo: 'none', revisar: true } as const;
  const part = { codigo: 'P5', ncm: '40169990', ...open };
  const question = 'O produto só conta quando é próprio para veículos.';
  const collected = `${question} ${describeSt('500', 'code_st')}.`;
  const notCollected = `${question} ${describeSt('102', 'code_not')}.`;

  beforeAll(async () => {
    cnpj = await addClient(server, { id_tenant: home });
    params = { id_apuracao: (await addOpenService(server, home, cnpj)).id_apuracao };
    const reviewed = { ncm: '40169990', extipi: '', regra: question, lei: '', decisao: null, itens: 1, meses: [] };
    const reviews = ['P5', 'P6'].map((codigo) => ({ ...reviewed, codigo, produto: 'BORRACHA', valor: 5000 }));
    const id_run = await addReadyRun(server, {
      ...{ ...params, id_tenant: home, id_user },
      rows: [monthRow(may, { aliq_efetiva_c: 0.5, aliq_efetiva_p: 0.1 })],
      revisao: { pendente: 10_000, decidido: 0, total_produtos: 2, atacadista: [{ ano: 2025, centavos: 10_000 }] },
      items: [
        itemLine({ ...drink, ...open, ncm: '22021000', regra: 'Bebida fria só conta para quem vende no varejo.' }),
        itemLine({ ...product('P9', 'TUBO', '40091100', -3000), ...open, item: 2 }),
        itemLine({ ...part, produto: 'BORRACHA', valor: 5000, regra: notCollected, item: 3 }),
        itemLine({ ...part, produto: 'BORRACHA VEDACAO', valor: 2000, regra: notCollected, item: 4 }),
        itemLine({ ...part, codigo: 'P6', produto: 'BORRACHA', valor: 5000, regra: collected, cst_icms: '500' }),
        itemLine({ ...part, codigo: 'P6', produto: 'BORRACHA', valor: 10_000, grupo: 'mono', revisar: false, item: 2 }),
      ],
    });
    await server.inTenant(home, (db) => insertReviews(db, home, id_run, reviews));
  });

  it('asks only about products that a decision settles', { tags: ['D-33'] }, async () => {
    const { data } = await analyst.call(api.groups, { params });
    const asked = data.flatMap(({ produtos }) => produtos);
    expect(asked.map(({ codigo, valor }) => [codigo, valor])).toEqual([
      ['P6', 150],
      ['P5', 70],
    ]);
  });

  it('counts and lists them in the ledger as in the review', async () => {
    const { data, page, contagens } = await analyst.call(api.list, { params, query: { parte: 'a_decidir' } });
    expect([data.map(({ codigo }) => codigo), page.total, contagens.a_decidir]).toEqual([['P6', 'P5'], 2, 2]);
    const named = await analyst.call(api.list, { params, query: { parte: 'a_decidir', q: 'vedação' } });
    expect(named.data.map(({ codigo, produto }) => [codigo, produto])).toEqual([['P5', 'BORRACHA']]);
    const { data: every } = await analyst.call(api.list, { params, query: {} });
    expect(every.filter(({ revisar }) => !revisar).map(({ codigo }) => codigo)).toEqual(['P64', 'P9']);
  });

  it('returns the question apart from the sentence on ICMS', async () => {
    const { data } = await analyst.call(api.groups, { params });
    const asked = data.flatMap(({ produtos }) => produtos);
    expect(new Set(asked.map(({ regra }) => regra)).size).toBe(2);
    expect(asked.map(({ classificacao }) => classificacao)).toEqual([question, question]);
  });

  it('sums what the other answer to each changes', async () => {
    const { data } = await analyst.call(api.groups, { params });
    const changes = data.flatMap(({ produtos }) => produtos).map(ledgerEffect);
    expect([changes, sumOfReais(data.map(({ efeito }) => efeito))]).toEqual([[-0.6, 0.42], -0.18]);
  });

  it('takes one answer to all of them, and none with a product of the wholesale year', async () => {
    const { data } = await analyst.call(api.groups, { params });
    const decisionOn = (codigo: string, ncm: string): NewDecision => ({
      ...{ alcance: 'cliente', tipo: 'produto', id_client: cnpj, codigo, produto: 'PRODUTO', ncm },
      ...{ contar: false, motivo: 'Fica fora por falta de prova.' },
    });
    const decisoes = data.flatMap(({ produtos }) => produtos).map(({ codigo, ncm }) => decisionOn(codigo, ncm));
    const withHeld = { decisoes: [...decisoes, decisionOn('P64', '22021000')] };
    const refused = await analyst.try(simplesDecisionsApi.createSeveral, { body: withHeld });
    expect(refused.body.code).toBe('decision_settled');
    expect((await analyst.try(simplesDecisionsApi.createSeveral, { body: { decisoes } })).status).toBe(201);
    const after = await analyst.call(api.groups, { params });
    expect(after.data.map(({ total }) => total)).toEqual([0, 0, 0]);
  });
});
