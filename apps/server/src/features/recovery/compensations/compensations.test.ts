import {
  compensationFields,
  compensationsApi,
  fillAllFields,
} from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProduct } from '../../../../test/clients.ts';
import { addConsultancy, addPartnersClient } from '../../../../test/consultancy.ts';
import { addCompensation } from '../../../../test/credit-controls.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let admin: Caller;
let partner: Caller;
let id_client: string;
let id_product: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

beforeEach(async () => {
  ({ home, admin } = await addConsultancy(server, { id_tenant: provider }));
  ({ partner, id_client } = await addPartnersClient(server, home, { razao_social: 'Posto Sereno SA' }));
  id_product = await addProduct(server, { id_tenant: home, id_client, typeServico: 'PREVIDENCIARIO' });
});

const entered = { tributo: 'COFINS', pa: '032024', value: 120.5, perDcomp: ' 123456789015032413040001 ' } as const;
const adding = <C extends object>(change?: C) => ({ body: { id_product, ...entered, ...change } });
const saving = <C extends object>(id: string, change?: C) => ({ params: { id }, body: { ...entered, ...change } });
const list = (caller: Caller, query: object = {}) => caller.call(compensationsApi.list, { query });
const numbers = async (caller: Caller, query: object = {}) =>
  (await list(caller, query)).data.compensacoes.map(({ perDcomp }) => perDcomp);

describe('compensation report', { tags: ['W-449', 'D-22'] }, () => {
  it('stores, lists with totals per tax, changes and deletes a compensation', async () => {
    const { data } = await admin.call(compensationsApi.add, adding());
    const place = { id_client, id_product, empresa: 'Posto Sereno SA', typeServico: 'PREVIDENCIARIO' };
    const stored = {
      tributo: 'COFINS',
      pa: '03/2024',
      value: 120.5,
      perDcomp: '12345.67890.150324.1.3.04-0001',
      version: 1,
    };
    expect(data).toEqual({ id: expect.any(String), ...place, ...stored });
    const place2 = { id_tenant: home, id_client, id_product };
    await addCompensation(server, { ...place2, pa: '01/2024', perDcomp: 'B' });
    await addCompensation(server, { ...place2, pa: '12/2023', tributo: 'PIS_PASEP', value: 0.1, perDcomp: 'C' });
    const report = await list(partner, { id_client });
    expect(report.page).toEqual({ number: 1, size: 50, total: 3 });
    expect(report.data.compensacoes.map(({ pa }) => pa)).toEqual(['03/2024', '01/2024', '12/2023']);
    expect(report.data.totais).toEqual({
      tributos: { PIS_PASEP: 0.1, COFINS: 120.5, IRPJ: 50, CSLL: 0 },
      total: 170.6,
    });
    const saved = await admin.call(compensationsApi.save, saving(data.id, { tributo: 'CSLL', value: 10, seen: 1 }));
    expect(saved.data).toEqual({ ...data, tributo: 'CSLL', value: 10, version: 2 });
    await admin.call(compensationsApi.remove, { params: { id: data.id } });
    expect(await numbers(admin)).toEqual(['B', 'C']);
  });

  it('pages, filters by tax and searches by client, number, month and PER/DCOMP', async () => {
    const place = { id_tenant: home, id_client, id_product };
    await addCompensation(server, { ...place, pa: '02/2024', perDcomp: 'UM' });
    await addCompensation(server, { ...place, pa: '01/2024', perDcomp: 'DOIS', tributo: 'CSLL' });
    expect(await numbers(admin, { page: 2, pageSize: 1 })).toEqual(['DOIS']);
    expect(await numbers(admin, { tributo: 'CSLL' })).toEqual(['DOIS']);
    for (const [q, found] of [
      ['sereno', 2],
      [id_client, 2],
      ['01/2024', 1],
      ['UM', 1],
      ['padaria', 0],
    ] as const) {
      expect([q, (await numbers(admin, { q })).length]).toEqual([q, found]);
    }
    expect((await list(admin, { tributo: 'CSLL' })).data.totais.total).toBe(50);
  });

  it.each([
    ['pa', { pa: undefined }],
    ['perDcomp', { perDcomp: undefined }],
    ['perDcomp', { perDcomp: ' ' }],
  ])('requires %s: %j', { tags: ['W-450', 'W-451', 'C-38'] }, async (path, change) => {
    const refused = { status: 400, body: { code: 'invalid_input', issues: [{ path, message: fillAllFields }] } };
    expect(fillAllFields).toBe('Por favor, preencha todos os campos');
    expect(await admin.try(compensationsApi.add, adding(change))).toMatchObject(refused);
  });

  it.each([
    ['value', { value: undefined }],
    ['value', { value: 0 }],
    ['value', { value: 0.001 }],
    ['pa', { pa: '132024' }],
    ['tributo', { tributo: 'ICMS' }],
    ['pa', { pa: '122099' }],
    ['pa', { pa: '122026' }],
    ['perDcomp', { perDcomp: 'abc' }],
    ['perDcomp', { perDcomp: '12345.67890.310224.1.3.04-0001' }],
    ['perDcomp', { perDcomp: '12345.67890.010127.1.3.04-0001' }],
    ['id_product', { id_product: '' }],
  ])('rejects %s with an error for that field: %j', async (path, change) => {
    const { status, body } = await admin.try(compensationsApi.add, adding(change));
    expect([status, (body as { issues?: { path: string }[] }).issues?.[0]?.path]).toEqual([400, path]);
    expect(await numbers(admin)).toEqual([]);
  });

  it('ties a PER/DCOMP to the credit of one product, once per tax and month', async () => {
    const { data } = await admin.call(compensationsApi.add, adding());
    const repeated = { status: 409, body: { code: 'compensation_repeated', issues: [{ path: 'perDcomp' }] } };
    expect(await admin.try(compensationsApi.add, adding())).toMatchObject(repeated);
    const { data: other } = await admin.call(compensationsApi.add, adding({ tributo: 'CSLL' }));
    expect(await admin.try(compensationsApi.save, saving(other.id))).toMatchObject(repeated);
    expect(await admin.try(compensationsApi.save, saving(data.id, { value: 1 }))).toMatchObject({ status: 200 });

    const elsewhere = await addProduct(server, { id_tenant: home, id_client, typeServico: 'SUBVENCAO' });
    expect(await admin.try(compensationsApi.add, adding({ id_product: elsewhere, tributo: 'IRPJ' }))).toMatchObject({
      status: 409,
      body: { code: 'per_dcomp_of_other_product' },
    });
    expect(await numbers(admin)).toHaveLength(2);
  });

  it('returns 409 for a concurrent change and 404 for an unknown row, and records all fields in the history', {
    tags: ['D-35'],
  }, async () => {
    const { data } = await admin.call(compensationsApi.add, adding());
    await admin.call(compensationsApi.save, saving(data.id, { value: 130, seen: 1 }));
    const conflict = { status: 409, body: { code: 'compensation_changed' } };
    expect(await admin.try(compensationsApi.save, saving(data.id, { seen: 1 }))).toMatchObject(conflict);
    const missing = { status: 404, body: { code: 'compensation_not_found' } };
    expect(await admin.try(compensationsApi.save, saving('nenhuma'))).toMatchObject(missing);
    expect(await admin.try(compensationsApi.remove, { params: { id: 'nenhuma' } })).toMatchObject(missing);
    await admin.call(compensationsApi.remove, { params: { id: data.id } });
    const rows = await server.inTenant(home, (db) => db.select().from(changes).where(eq(changes.id_entity, data.id)));
    const values = rows.filter(({ field }) => field === 'value').map(({ from, to }) => [from, to]);
    expect(values).toEqual(
      expect.arrayContaining([
        [null, 120.5],
        [120.5, 130],
        [130, null],
      ]),
    );
    expect(new Set(rows.map(({ field }) => field))).toEqual(new Set(compensationFields));
    expect(rows.every((row) => row.entity === 'COMPENSACAO' && row.id_product === id_product)).toBe(true);
  });
});

describe('access to the compensation report', () => {
  let id: string;
  beforeEach(async () => {
    id = await addCompensation(server, { id_tenant: home, id_client, id_product });
  });

  it('lets a USUARIO read the rows of their own clients and change none', async () => {
    expect(await numbers(partner)).toEqual(['DCOMP-1']);
    const denied = { status: 403, body: { code: 'compensation_edit_denied' } };
    expect(await partner.try(compensationsApi.add, adding())).toMatchObject(denied);
    expect(await partner.try(compensationsApi.save, saving(id))).toMatchObject(denied);
    expect(await partner.try(compensationsApi.remove, { params: { id } })).toMatchObject(denied);
  });

  it('applies the list, opening and service rules; returns 404 for another tenant', {
    tags: ['D-14', 'D-11'],
  }, async () => {
    const colleague = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await numbers(colleague)).toEqual([]);
    const closed = { status: 403, body: { code: 'client_denied' } };
    expect(await colleague.try(compensationsApi.list, { query: { id_client } })).toMatchObject(closed);
    expect(await colleague.try(compensationsApi.remove, { params: { id } })).toMatchObject(closed);
    const flags = { permission_product: true, subvencao: true };
    const person = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions: flags } as const;
    const analyst = await as(server, await addUser(server, person), home);
    expect(await numbers(analyst, { id_client })).toEqual([]);
    const hidden = { status: 403, body: { code: 'product_denied' } };
    expect(await analyst.try(compensationsApi.add, adding())).toMatchObject(hidden);
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await numbers(elsewhere)).toEqual([]);
    expect(await elsewhere.try(compensationsApi.list, { query: { id_client } })).toMatchObject({ status: 404 });
    expect(await elsewhere.try(compensationsApi.add, adding())).toMatchObject({ status: 404 });
    expect(await elsewhere.try(compensationsApi.save, saving(id))).toMatchObject({ status: 404 });
    expect(await elsewhere.try(compensationsApi.remove, { params: { id } })).toMatchObject({ status: 404 });
  });

  it('offers the products in reach as choices, by client and service', async () => {
    const other = await addProduct(server, { id_tenant: home, id_client, typeServico: 'SUBVENCAO' });
    const found = async (caller: Caller, query: object) =>
      (await caller.call(productsApi.choices, { query })).data.map((product) => product.id);
    const place = { id_client, empresa: 'Posto Sereno SA' };
    expect((await admin.call(productsApi.choices, { query: { q: 'sereno', typeServico: 'SUBVENCAO' } })).data).toEqual([
      { id: other, ...place, typeServico: 'SUBVENCAO' },
    ]);
    expect(await found(partner, { id_client })).toEqual([id_product, other]);
    expect(await found(admin, { q: 'padaria' })).toEqual([]);
    const colleague = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await found(colleague, {})).toEqual([]);
    const closed = { status: 403, body: { code: 'client_denied' } };
    expect(await colleague.try(productsApi.choices, { query: { id_client } })).toMatchObject(closed);
  });
});
