import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { type EnteredPayrollItem, payrollItemsApi } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
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
  ({ id_product, id_apuracao } = await addOpenService(server, home, id_client, 'PREVIDENCIARIO'));
});

const list: EnteredPayrollItem[] = [
  { createdDate: '2026-11-20T11:00:00.000Z', verba: 'Férias Indenizadas', valor: 1234.56 },
  { createdDate: '2026-11-20T11:00:00.001Z', verba: '13º Salário', valor: 0 },
];
const saving = (body = list, options?: Record<string, string>) => savingAny(body, options);
const savingAny = <B>(body: B, { from = '012025', to = '122025', seen }: Record<string, string> = {}) => ({
  params: { id_apuracao, dateStart: from, dateEnd: to },
  query: { seen },
  body,
});
const read = async (caller = partner) => (await caller.call(payrollItemsApi.read, { params: { id_apuracao } })).data;
const empty = { verbas: [], dateStart: null, dateEnd: null, version: 0, editado_por: null, editado_em: null };

describe('payroll items of an assessment', { tags: ['W-525', 'W-526', 'W-477'] }, () => {
  it('are empty at first, and readable after a save with their period by all who see the product', async () => {
    expect(await read()).toEqual({ id_apuracao, ...empty });
    const { data } = await admin.call(payrollItemsApi.save, saving());
    expect(data).toEqual({
      ...{ id_apuracao, verbas: list, dateStart: '01/2025', dateEnd: '12/2025', version: 1 },
      ...{ editado_por: 'Ana', editado_em: '2026-11-20T12:00:00.000Z' },
    });
    expect(await read()).toEqual(data);
  });

  it('set the RUBRICA of the summary to their total', { tags: ['C-11'] }, async () => {
    await admin.call(payrollItemsApi.save, saving());
    const { data } = await partner.call(assessmentsApi.resume, { params: { id: id_apuracao } });
    expect(data).toMatchObject([{ typeValue: 'RUBRICA', value: 1234.56 }]);
  });

  it('assign a key to a row without one, and replace the previous list', { tags: ['W-478'] }, async () => {
    await admin.call(payrollItemsApi.save, saving());
    const bare = [
      { verba: 'Quebra de Caixa', valor: 10 },
      { verba: 'Auxílio-Creche', valor: 20 },
    ];
    const { data } = await admin.call(payrollItemsApi.save, saving(bare));
    expect(data.verbas).toMatchObject(bare);
    expect(new Set(data.verbas.map(({ createdDate }) => createdDate)).size).toBe(2);
    expect((await read()).verbas).toEqual(data.verbas);
  });

  it.each([
    ['a month that is none', list, { from: '132025' }, 'dateStart'],
    ['a period cut short', list, { to: '12202' }, 'dateEnd'],
    ['a verba that is not listed', [{ verba: 'Outra', valor: 1 }], {}, '0.verba'],
    ['a negative value', [{ verba: '13º Salário', valor: -1 }], {}, '0.valor'],
    ['three decimals', [{ verba: '13º Salário', valor: 1.005 }], {}, '0.valor'],
    ['a value as text', [{ verba: '13º Salário', valor: '1' }], {}, '0.valor'],
    ['a verba twice', [list[0], { ...list[0], createdDate: undefined }], {}, ''],
    ['a key twice', [list[0], { ...list[1], createdDate: list[0]?.createdDate }], {}, ''],
    ['fields instead of a list', { verbas: list }, {}, ''],
  ])('return 400 naming %s, and save nothing', { tags: ['W-162'] }, async (_, body, period, path) => {
    const reply = await admin.tryInvalid(payrollItemsApi.save, savingAny(body, period));
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path }] } });
    expect(await read()).toEqual({ id_apuracao, ...empty });
  });

  it('return 400 for an end before the start, but accept a period of one month', async () => {
    const reversed = { status: 400, body: { code: 'funds_period_reversed' } };
    expect(await admin.try(payrollItemsApi.save, saving(list, { from: '022025', to: '012025' }))).toMatchObject(
      reversed,
    );
    expect((await admin.try(payrollItemsApi.save, saving(list, { from: '012025', to: '012025' }))).status).toBe(200);
  });

  it('return 409 in a closed assessment and for a concurrent change', async () => {
    await admin.call(payrollItemsApi.save, saving(list, { seen: '0' }));
    const overtaken = { status: 409, body: { code: 'funds_changed' } };
    expect(await admin.try(payrollItemsApi.save, saving([], { seen: '0' }))).toMatchObject(overtaken);
    await server.inTenant(home, (db) =>
      db.update(assessments).set({ isModifica: false }).where(eq(assessments.id, id_apuracao)),
    );
    const closed = { status: 409, body: { code: 'assessment_closed' } };
    expect(await admin.try(payrollItemsApi.save, saving([]))).toMatchObject(closed);
    expect((await read()).verbas).toEqual(list);
  });

  it('count in the credit what is promised: recognised items, disputed ones when chosen, lost ones never', async () => {
    const choices = [
      { verba: 'Férias Indenizadas', valor: 100.1 },
      { verba: 'Auxílio-Creche', valor: 50, prometida: false },
      { verba: 'Abono Assiduidade', valor: 20, prometida: true },
      { verba: 'Hora Extra 50%', valor: 9999, prometida: true },
    ];
    const { data } = await admin.call(payrollItemsApi.save, saving(choices));
    expect(data.verbas).toMatchObject(choices);
    const { data: figures } = await admin.call(assessmentsApi.resume, { params: { id: id_apuracao } });
    expect(figures.find(({ typeValue }) => typeValue === 'RUBRICA')?.value).toBe(120.1);
  });

  it('record each changed item and the period in the history', { tags: ['D-35'] }, async () => {
    await admin.call(payrollItemsApi.save, saving());
    await admin.call(payrollItemsApi.save, saving([{ verba: 'Quebra de Caixa', valor: 5 }], { to: '012026' }));
    const rows = await server.inTenant(home, (db) =>
      db
        .select({ field: changes.field, from: changes.from, to: changes.to, who: changes.authorName })
        .from(changes)
        .where(and(eq(changes.id_product, id_product), eq(changes.entity, 'VERBAS')))
        .orderBy(asc(changes.field)),
    );
    const who = 'Ana';
    expect(rows).toHaveLength(7);
    expect(rows).toEqual(
      expect.arrayContaining([
        { field: 'dateEnd', from: '12/2025', to: '01/2026', who },
        { field: 'Férias Indenizadas', from: 1234.56, to: null, who },
        { field: 'Quebra de Caixa', from: null, to: 5, who },
        { field: 'foraDoCredito', from: null, to: 'Quebra de Caixa', who },
      ]),
    );
  });

  it('can be read but not saved by a USUARIO, including the CEO', { tags: ['W-167', 'C-94'] }, async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    for (const caller of [partner, ceo]) {
      expect(await caller.try(payrollItemsApi.save, saving())).toMatchObject({
        status: 403,
        body: { code: 'funds_denied' },
      });
    }
    expect(await read(ceo)).toMatchObject({ verbas: [] });
  });

  it('return 403 without access to the client, 404 for another tenant and for an unknown id', {
    tags: ['D-11'],
  }, async () => {
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    const request = { params: { id_apuracao } };
    expect(await stranger.try(payrollItemsApi.read, request)).toMatchObject({
      status: 403,
      body: { code: 'client_denied' },
    });
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await elsewhere.try(payrollItemsApi.read, request)).toMatchObject({ status: 404 });
    expect(await elsewhere.try(payrollItemsApi.save, saving())).toMatchObject({ status: 404 });
    id_apuracao = 'nenhuma';
    expect(await admin.try(payrollItemsApi.save, saving())).toMatchObject({ status: 404 });
  });
});
