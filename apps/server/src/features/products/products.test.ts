import { productsApi } from '@restitui/domain/products/products.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { TypeCargo } from '@restitui/domain/users/cargo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addClient, addProduct } from '../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let partner: TestUser;
let analyst: TestUser;
let id_client: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  const permissions = { previdenciario: true };
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions });
  id_client = await addClient(server, { id_tenant: home, razao_social: 'COMERCIO', id_responsavel: partner.id });
  const product = { id_tenant: home, id_client };
  await addProduct(server, { ...product, typeServico: 'ALIQUOTA_ZERO', id_analista: analyst.id });
  await addProduct(server, { ...product, typeServico: 'FCVS', id_analista: analyst.id });
  await addProduct(server, { ...product, typeServico: 'INSS_MAO_DE_OBRA' });
  await addProduct(server, { ...product, typeServico: 'PREVIDENCIARIO', id_analista: analyst.id });
});
afterAll(() => server.close());

const of = (id: string) => ({ params: { id } });

async function services(caller: Caller): Promise<string[]> {
  return (await caller.call(productsApi.listOfClient, of(id_client))).data.map((product) => product.typeServico);
}

async function admin(typeCargo: TypeCargo, ...flags: string[]) {
  const permissions = Object.fromEntries(flags.map((flag) => [flag, true]));
  return as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo, permissions }), home);
}

const all = ['ALIQUOTA_ZERO', 'FCVS', 'INSS_MAO_DE_OBRA', 'PREVIDENCIARIO'];

describe('F-475 the products of a client', () => {
  test('come with analyst, partner and company by name', async () => {
    const { data } = await (await as(server, partner)).call(productsApi.listOfClient, of(id_client));
    expect(data[0]).toEqual({
      id: expect.any(String),
      id_tenant: home,
      id_client,
      id_user: null,
      id_analista: analyst.id,
      nomeAnalista: `Pessoa ${analyst.id.slice(0, 8)}`,
      typeServico: 'ALIQUOTA_ZERO',
      typeRegime: 'SIMPLES_NACIONAL',
      status: 'ATIVO',
      isActive: true,
      createdDate: '2026-11-20T12:00:00.000Z',
      parceiro: `Pessoa ${partner.id.slice(0, 8)}`,
      empresa: 'COMERCIO',
    });
    expect(data[2]).toMatchObject({ id_analista: null, nomeAnalista: null });
  });

  test('a client without products has an empty list', async () => {
    const bare = await addClient(server, { id_tenant: home, id_responsavel: partner.id });
    expect(await (await as(server, partner)).call(productsApi.listOfClient, of(bare))).toEqual({ data: [] });
  });
});

describe('D-05 D-14 F-186 C-41 which of them are shown', () => {
  test.each([
    ['CEO', [], all],
    ['TI', ['permission_geral'], all],
    ['ANALISTA', ['permission_product', 'fcvs'], ['FCVS']],
    ['JURIDICO', ['permission_product'], []],
    ['FINANCEIRO', ['permission_geral', 'fcvs'], ['ALIQUOTA_ZERO', 'FCVS', 'INSS_MAO_DE_OBRA']],
  ] as const)('to ADMIN %s with %j', async (cargo, flags, shown) => {
    expect(await services(await admin(cargo, ...flags))).toEqual(shown);
  });

  test('to the assigned analyst: those of an enabled service and those without a flag', async () => {
    expect(await services(await as(server, analyst, home))).toEqual(['ALIQUOTA_ZERO', 'PREVIDENCIARIO']);
  });

  test('to a USUARIO who may open the client: all', async () => {
    expect(await services(await as(server, partner))).toEqual(all);
    expect(await services(await as(server, await addUser(server, { id_tenant: home })))).toEqual(all);
  });
});

describe('who gets no list at all', () => {
  test('403 for a client that may not be opened', async () => {
    const denied = { status: 403, body: { code: 'client_denied' } };
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await stranger.try(productsApi.listOfClient, of(id_client))).toMatchObject(denied);
    expect(await (await admin('ANALISTA')).try(productsApi.listOfClient, of(id_client))).toMatchObject(denied);
  });

  test('D-11 404 for another tenant’s client, and for what is no number at all', async () => {
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await elsewhere.try(productsApi.listOfClient, of(id_client))).toMatchObject({
      status: 404,
      body: { code: 'client_not_found' },
    });
    expect((await elsewhere.try(productsApi.listOfClient, of('1'))).status).toBe(404);
  });
});
