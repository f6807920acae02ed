import { compensationsApi } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { icmsCreditFields, icmsCreditsApi } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProduct } from '../../../../test/clients.ts';
import { addConsultancy, addPartnersClient } from '../../../../test/consultancy.ts';
import { addIcmsCredit } from '../../../../test/credit-controls.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let admin: Caller;
let partner: Caller;
let id_client: string;
let id_product: string;

const service = { typeServico: 'EXCLUSAO_DE_ICMS_E_ST' } as const;
const someAdmin = (more: Partial<Parameters<typeof addUser>[1]>) =>
  addUser(server, { id_tenant: provider, typeUser: 'ADMIN', ...more });

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

beforeEach(async () => {
  ({ home, admin } = await addConsultancy(server, { id_tenant: provider, typeCargo: 'CEO' }));
  ({ partner, id_client } = await addPartnersClient(server, home, { razao_social: 'Açougue Três Irmãos Ltda' }));
  id_product = await addProduct(server, { id_tenant: home, id_client, ...service });
});

const entered = {
  ...{
    credPisOriginal: 1_000.1,
    credPisOrigUtilizado: 300,
    credPisPago: 0,
    dcompInicialPis: ' 123456789015032413040001 ',
  },
  ...{ credCofinsOriginal: 4_600, credCofinsOrigUtilizado: 0, credCofinsPago: 100.05, dcompInicialCofins: '' },
};
const adding = (periodoApurado: string, change: object = {}) => ({
  body: { id_product, periodoApurado, ...entered, ...change },
});
const saving = (id: string, change: object = {}) => ({
  params: { id },
  body: { periodoApurado: '032024', ...entered, ...change },
});
const list = async (caller: Caller, query: object = {}) =>
  (await caller.call(icmsCreditsApi.list, { query })) as Awaited<
    ReturnType<typeof caller.call<typeof icmsCreditsApi.list>>
  >;
const periods = async (caller: Caller, query: object = {}) =>
  (await list(caller, query)).data.creditos.map(({ periodoApurado }) => periodoApurado);

describe('control of ICMS credits', { tags: ['D-22'] }, () => {
  it('stores a period with all its PIS and COFINS fields', { tags: ['W-493', 'W-494', 'C-91'] }, async () => {
    const { data } = await admin.call(icmsCreditsApi.add, adding('032024'));
    const stored = {
      ...entered,
      dcompInicialPis: '12345.67890.150324.1.3.04-0001',
      periodoApurado: '03/2024',
      version: 1,
    };
    const place = { id_client, id_product, empresa: 'Açougue Três Irmãos Ltda' };
    expect(data).toEqual({ id: expect.any(String), ...place, ...stored });
    expect((await list(partner, { id_client })).data).toEqual({
      creditos: [data],
      totais: {
        pis: { original: 1_000.1, utilizado: 300, pago: 0, saldo: 700.1 },
        cofins: { original: 4_600, utilizado: 0, pago: 100.05, saldo: 4_499.95 },
        saldo: 5_200.05,
      },
    });
  });

  it('returns five rows a page, newest first, and searches client, number, period and DCOMP', {
    tags: ['W-448'],
  }, async () => {
    const months = ['12/2023', '01/2024', '02/2024', '03/2024', '04/2024', '05/2024', '06/2024'];
    for (const periodoApurado of months) {
      const dcompInicialCofins = periodoApurado === '12/2023' ? '99887.1' : '';
      await addIcmsCredit(server, { id_tenant: home, id_client, id_product, periodoApurado, dcompInicialCofins });
    }
    const first = await list(admin);
    expect(first.page).toEqual({ number: 1, size: 5, total: 7 });
    expect(first.data.creditos.map(({ periodoApurado }) => periodoApurado)).toEqual(months.slice(2).reverse());
    expect(await periods(admin, { page: 2 })).toEqual(['01/2024', '12/2023']);
    expect(first.data.totais.saldo).toBe(7 * 560);
    expect(await periods(admin, { q: '02/2024' })).toEqual(['02/2024']);
    expect((await list(admin, { q: '02/2024' })).data.totais.saldo).toBe(560);
    expect(await periods(admin, { q: '99887' })).toEqual(['12/2023']);
    expect(await periods(admin, { q: 'acougue tres', pageSize: 50 })).toHaveLength(7);
    expect(await periods(admin, { q: id_client, pageSize: 50 })).toHaveLength(7);
    expect(await periods(admin, { q: 'padaria' })).toEqual([]);
  });

  it('increments the version of a saved row, returns 409 for a stale version, and records the history', {
    tags: ['D-35'],
  }, async () => {
    const { data } = await admin.call(icmsCreditsApi.add, adding('032024'));
    const saved = await admin.call(icmsCreditsApi.save, saving(data.id, { credPisPago: 50, seen: 1 }));
    expect(saved.data).toEqual({ ...data, credPisPago: 50, version: 2 });
    const conflict = { status: 409, body: { code: 'icms_credit_changed' } };
    expect(await admin.try(icmsCreditsApi.save, saving(data.id, { credPisPago: 60, seen: 1 }))).toMatchObject(conflict);
    await admin.call(icmsCreditsApi.remove, { params: { id: data.id } });
    expect(await periods(admin)).toEqual([]);
    const rows = await server.inTenant(home, (db) => db.select().from(changes).where(eq(changes.id_entity, data.id)));
    const of = (field: string) => rows.filter((row) => row.field === field).map(({ from, to }) => [from, to]);
    expect(of('credPisPago')).toEqual(
      expect.arrayContaining([
        [null, 0],
        [0, 50],
        [50, null],
      ]),
    );
    expect(new Set(rows.map(({ field }) => field))).toEqual(new Set(icmsCreditFields));
    expect(rows.every((row) => row.entity === 'CREDITO_DE_ICMS' && row.id_client === id_client)).toBe(true);
  });

  it('accepts a period once per product', async () => {
    const { data } = await admin.call(icmsCreditsApi.add, adding('032024'));
    const other = await admin.call(icmsCreditsApi.add, adding('042024'));
    const issues = [{ path: 'periodoApurado' }];
    const taken = { status: 409, body: { code: 'icms_credit_period_taken', issues } };
    expect(await admin.try(icmsCreditsApi.add, adding('032024'))).toMatchObject(taken);
    expect(await admin.try(icmsCreditsApi.save, saving(other.data.id))).toMatchObject(taken);
    expect((await admin.try(icmsCreditsApi.save, saving(data.id))).status).toBe(200);
  });

  it.each([
    ['132024', {}, 'periodoApurado'],
    ['032024', { credPisOriginal: -1 }, 'credPisOriginal'],
    ['032024', { credCofinsPago: 1.001 }, 'credCofinsPago'],
    ['032024', { dcompInicialPis: '12345.67890' }, 'dcompInicialPis'],
    ['032024', { dcompInicialCofins: '12345.67890.010127.1.3.04-0001' }, 'dcompInicialCofins'],
    ['032024', { credPisPago: 700.11 }, 'credPisPago'],
    ['032024', { credCofinsOrigUtilizado: 4_600.01 }, 'credCofinsOrigUtilizado'],
    ['122026', {}, 'periodoApurado'],
    ['032024', { id_product: '' }, 'id_product'],
  ])('returns 400 naming the field %s: %j', async (period, change, path) => {
    const refused = { status: 400, body: { code: 'invalid_input', issues: [{ path }] } };
    expect(await admin.try(icmsCreditsApi.add, adding(period, change))).toMatchObject(refused);
    expect(await periods(admin)).toEqual([]);
  });

  it('ties a PER/DCOMP to one product, in the control and in the compensation report', async () => {
    await admin.call(icmsCreditsApi.add, adding('032024'));
    expect((await admin.try(icmsCreditsApi.add, adding('042024'))).status).toBe(201);
    const other = await addProduct(server, { id_tenant: home, id_client, typeServico: 'PREVIDENCIARIO' });
    const body = { tributo: 'COFINS', pa: '032024', value: 1, perDcomp: '12345.67890.150324.1.3.04-0001' } as const;
    const taken = { status: 409, body: { code: 'per_dcomp_of_other_product' } };
    const report = (id: string) => admin.try(compensationsApi.add, { body: { ...body, id_product: id } });
    expect(await report(other)).toMatchObject(taken);
    expect((await report(id_product)).status).toBe(201);
  });

  it('returns 400 for a product of another service and 404 for an unknown row', async () => {
    const other = await addProduct(server, { id_tenant: home, id_client, typeServico: 'FCVS' });
    const refused = { status: 400, body: { code: 'icms_credit_of_other_service' } };
    expect(await admin.try(icmsCreditsApi.add, adding('032024', { id_product: other }))).toMatchObject(refused);
    const missing = { status: 404, body: { code: 'icms_credit_not_found' } };
    expect(await admin.try(icmsCreditsApi.save, saving('nenhum'))).toMatchObject(missing);
    expect(await admin.try(icmsCreditsApi.remove, { params: { id: 'nenhum' } })).toMatchObject(missing);
  });
});

describe('access to the control of ICMS credits', () => {
  let id: string;
  beforeEach(async () => {
    id = await addIcmsCredit(server, { id_tenant: home, id_client, id_product });
  });

  it('lets a USUARIO read the rows of their own clients and change none', async () => {
    expect(await periods(partner)).toEqual(['03/2024']);
    const denied = { status: 403, body: { code: 'icms_credit_edit_denied' } };
    expect(await partner.try(icmsCreditsApi.add, adding('042024'))).toMatchObject(denied);
    expect(await partner.try(icmsCreditsApi.save, saving(id))).toMatchObject(denied);
    expect(await partner.try(icmsCreditsApi.remove, { params: { id } })).toMatchObject(denied);
  });

  it('applies the list rule to the list, the opening rule to one client, and the service flag to both', {
    tags: ['D-14'],
  }, async () => {
    const colleague = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await periods(colleague)).toEqual([]);
    const closed = { status: 403, body: { code: 'client_denied' } };
    expect(await colleague.try(icmsCreditsApi.list, { query: { id_client } })).toMatchObject(closed);
    expect(await colleague.try(icmsCreditsApi.save, saving(id))).toMatchObject(closed);

    const flags = { permission_product: true };
    const without = await as(server, await someAdmin({ typeCargo: 'ANALISTA', permissions: flags }), home);
    expect(await periods(without, { id_client })).toEqual([]);
    const hidden = { status: 403, body: { code: 'product_denied' } };
    expect(await without.try(icmsCreditsApi.save, saving(id))).toMatchObject(hidden);
    const permissions = { ...flags, exclusao_icms: true };
    const analyst = await as(server, await someAdmin({ typeCargo: 'ANALISTA', permissions }), home);
    expect([await periods(analyst), await periods(analyst, { id_client })]).toEqual([['03/2024'], ['03/2024']]);
    expect((await analyst.try(icmsCreditsApi.save, saving(id))).status).toBe(200);

    const idle = await as(server, await someAdmin({ typeCargo: 'FINANCEIRO' }), home);
    expect(await periods(idle)).toEqual([]);
  });

  it('returns 404 for another tenant', { tags: ['D-11'] }, async () => {
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await periods(elsewhere)).toEqual([]);
    const missing = { status: 404 };
    expect(await elsewhere.try(icmsCreditsApi.list, { query: { id_client } })).toMatchObject(missing);
    expect(await elsewhere.try(icmsCreditsApi.add, adding('042024'))).toMatchObject(missing);
    expect(await elsewhere.try(icmsCreditsApi.save, saving(id))).toMatchObject(missing);
    expect(await elsewhere.try(icmsCreditsApi.remove, { params: { id } })).toMatchObject(missing);
  });
});
