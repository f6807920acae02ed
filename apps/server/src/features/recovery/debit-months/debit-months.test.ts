import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { attachmentsApi } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import { compensationsApi } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { debitMonthsApi } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
import { addResumeValue, addTestAttachment, addTestCredit } from '../../../../test/credits.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { assessments } from '../assessments/assessments.table.ts';

let server: TestServer;
let home: TenantId;
let admin: Caller;
let partner: Caller;
let id_client: string;
let id_product: string;
let id_apuracao: string;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', name: 'Ana' }), home);
});
afterAll(() => server.close());

beforeEach(async () => {
  ({ partner, id_client } = await addPartnersClient(server, home));
  await openService('SUBVENCAO');
});

async function openService(typeServico: 'SUBVENCAO' | 'FCVS') {
  ({ id_product, id_apuracao } = await addOpenService(server, home, id_client, typeServico));
}

const entered = {
  credit: 1000,
  items: [
    { verba: 'IRPJ', value: 100.1 },
    { verba: ' CSLL ', value: 50.2 },
  ],
  isPaid: false,
  isSituacaoPerDComp: true,
};
const saving = (month: string, change: object = {}) => ({
  params: { id_apuracao, month },
  body: { ...entered, ...change },
});
const at = (month: string) => ({ params: { id_apuracao, month } });
const read = async (caller = partner) => (await caller.call(debitMonthsApi.list, { params: { id_apuracao } })).data;

describe('debit months of an assessment', { tags: ['W-492', 'D-22'] }, () => {
  it('are stored once per month in chronological order, with the sum of their items', async () => {
    expect(await read()).toEqual([]);
    await admin.call(debitMonthsApi.save, saving('022025'));
    await admin.call(debitMonthsApi.save, saving('122024', { items: [] }));
    const months = await read();
    expect(months).toEqual([
      {
        ...{ id: expect.any(String), id_apuracao, month: '12/2024', credit: 1000, totalUsed: 0, items: [], files: [] },
        ...{ isPaid: false, isSituacaoPerDComp: true, version: 1 },
      },
      expect.objectContaining({
        month: '02/2025',
        totalUsed: 150.3,
        items: [
          { verba: 'IRPJ', value: 100.1 },
          { verba: 'CSLL', value: 50.2 },
        ],
        isPaid: false,
      }),
    ]);
  });

  it('are updated in place, deleted, and recorded in the history', {
    tags: ['D-35'],
  }, async () => {
    const { data } = await admin.call(debitMonthsApi.save, saving('012025'));
    const again = await admin.call(debitMonthsApi.save, saving('012025', { isPaid: true, seen: 1 }));
    expect(again.data).toEqual({ ...data, isPaid: true, version: 2 });
    expect(await read()).toHaveLength(1);
    await admin.call(debitMonthsApi.remove, at('012025'));
    expect(await read()).toEqual([]);
    const rows = await server.inTenant(home, (db) => db.select().from(changes).where(eq(changes.id_entity, data.id)));
    expect(rows.filter(({ field }) => field === 'isPaid').map(({ from, to }) => [from, to])).toEqual(
      expect.arrayContaining([
        [null, false],
        [false, true],
        [true, null],
      ]),
    );
    expect(rows.every(({ entity, id_product: of }) => entity === 'MES_DE_DEBITO' && of === id_product)).toBe(true);
  });

  it('may be marked as paid without an amount', async () => {
    await admin.call(debitMonthsApi.save, saving('012025', { isPaid: true, items: [] }));
    expect(await read()).toMatchObject([{ isPaid: true, totalUsed: 0 }]);
  });

  it('refer to attachments of the same assessment, without deleted ones', async () => {
    const place = { id_tenant: home, id_client, id_product, id_apuracao };
    const id = await addTestAttachment(server, { ...place, nome: 'RECIBO DCTF WEB' });
    const { data } = await admin.call(debitMonthsApi.save, saving('012025', { files: [id] }));
    expect(data.files).toEqual([{ id, nome: 'RECIBO DCTF WEB' }]);
    expect((await read())[0]?.files).toEqual(data.files);
    const unknown = { status: 400, body: { code: 'debit_month_file_unknown' } };
    expect(await admin.try(debitMonthsApi.save, saving('022025', { files: ['outro'] }))).toMatchObject(unknown);
    await admin.call(attachmentsApi.remove, { params: { id } });
    expect((await read())[0]?.files).toEqual([]);
  });

  it.each([
    ['132025', {}, 'month'],
    ['012025', { credit: -1 }, 'credit'],
    ['012025', { items: [{ verba: '', value: 1 }] }, 'items.0.verba'],
    ['012025', { items: [{ verba: 'IRPJ', value: 1.001 }] }, 'items.0.value'],
    ['012025', { items: 'nada' }, 'items'],
    ['012025', { isPaid: 'sim' }, 'isPaid'],
  ])('return 400 naming the field %s: %j', async (month, change, path) => {
    const refused = { status: 400, body: { code: 'invalid_input', issues: [{ path }] } };
    expect(await admin.try(debitMonthsApi.save, saving(month, change))).toMatchObject(refused);
    expect(await read()).toEqual([]);
  });

  it('return 409 for a concurrent change or a closed assessment, 404 for an unknown month', async () => {
    await admin.call(debitMonthsApi.save, saving('012025', { seen: 0 }));
    const conflict = { status: 409, body: { code: 'debit_month_changed' } };
    expect(await admin.try(debitMonthsApi.save, saving('012025', { seen: 0 }))).toMatchObject(conflict);
    const missing = { status: 404, body: { code: 'debit_month_not_found' } };
    expect(await admin.try(debitMonthsApi.remove, at('022025'))).toMatchObject(missing);
    await server.inTenant(home, (db) =>
      db.update(assessments).set({ isModifica: false }).where(eq(assessments.id, id_apuracao)),
    );
    const closed = { status: 409, body: { code: 'assessment_closed' } };
    expect(await admin.try(debitMonthsApi.save, saving('022025'))).toMatchObject(closed);
    expect(await admin.try(debitMonthsApi.remove, at('012025'))).toMatchObject(closed);
    expect(await read()).toHaveLength(1);
  });
});

describe('the balance of a product', { tags: ['C-11', 'D-22'] }, () => {
  const figure = async (type: string) =>
    (await admin.call(assessmentsApi.resume, { params: { id: id_apuracao } })).data.find(
      ({ typeValue }) => typeValue === type,
    )?.value;

  it('feeds the cards with the months: paid as refunded, unpaid as debit', async () => {
    for (const typeValue of ['CREDITO_APURADO', 'VALOR_REST', 'DEBITO', 'SALDO'] as const) {
      await addResumeValue(server, { id_tenant: home, id_apuracao, typeValue, value: 0 });
    }
    await admin.call(debitMonthsApi.save, saving('012025'));
    await admin.call(debitMonthsApi.save, saving('022025', { isPaid: true }));
    expect(await figure('CREDITO_APURADO')).toBe(2_000);
    expect(await figure('VALOR_REST')).toBe(150.3);
    expect(await figure('DEBITO')).toBe(150.3);
    expect(await figure('SALDO')).toBe(1_699.4);
  });

  it('refuses months that use more than the credit, and allows to lower them', async () => {
    await openService('FCVS');
    await addTestCredit(server, { id_tenant: home, id_client, id_product, id_apuracao, creditOrigin: 100 });
    const using = (value: number) => saving('012025', { credit: 0, items: [{ verba: 'IRPJ', value }] });
    const exceeded = { status: 409, body: { code: 'credit_exceeded', issues: [{ path: 'items' }] } };
    const reply = await admin.try(debitMonthsApi.save, using(1_600));
    expect(reply).toMatchObject(exceeded);
    expect((reply.body as { message: string }).message).toMatch(/^O crédito é de R\$ 1\d\d,\d\d; .* R\$ 1\.600,00\.$/);
    expect(await read(admin)).toEqual([]);
    expect((await admin.try(debitMonthsApi.save, using(100))).status).toBe(200);
  });

  it('refuses a report above the credit, without a limit while no credit is known', async () => {
    await openService('FCVS');
    const reporting = (value: number, pa: string) => ({
      body: { id_product, tributo: 'IRPJ' as const, pa, value, perDcomp: '12345.67890.150324.1.3.04-0001' },
    });
    expect((await admin.try(compensationsApi.add, reporting(50, '012025'))).status).toBe(201);
    await addTestCredit(server, { id_tenant: home, id_client, id_product, id_apuracao, creditOrigin: 100 });
    const exceeded = { status: 409, body: { code: 'credit_exceeded', issues: [{ path: 'value' }] } };
    expect(await admin.try(compensationsApi.add, reporting(100, '022025'))).toMatchObject(exceeded);
    expect((await admin.try(compensationsApi.add, reporting(50, '022025'))).status).toBe(201);
  });
});

describe('access to debit months', () => {
  it('lets a USUARIO read those of Subvenção and change none', { tags: ['C-94'] }, async () => {
    await admin.call(debitMonthsApi.save, saving('012025'));
    expect(await read()).toHaveLength(1);
    const denied = { status: 403, body: { code: 'debit_month_edit_denied' } };
    expect(await partner.try(debitMonthsApi.save, saving('022025'))).toMatchObject(denied);
    expect(await partner.try(debitMonthsApi.remove, at('012025'))).toMatchObject(denied);
  });

  it('restricts those of FCVS to ADMIN, even towards the CEO of the company', {
    tags: ['W-101'],
  }, async () => {
    await openService('FCVS');
    await admin.call(debitMonthsApi.save, saving('012025'));
    expect(await read(admin)).toHaveLength(1);
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    const denied = { status: 403, body: { code: 'debit_months_denied' } };
    for (const caller of [partner, ceo]) {
      expect(await caller.try(debitMonthsApi.list, { params: { id_apuracao } })).toMatchObject(denied);
    }
  });

  it('returns 404 for another tenant, 403 without access to the client', { tags: ['D-11'] }, async () => {
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    for (const [caller, status] of [
      [elsewhere, 404],
      [stranger, 403],
    ] as const) {
      expect(await caller.try(debitMonthsApi.list, { params: { id_apuracao } })).toMatchObject({ status });
      expect(await caller.try(debitMonthsApi.save, saving('012025'))).toMatchObject({ status });
      expect(await caller.try(debitMonthsApi.remove, at('012025'))).toMatchObject({ status });
    }
  });
});
