import type { PermissionKey } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import { permissionsApi } from '@restitui/domain/accounts/permissions/permissions.api.ts';
import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
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
import { changes } from '../../insights/change-history/change-history.table.ts';

const simples = 'pis_cofins_monofasico_para_sn';
let server: TestServer;
let provider: TenantId;
let home: TenantId;
let other: TenantId;
let ana: TestUser;
let bia: TestUser;
let ceo: Caller;
/** The same user with a tenant selected. */
let ceoHere: Caller;
let alfa: string;
let product: string;
let pension: string;
let abroad: string;

function addAnalyst(name: string, ...flags: PermissionKey[]) {
  const permissions = Object.fromEntries(flags.map((flag) => [flag, true]));
  return addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', name, permissions });
}

async function admin(typeCargo: TypeCargo, flags: PermissionKey[], tenant?: string) {
  const permissions = Object.fromEntries(flags.map((flag) => [flag, true]));
  return as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo, permissions }), tenant);
}

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  other = await addTenant(server);
  ana = await addAnalyst('Ana Analista', simples, 'previdenciario');
  bia = await addAnalyst('Bia Analista', simples);
  const boss = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  ceo = await as(server, boss);
  ceoHere = await as(server, boss, home);
  alfa = await addClient(server, { id_tenant: home, razao_social: 'ALFA PADARIA LTDA' });
  const beta = await addClient(server, { id_tenant: home, razao_social: 'BÉTA MERCADO' });
  const gama = await addClient(server, { id_tenant: other, razao_social: 'GAMA POSTO' });
  product = await addProduct(server, { id_tenant: home, id_client: alfa, id_analista: ana.id });
  pension = await addProduct(server, { id_tenant: home, id_client: alfa, typeServico: 'PREVIDENCIARIO' });
  await addProduct(server, { id_tenant: home, id_client: beta, typeServico: 'FCVS' });
  abroad = await addProduct(server, { id_tenant: other, id_client: gama, id_analista: bia.id });
});
afterAll(() => server.close());

async function listed(caller: Caller, query: object = {}) {
  const { data } = await caller.call(analystsApi.list, { query });
  return data.clientes.map(({ empresa, typeServico }) => `${empresa.split(' ')[0]} ${typeServico}`);
}
const simplesOf = (name: string) => `${name} PIS_COFINS_MONOFASICO_PARA_SN`;
const everything = [simplesOf('ALFA'), 'ALFA PREVIDENCIARIO', 'BÉTA FCVS', simplesOf('GAMA')];

describe('GET /products/clientsProductUsers', { tags: ['W-512', 'C-82'] }, () => {
  it('lists all tenants or the selected one, sorted by name, with analyst names and the count', {
    tags: ['D-11'],
  }, async () => {
    const { data, page } = await ceo.call(analystsApi.list, {});
    expect(await listed(ceo)).toEqual(everything);
    expect(page).toEqual({ number: 1, size: 50, total: 4 });
    expect(data.clientes[0]).toMatchObject({
      id: product,
      id_tenant: home,
      id_client: alfa,
      nomeAnalista: 'Ana Analista',
    });
    expect(data.analistas).toEqual([
      { id: ana.id, name: 'Ana Analista' },
      { id: bia.id, name: 'Bia Analista' },
    ]);

    expect(await listed(ceoHere)).toEqual(everything.slice(0, 3));
    const { data: here } = await ceoHere.call(analystsApi.list, {});
    expect(here.clientes.map(({ nomeAnalista }) => nomeAnalista)).toEqual(['Ana Analista', null, null]);
  });

  it('filters by text, company, service, analyst and status, combined and paged', { tags: ['W-218'] }, async () => {
    expect(await listed(ceo, { q: 'beta' })).toEqual(['BÉTA FCVS']);
    expect(await listed(ceo, { q: alfa.slice(0, 8) })).toEqual(everything.slice(0, 2));
    expect(await listed(ceo, { id_tenant: other })).toEqual([simplesOf('GAMA')]);
    expect(await listed(ceo, { typeServico: 'FCVS' })).toEqual(['BÉTA FCVS']);
    expect(await listed(ceo, { analista: bia.id })).toEqual([simplesOf('GAMA')]);
    expect(await listed(ceo, { analista: 'sem-analista', q: 'alfa' })).toEqual(['ALFA PREVIDENCIARIO']);
    expect(await listed(ceo, { status: 'DISTRATO' })).toEqual([]);
    expect(await listed(ceo, { sort: '-empresa', page: 2, pageSize: 1 })).toEqual(['BÉTA FCVS']);
    const { page } = await ceo.call(analystsApi.list, { query: { q: 'alfa', pageSize: 1 } });
    expect(page).toEqual({ number: 1, size: 1, total: 2 });
  });

  it('applies the visibility rules of the actor', { tags: ['W-223', 'W-224'] }, async () => {
    expect(await listed(await admin('ANALISTA', ['permission_product', 'fcvs']))).toEqual(['BÉTA FCVS']);
    expect(await listed(await admin('TI', ['permission_geral']))).toEqual(everything);
    expect(await listed(await as(server, ana))).toEqual([simplesOf('ALFA')]);
    expect(await listed(await admin('JURIDICO', []))).toEqual([]);
    const boss = await as(server, await addUser(server, { id_tenant: other, typeCargo: 'CEO' }));
    expect(await listed(boss)).toEqual([simplesOf('GAMA')]);
    const { data } = await boss.call(analystsApi.list, {});
    expect(data).toMatchObject({ clientes: [{ nomeAnalista: 'Bia Analista' }], analistas: [] });
    expect((await boss.try(analystsApi.list, { query: { id_tenant: home } })).status).toBe(404);
  });

  it('requires permission_geral for the filter by analyst', { tags: ['W-225'] }, async () => {
    const analyst = await as(server, ana);
    const reply = await analyst.try(analystsApi.list, { query: { analista: bia.id } });
    expect(reply).toMatchObject({ status: 403, body: { code: 'analyst_filter_denied' } });
    expect((await analyst.call(analystsApi.list, {})).data.analistas).toEqual([]);
    const wide = await admin('ANALISTA', ['permission_geral', simples]);
    expect(await listed(wide, { analista: bia.id })).toEqual([simplesOf('GAMA')]);
  });

  it('returns 400 for an unknown service or status', async () => {
    expect((await ceo.try(analystsApi.list, { query: { typeServico: 'ICMS' } })).status).toBe(400);
    expect((await ceo.tryInvalid(analystsApi.list, { query: { status: 'FEITO' } })).status).toBe(400);
  });
});

const assign = (caller: Caller, id_product: string, id_analista: string | null, seen?: string | null) =>
  caller.try(analystsApi.assign, { body: { id_product, id_analista, seen } });

describe('assigning one product', { tags: ['W-510'] }, () => {
  it('assigns and unassigns an analyst and records both in the history', { tags: ['W-229', 'D-35'] }, async () => {
    expect(await assign(ceoHere, product, bia.id)).toMatchObject({
      status: 200,
      body: { data: { id: product, id_analista: bia.id, nomeAnalista: 'Bia Analista' } },
    });
    expect(await assign(ceoHere, product, null)).toMatchObject({ body: { data: { nomeAnalista: null } } });
    expect(await assign(ceoHere, product, ana.id)).toMatchObject({ status: 200 });
    const recorded = await server.inTenant(home, (db) =>
      db.select().from(changes).where(eq(changes.id_product, product)).orderBy(changes.date, changes.id),
    );
    const about = { entity: 'PRODUTO', id_client: alfa, field: 'analista' };
    expect(recorded).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...about, from: 'Ana Analista', to: 'Bia Analista' }),
        expect.objectContaining({ ...about, from: 'Bia Analista', to: null }),
        expect.objectContaining({ ...about, from: null, to: 'Ana Analista' }),
      ]),
    );
  });

  it('returns 403 for actors who see the product but may not assign', { tags: ['C-15'] }, async () => {
    const denied = { status: 403, body: { code: 'analyst_change_denied' } };
    for (const caller of [
      await as(server, ana, home),
      await admin('TI', ['permission_geral'], home),
      await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' })),
    ]) {
      expect(await assign(caller, product, null)).toMatchObject(denied);
    }
    const flagged = await admin('ANALISTA', ['permission_product', 'update_user_product', simples], home);
    expect((await assign(flagged, product, ana.id)).status).toBe(200);
    expect(await assign(flagged, pension, ana.id)).toMatchObject({ status: 403, body: { code: 'product_denied' } });
  });

  it('returns 404 for another tenant’s product and for an unknown id', { tags: ['D-11'] }, async () => {
    expect(await assign(ceoHere, abroad, null)).toMatchObject({ status: 404, body: { code: 'product_not_found' } });
    expect((await assign(ceoHere, 'x', null)).status).toBe(404);
  });

  it('accepts only an active analyst of the service', { tags: ['W-228', 'C-80'] }, async () => {
    const refused = { status: 400, body: { code: 'analyst_of_other_service' } };
    expect(await assign(ceoHere, pension, bia.id)).toMatchObject({
      ...refused,
      body: { message: 'Este usuário não é analista ativo do serviço Previdenciário.' },
    });
    const flags = { permissions: { previdenciario: true }, id_tenant: provider, typeUser: 'ADMIN' } as const;
    const lawyer = await addUser(server, { ...flags, typeCargo: 'JURIDICO' });
    const pending = await addUser(server, { ...flags, typeCargo: 'ANALISTA', isAccepted: false });
    for (const { id } of [lawyer, pending]) expect(await assign(ceoHere, pension, id)).toMatchObject(refused);
    const outsider = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    expect((await assign(ceoHere, pension, outsider.id)).status).toBe(404);
    expect((await ceoHere.tryInvalid(analystsApi.assign, { body: { id_product: pension } })).status).toBe(400);
  });

  it('returns 409 after a concurrent assignment, except to the same analyst', async () => {
    await assign(ceoHere, product, bia.id);
    const conflict = { status: 409, body: { code: 'analyst_changed' } };
    expect(await assign(ceoHere, product, null, ana.id)).toMatchObject(conflict);
    expect((await assign(ceoHere, product, bia.id, ana.id)).status).toBe(200);
    expect((await assign(ceoHere, product, ana.id, bia.id)).status).toBe(200);
  });
});

describe('assigning several products', () => {
  const many = (
    caller: Caller,
    id_products: string[],
    id_analista: string | null,
    seen?: Record<string, string | null>,
  ) => caller.try(analystsApi.assignMany, { body: { id_products, id_analista, seen } });
  const now = async () => {
    const { data } = await ceoHere.call(analystsApi.list, { query: { q: 'alfa' } });
    return data.clientes.map(({ id_analista }) => id_analista);
  };

  it('assigns all of them to one analyst of all their services', async () => {
    expect((await many(ceoHere, [product, pension, product], ana.id)).status).toBe(200);
    expect(await now()).toEqual([ana.id, ana.id]);
  });

  it.each(['assign', 'assignMany'] as const)('refuses an empty analyst in %s', async (name) => {
    const body = { id_product: product, id_products: [product], id_analista: '' };
    const { status, body: refusal } = await ceoHere.tryInvalid(analystsApi[name], { body });
    expect([status, refusal.code]).toEqual([400, 'invalid_input']);
  });

  it('assigns none when one does not fit, is unknown, or was changed in the meantime', async () => {
    expect((await many(ceoHere, [product, pension], bia.id)).status).toBe(400);
    expect((await many(ceoHere, [product, abroad], null)).status).toBe(404);
    expect((await many(ceoHere, [product, pension], null, { [pension]: bia.id })).status).toBe(409);
    expect((await many(await as(server, ana, home), [product, pension], null)).status).toBe(403);
    expect((await many(ceoHere, [], null)).status).toBe(400);
    expect(await now()).toEqual([ana.id, ana.id]);
  });
});

it('allows a look-up of analysts without a service', { tags: ['W-567'] }, async () => {
  const reply = await ceo.try(permissionsApi.listCandidates, {
    params: { service: ' ' },
    query: { typeCargo: 'ANALISTA' },
  });
  expect(reply).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'service', message: 'Serviço não fornecido' }] },
  });
});
