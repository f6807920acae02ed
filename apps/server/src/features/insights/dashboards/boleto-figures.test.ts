import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addClient } from '../../../../test/clients.ts';
import { addBoletoToPay } from '../../../../test/fees.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let ceo: Caller;
let partner: Caller;
let baker: string;
const october = { dataVencimento: '2026-10-31' };
const november = { dataVencimento: '2026-11-01' };

beforeAll(async () => {
  server = await startTestServer();
  const id_tenant = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant }));
  partner = await as(server, await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' }));
  baker = await addClient(server, { id_tenant });
  const id_client = await addClient(server, { id_tenant });
  const elsewhere = await addTenant(server);
  const strange = await addClient(server, { id_tenant: elsewhere });
  const add = (valorNominal: number, values: object) =>
    addBoletoToPay(server, { id_tenant, id_client, valorNominal, ...values });
  await add(100.1, { ...october, nome: 'PADARIA LTDA', id_client: baker });
  await add(200.2, november);
  await add(10, { ...october, situacao: 'RECEBIDO', valorRecebido: 10.75 });
  await add(20, { ...november, situacao: 'MARCADO_RECEBIDO' });
  await add(30, { ...october, situacao: 'ATRASADO' });
  await add(40, { ...october, situacao: 'PROTESTO' });
  await add(50, { ...october, situacao: 'EXPIRADO' });
  await add(60, { ...october, situacao: 'EM_PROCESSAMENTO' });
  await add(9_999, { ...october, situacao: 'CANCELADO' });
  await add(9_999, { ...october, situacao: 'FALHA_EMISSAO' });
  await addBoletoToPay(server, { id_tenant: elsewhere, id_client: strange, valorNominal: 7 });
});
afterAll(() => server.close());

const cards = async (query = {}) =>
  (await ceo.call(dashboardsApi.boletos, { query })).data.cartoes.map(({ grupo, quantidade, total }) => [
    ...[grupo, quantidade, total],
  ]);

it('counts and sums the stored boletos per card', { tags: ['W-440', 'W-444', 'D-21'] }, async () => {
  expect(await cards()).toEqual([
    ['RECEBIDO', 2, 30.75],
    ['A_RECEBER', 2, 300.3],
    ['EM_PROCESSAMENTO', 1, 60],
    ['ATRASADO', 2, 70],
    ['EXPIRADO', 1, 50],
  ]);
});

it('can be limited to a month and to one client', { tags: ['W-439'] }, async () => {
  expect(await cards({ periodo: '2026-11' })).toEqual([
    ['RECEBIDO', 1, 20],
    ['A_RECEBER', 1, 200.2],
    ['EM_PROCESSAMENTO', 0, 0],
    ['ATRASADO', 0, 0],
    ['EXPIRADO', 0, 0],
  ]);
  expect(await cards({ id_client: baker })).toContainEqual(['A_RECEBER', 1, 100.1]);
  expect((await ceo.call(dashboardsApi.boletos)).data.meses).toEqual([
    { mes: '10/2026', cobrado: 290.85, recebido: 10.75 },
    { mes: '11/2026', cobrado: 220.2, recebido: 20 },
  ]);
});

it('lists the details of a card: name, value, due date and creation date', { tags: ['W-441'] }, async () => {
  const { data } = await ceo.call(dashboardsApi.boletoDetails, {
    params: { grupo: 'A_RECEBER' },
    query: { periodo: '2026-10' },
  });
  const createdDate = '2026-11-20T12:00:00.000Z';
  expect(data).toEqual([
    { id: expect.any(String), nome: 'PADARIA LTDA', valor: 100.1, dataVencimento: '2026-10-31', createdDate },
  ]);
  const second = await ceo.call(dashboardsApi.boletoDetails, {
    params: { grupo: 'A_RECEBER' },
    query: { page: 2, pageSize: 1 },
  });
  expect(second).toMatchObject({ data: [{ nome: 'PADARIA LTDA' }], page: { number: 2, size: 1, total: 2 } });
});

it('shows a partner none, and rejects an unknown card name', { tags: ['D-14'] }, async () => {
  const denied = { status: 403, body: { code: 'boleto_figures_denied' } };
  expect(await partner.try(dashboardsApi.boletos)).toMatchObject(denied);
  const params = { grupo: 'RECEBIDO' } as const;
  expect(await partner.try(dashboardsApi.boletoDetails, { params })).toMatchObject(denied);
  const unknown = await ceo.tryInvalid(dashboardsApi.boletoDetails, { params: { grupo: 'CANCELADO' } });
  expect(unknown).toMatchObject({ status: 400 });
});
