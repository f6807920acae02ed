import { toDay } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addBoletoToPay, addEarnedFee } from '../../../../test/fees.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { withTenant } from '../../../db/tenant-scope.ts';
import { feeCharges } from '../../billing/fees/fees.table.ts';
import { products } from '../../recovery/products/products.table.ts';

let server: TestServer;
let expiring: { id_client: string; id_apuracao: string };
let home: TenantId;
let other: TenantId;
let partner: TestUser;
let analyst: TestUser;
let ceo: Caller;

interface Made {
  client?: Partial<Parameters<typeof addClient>[1]>;
  service?: ServiceType;
  id_analista?: string;
  status?: 'SUSPENSO' | 'ATIVO' | 'RESTITUIDO';
  /** Signed, unsigned, or without a contract when undefined. */
  contract?: boolean;
}

async function add(id_tenant: TenantId, { client, service, id_analista, status = 'ATIVO', contract }: Made = {}) {
  const id_client = await addClient(server, { id_tenant, ...client });
  const product = {
    id_tenant,
    id_client,
    ...(service && { typeServico: service }),
    ...(id_analista && { id_analista }),
  };
  const id_product = await addProduct(server, product);
  await withTenant(server.database.pool, { tenant: id_tenant }, (db) =>
    db.update(products).set({ status }).where(eq(products.id, id_product)),
  );
  if (contract !== undefined) {
    await addAgreement(server, {
      ...{ id_tenant, id_client, by: analyst.id, html: '<p>Contrato</p>' },
      ...{ typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'], isAssinado: contract },
    });
  }
  const id_apuracao = await addTestAssessment(server, { id_tenant, id_client, id_product });
  return { id_tenant, id_client, id_product, id_apuracao };
}

/** Pays R$ 7,50 of the fee of a credit. */
async function pay(place: { id_tenant: TenantId; id_client: string }, id_credit: string) {
  const { id_tenant, id_client } = place;
  await addEarnedFee(server, { id_tenant, id_client, id_credit });
  const id_boleto = await addBoletoToPay(server, { id_tenant, id_client, valorNominal: 10 });
  await withTenant(server.database.pool, { tenant: id_tenant }, (db) =>
    db
      .insert(feeCharges)
      .values({ id_tenant, id_boleto, id_credit, centavos: roundedCents(10), pago: roundedCents(7.5) }),
  );
}

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  other = await addTenant(server);
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', name: 'Ana Lista' });
  partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paulo Parceiro' });
  ceo = await as(server, await addUser(server, { id_tenant: home }));

  const may = '2025-05-10T12:00:00Z';
  // 23:30 of 30 April in Brasília.
  const lateApril = '2025-05-01T02:30:00Z';
  const first = await add(home, { client: { createdDate: may, id_responsavel: partner.id }, contract: true });
  const second = await add(home, {
    client: {
      createdDate: lateApril,
      status: 'NOVO',
      procuracaoHabilitada: true,
      procuracaoValidaAte: toDay('2026-11-19'),
    },
    ...{ service: 'FCVS', status: 'SUSPENSO', contract: false, id_analista: analyst.id },
  });
  await add(home, {
    client: {
      createdDate: may,
      status: 'BLOQUEADO',
      procuracaoHabilitada: true,
      procuracaoValidaAte: toDay('2026-11-20'),
    },
    ...{ status: 'RESTITUIDO', id_analista: analyst.id },
  });
  const strange = await add(other, { contract: false });
  const paid = { ...first, creditOrigin: 1_000.1, compensacao: 200.05, mesRestituicao: '10/2026' };
  await pay(first, await addTestCredit(server, paid));
  await addTestCredit(server, { ...first, creditOrigin: 500, compensacao: 100, mesRestituicao: '11/2026' });
  await addTestCredit(server, { ...first, creditOrigin: 9_999, deletedAt: may });
  await addTestCredit(server, { ...second, creditOrigin: 50, compensacao: 60, createdDate: may });
  await addTestCredit(server, { ...strange, creditOrigin: 7 });
  const run = { id_tenant: home, id_user: analyst.id, items: [] };
  const month = (competencia: string, prescreve_em: string, total_a_restituir: number) => ({
    ...monthRow(competencia),
    ...{ prescreve_em, total_a_restituir },
  });
  const months = [
    month('10/2021', '2026-11-25', 10),
    month('11/2021', '2026-12-01', 20.5),
    month('12/2021', '2028-01-01', 5),
  ];
  await addReadyRun(server, { ...run, id_apuracao: first.id_apuracao, rows: [month('10/2021', '2026-11-22', 3)] });
  server.clock.move(1000);
  const details = {
    '10/2021': { fatias: [sliceOf('2021-11-25', 10)] },
    '11/2021': { fatias: [sliceOf('2021-12-01', 18.5), sliceOf('2021-11-28', 2)] },
    '12/2021': { fatias: [sliceOf('2023-01-01', 5)] },
  };
  await addReadyRun(server, { ...run, id_apuracao: first.id_apuracao, rows: months, details });
  expiring = { id_client: first.id_client, id_apuracao: first.id_apuracao };
});
afterAll(() => server.close());

describe('registration dashboard', { tags: ['W-446', 'W-447', 'C-64'] }, () => {
  const read = async (caller: Caller, query = {}) => (await caller.call(dashboardsApi.registrations, { query })).data;

  it('counts the stored companies', { tags: ['D-22'] }, async () => {
    expect(await read(ceo)).toEqual({
      ...{ total: 3, assinados: 1, pendentes: 2, suspensas: 2, certificado_expirado: 1 },
      meses: [
        { mes: '04/2025', total: 1, assinados: 0 },
        { mes: '05/2025', total: 2, assinados: 1 },
      ],
    });
  });

  it('can be limited to a month or a year in the time zone of Brasília', { tags: ['W-445'] }, async () => {
    expect(await read(ceo, { periodo: '2025-04' })).toMatchObject({ total: 1, assinados: 0 });
    expect(await read(ceo, { periodo: '2025-05' })).toMatchObject({ total: 2, assinados: 1, suspensas: 1 });
    expect(await read(ceo, { periodo: '2025' })).toMatchObject({ total: 3 });
    expect(await read(ceo, { periodo: '2024' })).toMatchObject({ total: 0, pendentes: 0, meses: [] });
    const refused = await ceo.try(dashboardsApi.registrations, { query: { periodo: '2025-13' } });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'periodo' }] } });
  });
});

it('finds users for the filter by name, regardless of their number', async () => {
  const id_tenant = await addTenant(server);
  const caller = await as(server, await addUser(server, { id_tenant }));
  const person = async (name: string) => (await addUser(server, { id_tenant, typeCargo: 'GERENTE', name })).id;
  const people = async (query = {}) => caller.call(dashboardsApi.people, { query });
  for (let i = 0; i < 50; i++) {
    const id_responsavel = await person(`Pessoa ${i}`);
    await addClient(server, { id_tenant, id_responsavel, id_gerente: await person(`Outra ${i}`) });
  }
  expect(await people()).toMatchObject({ mais: false, data: { length: 100 } });
  const last = await person('Zélia Última');
  await addClient(server, { id_tenant, id_gerente: last });
  const { data, mais } = await people();
  expect([data.length, data.some(({ id }) => id === last), mais]).toEqual([100, false, true]);
  const found = { mais: false, data: [{ id: last, name: 'Zélia Última' }] };
  expect(await people({ q: 'zelia ult' })).toEqual(found);
  expect(await people({ id: last })).toEqual(found);
  expect((await ceo.call(dashboardsApi.people, { query: { id: last } })).data).toEqual([]);
});

describe('dashboard visibility', { tags: ['D-14'] }, () => {
  it('limits a partner to their own clients', async () => {
    const caller = await as(server, partner);
    expect((await caller.call(dashboardsApi.registrations)).data).toMatchObject({ total: 1, assinados: 1 });
    expect((await caller.call(dashboardsApi.portfolio)).data).toEqual({
      carteira: [{ status: 'ATIVO', total: 1 }],
      contratos_sem_assinatura: 0,
    });
    expect((await caller.call(dashboardsApi.credits)).data).toMatchObject({ encontrado: 1500.1, restituido: 300.05 });
    expect((await caller.call(dashboardsApi.work)).data).toMatchObject([{ id_analista: null, produtos: 1 }]);
    expect((await caller.call(dashboardsApi.people)).data).toEqual([{ id: partner.id, name: 'Paulo Parceiro' }]);
  });

  it('limits an analyst to assigned products of enabled services', async () => {
    const id_tenant = analyst.id_tenant;
    const permissions = { pis_cofins_monofasico_para_sn: true };
    const limited = await addUser(server, { id_tenant, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions });
    const made = await add(home, { client: { createdDate: '2020-01-01T12:00:00Z' }, id_analista: limited.id });
    const hidden = await addProduct(server, { ...made, typeServico: 'FCVS', id_analista: limited.id });
    const place = { ...made, id_product: hidden };
    await addTestCredit(server, { ...made, creditOrigin: 4, createdDate: '2020-01-01T12:00:00Z' });
    await addTestCredit(server, { ...place, creditOrigin: 8, createdDate: '2020-01-01T12:00:00Z' });
    const caller = await as(server, limited, home);
    expect((await caller.call(dashboardsApi.work)).data).toMatchObject([{ produtos: 1 }]);
    expect((await caller.call(dashboardsApi.credits)).data).toMatchObject({ encontrado: 4 });
    expect((await caller.call(dashboardsApi.registrations)).data).toMatchObject({ total: 1 });
    await withTenant(server.database.pool, { tenant: home }, (db) =>
      db.update(products).set({ id_analista: null }).where(eq(products.id_client, made.id_client)),
    );
    expect((await caller.call(dashboardsApi.registrations)).data).toMatchObject({ total: 0 });
  });

  it('returns zeros to users who may list no clients', async () => {
    const { id_tenant } = analyst;
    const lawyer = await addUser(server, { id_tenant, typeUser: 'ADMIN', typeCargo: 'JURIDICO' });
    const caller = await as(server, lawyer, home);
    expect((await caller.call(dashboardsApi.portfolio)).data).toEqual({ carteira: [], contratos_sem_assinatura: 0 });
    expect((await caller.call(dashboardsApi.credits)).data).toMatchObject({ encontrado: 0, restituido: 0, meses: [] });
    expect((await caller.call(dashboardsApi.limitations)).data).toEqual([]);
    expect((await caller.call(dashboardsApi.work)).data).toEqual([]);
  });

  it('covers all companies for an ADMIN until one is selected', { tags: ['D-11'] }, async () => {
    const boss = await addUser(server, { id_tenant: analyst.id_tenant, typeUser: 'ADMIN' });
    const everywhere = (await (await as(server, boss)).call(dashboardsApi.portfolio)).data;
    const here = (await (await as(server, boss, other)).call(dashboardsApi.portfolio)).data;
    expect(here).toEqual({ carteira: [{ status: 'ATIVO', total: 1 }], contratos_sem_assinatura: 1 });
    expect(everywhere.contratos_sem_assinatura).toBe(2);
    expect(everywhere.carteira.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThan(4);
  });
});

describe('home dashboard', () => {
  const of = { pessoa: '' };
  beforeAll(() => {
    of.pessoa = partner.id;
  });

  it('sums credits found, credits refunded by month of use, and the commission still expected', async () => {
    const { data } = await ceo.call(dashboardsApi.credits, { query: of });
    const months = [
      { mes: '10/2026', restituido: 200.05 },
      { mes: '11/2026', restituido: 100 },
    ];
    // 20% of 800.05 and of 400.
    expect(data).toEqual({ encontrado: 1500.1, restituido: 300.05, honorarios_previstos: 240.01, meses: months });
    const october = (await ceo.call(dashboardsApi.credits, { query: { ...of, periodo: '2026-10' } })).data;
    expect(october).toMatchObject({ encontrado: 0, restituido: 200.05 });
  });

  it('forecasts fees by month of use, including open credits with a future month of use', async () => {
    const months = [
      { mes: '10/2026', a_utilizar: 0, apurado: 40.01, recebido: 7.5 },
      { mes: '11/2026', a_utilizar: 80, apurado: 20, recebido: 0 },
      { mes: null, a_utilizar: 160.01, apurado: 0, recebido: 0 },
    ];
    expect((await ceo.call(dashboardsApi.forecast, { query: of })).data).toEqual(months);
    const query = { ...of, periodo: '2026-11' };
    expect((await ceo.call(dashboardsApi.forecast, { query })).data).toEqual(months.slice(1, 2));
    const everybody = (await ceo.call(dashboardsApi.forecast)).data;
    expect(everybody).toContainEqual({ mes: '05/2025', a_utilizar: 0, apurado: 12, recebido: 0 });
  });

  it('shows paid fees only to those who may read fees', async () => {
    const { data } = await (await as(server, partner)).call(dashboardsApi.forecast);
    expect(data.map(({ apurado, recebido }) => [apurado, recebido])).toEqual([
      ...[
        [40.01, null],
        [20, null],
        [0, null],
      ],
    ]);
  });

  it('expects no commission for a credit used beyond its value', async () => {
    const { data } = await ceo.call(dashboardsApi.credits, { query: { pessoa: analyst.id } });
    expect(data).toMatchObject({ encontrado: 50, restituido: 60, honorarios_previstos: 0 });
  });

  it('shows approaching limitations of the current result only, by payment', { tags: ['D-34'] }, async () => {
    expect((await ceo.call(dashboardsApi.limitations)).data).toEqual([
      { mes: '11/2026', valor: 12 },
      { mes: '12/2026', valor: 18.5 },
    ]);
  });

  it('shows the same limitations as the calendar per user, without those requested in time', {
    tags: ['D-34'],
  }, async () => {
    const chart = async (pessoa?: string) => (await ceo.call(dashboardsApi.limitations, { query: { pessoa } })).data;
    const calendar = async (pessoa?: string) =>
      (await ceo.call(limitationApi.calendar, { query: { pessoa } })).data.meses
        .filter(({ mes }) => mes.endsWith('/2026'))
        .map(({ mes, valor }) => ({ mes, valor }));
    const ask = (situacao: 'PEDIDO' | 'INDEFERIDO', seen: number) =>
      admin.call(refundRequestsApi.save, {
        params: { id_apuracao: expiring.id_apuracao, competencia: '112021', pagamento: '2021-12-01' },
        body: { situacao, data: '2026-11-20', protocolo: '', seen },
      });
    const admin = await as(server, await addUser(server, { id_tenant: analyst.id_tenant, typeUser: 'ADMIN' }), home);
    for (const pessoa of [undefined, partner.id, analyst.id])
      expect(await chart(pessoa)).toEqual(await calendar(pessoa));
    await ask('PEDIDO', 0);
    expect(await chart()).toEqual([{ mes: '11/2026', valor: 12 }]);
    expect(await calendar()).toEqual(await chart());
    await ask('INDEFERIDO', 1);
    expect(await chart()).toHaveLength(2);
  });

  it('counts products by analyst, with the names of provider staff', async () => {
    expect((await ceo.call(dashboardsApi.work)).data).toContainEqual({
      ...{ id_analista: analyst.id, nomeAnalista: 'Ana Lista', produtos: 2, em_andamento: 1 },
    });
  });
});
