import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient, addProduct } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';

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

describe('GET /products/:id', { tags: ['F-475', 'W-004'] }, () => {
  it('returns the names of analyst, partner and company', async () => {
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

  it('returns an empty list for a client without products', async () => {
    const bare = await addClient(server, { id_tenant: home, id_responsavel: partner.id });
    expect(await (await as(server, partner)).call(productsApi.listOfClient, of(bare))).toEqual({ data: [] });
  });
});

describe('visible products of a client', { tags: ['D-05', 'D-14', 'F-186', 'C-41'] }, () => {
  it.each([
    ['CEO', [], all],
    ['TI', ['permission_geral'], all],
    ['ANALISTA', ['permission_product', 'fcvs'], ['FCVS']],
    ['JURIDICO', ['permission_product'], []],
    ['FINANCEIRO', ['permission_geral', 'fcvs'], ['ALIQUOTA_ZERO', 'FCVS', 'INSS_MAO_DE_OBRA']],
  ] as const)('to ADMIN %s with %j', async (cargo, flags, shown) => {
    expect(await services(await admin(cargo, ...flags))).toEqual(shown);
  });

  it('to the assigned analyst are those of enabled services and those without a flag', async () => {
    expect(await services(await as(server, analyst, home))).toEqual(['ALIQUOTA_ZERO', 'PREVIDENCIARIO']);
  });

  it('to a USUARIO who may open the client are all', async () => {
    expect(await services(await as(server, partner))).toEqual(all);
    expect(await services(await as(server, await addUser(server, { id_tenant: home })))).toEqual(all);
  });
});

describe('refused product lists', () => {
  it('return 403 for a client that the actor may not open', async () => {
    const denied = { status: 403, body: { code: 'client_denied' } };
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await stranger.try(productsApi.listOfClient, of(id_client))).toMatchObject(denied);
    expect(await (await admin('ANALISTA')).try(productsApi.listOfClient, of(id_client))).toMatchObject(denied);
  });

  it('return 404 for another tenant’s client and for an invalid number', { tags: ['D-11'] }, async () => {
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await elsewhere.try(productsApi.listOfClient, of(id_client))).toMatchObject({
      status: 404,
      body: { code: 'client_not_found' },
    });
    expect((await elsewhere.try(productsApi.listOfClient, of('1'))).status).toBe(404);
  });
});

describe('GET /products/clientsProduct/:id', { tags: ['I-256', 'G-05'] }, () => {
  it('returns the same products and the same refusals', async () => {
    const caller = await as(server, partner);
    const { data } = await caller.call(productsApi.clientProducts, of(id_client));
    expect(data).toEqual((await caller.call(productsApi.listOfClient, of(id_client))).data);
    expect(data).toHaveLength(4);
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    const denied = { status: 403, body: { message: 'Você não tem permissão para acessar este cliente.' } };
    expect(await stranger.try(productsApi.clientProducts, of(id_client))).toMatchObject(denied);
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect((await elsewhere.try(productsApi.clientProducts, of(id_client))).status).toBe(404);
  });
});

describe('GET /products/filter/:userId/:tenantId', { tags: ['I-254', 'I-083', 'G-05'] }, () => {
  const filter = (user: { id: string }, query = {}) => ({ params: { userId: user.id, tenantId: home }, query });
  const shown = async (caller: Caller, user: { id: string }) =>
    (await caller.call(productsApi.listOfUser, filter(user))).data.map((product) => product.typeServico);

  it('lists products of enabled services for users with permission_product', async () => {
    const permissions = { permission_product: true, fcvs: true };
    const person = await addUser(server, {
      id_tenant: provider,
      typeUser: 'ADMIN',
      typeCargo: 'FINANCEIRO',
      permissions,
    });
    expect(await shown(await as(server, person, home), person)).toEqual(['FCVS']);
  });

  it('lists assigned products for an analyst, those of their own clients for a USUARIO, all for a CEO', async () => {
    const ceo = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
    expect(await shown(await as(server, analyst, home), analyst)).toEqual(['ALIQUOTA_ZERO', 'PREVIDENCIARIO']);
    expect(await shown(await as(server, partner), partner)).toEqual(all);
    expect(await shown(await as(server, ceo), ceo)).toEqual(all);
    const bystander = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    expect(await shown(await as(server, bystander), bystander)).toEqual([]);
  });

  it('is paged', async () => {
    const caller = await as(server, partner);
    const reply = await caller.call(productsApi.listOfUser, filter(partner, { pageSize: 3, page: 2 }));
    expect([reply.data.length, reply.page]).toEqual([1, { number: 2, size: 3, total: 4 }]);
  });

  it('is allowed to the user and the CEO of the tenant or of the provider only', async () => {
    const providersCeo = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
    const ceo = await as(server, providersCeo, home);
    expect(await shown(ceo, partner)).toEqual(all);
    expect(await shown(ceo, analyst)).toEqual(['ALIQUOTA_ZERO', 'PREVIDENCIARIO']);
    const colleague = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await colleague.try(productsApi.listOfUser, filter(partner))).toMatchObject({
      status: 403,
      body: { code: 'user_products_denied' },
    });
    const homesCeo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    expect((await homesCeo.try(productsApi.listOfUser, filter(analyst))).status).toBe(404);
    expect((await homesCeo.try(productsApi.listOfUser, filter({ id: 'ninguém' }))).status).toBe(404);
  });
});

describe('GET /products/clientes-do-usuario', { tags: ['I-255', 'I-085', 'I-087', 'G-05'] }, () => {
  const linked = async (caller: Caller, query = {}) =>
    (await caller.call(productsApi.linkedClients, { query })).data.clientes;

  it('lists the clients of the analyst’s products in the named or current tenant', async () => {
    expect(await linked(await as(server, analyst, home))).toEqual([id_client]);
    expect(await linked(await as(server, analyst), { id_tenant: home })).toEqual([id_client]);
    expect(await linked(await as(server, analyst), { id_tenant: await addTenant(server) })).toEqual([]);
  });

  it('lists the clients with products that a USUARIO is responsible for, and none of other users', async () => {
    expect(await linked(await as(server, partner))).toEqual([id_client]);
    expect(await linked(await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' })))).toEqual([]);
    const caller = await as(server, partner);
    expect((await caller.tryInvalid(productsApi.linkedClients, { query: { id_tenant: provider } })).status).toBe(404);
  });
});
