import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addConsultancy, addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let id_user: string;
let admin: Caller;
let partner: Caller;
let stranger: Caller;
let partnerId: string;
let id_client: string;
let id_product: string;
let id_apuracao: string;

const row = monthRow('05/2025', {
  ...{ diagnostico: diagnosisTexts.oportunidade, total_a_restituir: 159.24, cofins_restituir: 130.89 },
  ...{ pis_restituir: 28.35, prescreve_em: '2030-06-20' },
});
const das = { numero: '07202620250500100', principal: 1711.51 };
const declaracao = {
  ...{ numero: '11222333202505001', tipo: 'Original', regime: 'Competência', rbt12: 355_000, das_total: 1711.51 },
  ...{ das, vencimento: '2025-06-20', pago_em: '2025-06-20', valor_pago: 1711.51, pagamento_presumido: false },
};
const paid = sliceOf('2025-06-20', 159.24, { das: das.numero, banco: '001/1234', pago: 1711.51 });

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

beforeEach(async () => {
  const consultancy = await addConsultancy(server, { id_tenant: provider, name: 'Ana Lista' });
  ({ home, admin } = consultancy);
  id_user = consultancy.analyst.id;
  const { person, ...client } = await addPartnersClient(server, home, { razao_social: 'COMERCIO' });
  ({ partner, id_client } = client);
  partnerId = person.id;
  stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
  ({ id_product, id_apuracao } = await addOpenService(server, home, id_client));
  await analysed();
});

const analysed = (fatias = [paid]) =>
  addReadyRun(server, {
    ...{ id_tenant: home, id_apuracao, id_user, rows: [row] },
    details: { '05/2025': { declaracao, fatias } },
  });
const list = async (caller = partner) => (await caller.call(refundRequestsApi.list, { params: { id_apuracao } })).data;
const asked = { situacao: 'PEDIDO', data: '2026-11-20', protocolo: '1.234/2026' } as const;
const save = (body: object = asked, caller = admin, pagamento = '2025-06-20') =>
  caller.tryInvalid(refundRequestsApi.save, { params: { id_apuracao, competencia: '052025', pagamento }, body });

describe('refund payments of an assessment', () => {
  it('have number, payment, both taxes and the date of limitation', async () => {
    expect(await list()).toEqual([
      {
        ...{ teses: [], tipo: 'RESTITUICAO' },
        ...{ competencia: '05/2025', pagamento: '2025-06-20', das: das.numero, banco: '001/1234' },
        ...{ declaracao: declaracao.numero, retificadora: '', despacho: null, recurso: null, recebido: null },
        ...{ pago_em: '2025-06-20', presumido: false, principal: 1711.51, cofins: 130.89, pis: 28.35, total: 159.24 },
        ...{ prescreve_em: '2030-06-20', total_editado: null, situacao: 'A_PEDIR', data: null, protocolo: '' },
        ...{ valor_pedido: null, alterado_por: null, version: 0, em_outra_apuracao: null },
      },
    ]);
    expect(await stranger.try(refundRequestsApi.list, { params: { id_apuracao } })).toMatchObject({ status: 403 });
  });

  it('are listed one by one when the month was paid in parts', async () => {
    await analysed([sliceOf('2025-08-01', 100), sliceOf('2025-06-20', 50), sliceOf('2025-06-20', 9.24)]);
    expect((await list()).map(({ pagamento, cofins, pis, total }) => [pagamento, cofins, pis, total])).toEqual([
      ['2025-06-20', 41.1, 8.9, 50],
      ['2025-06-20-2', 7.59, 1.65, 9.24],
      ['2025-08-01', 82.2, 17.8, 100],
    ]);
  });

  it('show that the total was corrected by hand, without changing the taxes', async () => {
    const body = { id_apuracao, competencia: '05/2025', valor: 150, motivo: 'Nota cancelada' };
    await admin.call(simplesAnalysisApi.updateTotal, { body });
    expect(await list()).toMatchObject([{ total: 159.24, cofins: 130.89, total_editado: 150 }]);
  });
});

describe('state of a refund request', () => {
  it('is kept with its author and amount, and recorded in the history', { tags: ['D-35'] }, async () => {
    const { body } = await save();
    const kept = { ...asked, valor_pedido: 159.24, alterado_por: 'Ana Lista', version: 1 };
    expect(body).toMatchObject({ data: kept });
    await analysed([sliceOf('2025-06-20', 140)]);
    expect(await list()).toMatchObject([{ ...kept, total: 140 }]);
    const rows = await server.inTenant(home, (db) =>
      db.select().from(changes).where(eq(changes.id_entity, id_apuracao)),
    );
    expect(rows.map(({ field, to }) => [field.split(' ')[0], to])).toEqual(
      expect.arrayContaining([
        ['pedido_situacao', 'PEDIDO'],
        ['pedido_data', '2026-11-20'],
        ['pedido_protocolo', '1.234/2026'],
      ]),
    );
  });

  it('stays visible when its payment is no longer refunded', async () => {
    await save();
    await analysed([]);
    expect(await list()).toMatchObject([{ pagamento: '2025-06-20', total: 0, valor_pedido: 159.24 }]);
  });

  it('can be reset', async () => {
    await save();
    expect((await save({ situacao: 'A_PEDIR' })).body).toMatchObject({
      data: { situacao: 'A_PEDIR', data: null, protocolo: '', valor_pedido: null, version: 2 },
    });
  });

  it('is rejected without a date, for an outdated version, without permission and for a missing payment', async () => {
    const invalid = { code: 'invalid_input', issues: [{ path: 'data' }] };
    expect(await save({ situacao: 'PEDIDO' })).toMatchObject({ status: 400, body: invalid });
    expect(await save({ ...asked, data: '2026-02-31' })).toMatchObject({ status: 400, body: invalid });
    expect((await save({ ...asked, seen: 0 })).status).toBe(200);
    const changed = { status: 409, body: { code: 'refund_request_changed' } };
    expect(await save({ ...asked, seen: 0 })).toMatchObject(changed);
    expect(await save(asked, partner)).toMatchObject({ status: 403, body: { code: 'refund_request_denied' } });
    expect(await save(asked, stranger)).toMatchObject({ status: 403 });
    const missing = { status: 404, body: { code: 'refund_payment_not_found' } };
    expect(await save(asked, admin, '2020-01-01')).toMatchObject(missing);
  });
});

describe('credits of the requests', { tags: ['D-34'] }, () => {
  const credit = (caller = admin) => caller.try(refundRequestsApi.credit, { params: { id_apuracao } });
  const credits = async () => (await admin.call(creditsApi.list, { params: { id_apuracao } })).data;

  it('are added once, with the month, the payment day and the amount that was requested', async () => {
    expect(await credit()).toMatchObject({ status: 409, body: { code: 'refund_requests_credited' } });
    await save();
    expect((await credit()).body).toEqual({ data: { linhas: 1, valor: 159.24 } });
    const [added] = await credits();
    expect(added).toMatchObject({
      ...{ anoCompetencia: 2025, mesCompetencia: 5, pagoEm: '2025-06-20', creditOrigin: 159.24, isPago: false },
    });
    expect(added?.selic).toBeGreaterThan(0);
    expect(await credit()).toMatchObject({ status: 409, body: { code: 'refund_requests_credited' } });
    expect(await credits()).toHaveLength(1);
  });

  it('are not added for a denied request, and a typed credit of the month is that of the payment', async () => {
    await save({ ...asked, situacao: 'INDEFERIDO' });
    expect(await credit()).toMatchObject({ status: 409 });
    await save();
    const typed = (await admin.call(creditsApi.add, { body: { id_client, id_product, id_apuracao } })).data;
    await admin.call(creditsApi.save, { body: { id: typed.id, anoCompetencia: 2025, mesCompetencia: 5 } });
    expect(await credit()).toMatchObject({ status: 409 });
    expect(await credits()).toHaveLength(1);
  });

  it('are refused to a partner, to strangers and in a closed assessment', async () => {
    await save();
    expect(await credit(partner)).toMatchObject({ status: 403, body: { code: 'refund_request_denied' } });
    expect(await credit(stranger)).toMatchObject({ status: 403 });
    await admin.call(assessmentsApi.setOpen, { params: { id: id_apuracao }, body: { isModifica: false } });
    expect(await credit()).toMatchObject({ status: 409, body: { code: 'assessment_closed' } });
    expect(await credits()).toEqual([]);
  });
});

describe('limitation calendar', { tags: ['D-34'] }, () => {
  const calendar = async (caller: Caller, query = {}) => (await caller.call(limitationApi.calendar, { query })).data;
  // The test clock is at 20/11/2026.
  const soon = [sliceOf('2021-12-10', 100), sliceOf('2021-11-30', 49.24), sliceOf('2021-11-19', 10)];

  it('sums by month the corrected amounts that expire from today on, for the clients of the user’s list', async () => {
    await analysed(soon);
    const data = await calendar(partner);
    expect(data).toMatchObject({ hoje: '2026-11-20', em_30_dias: { valor: 149.24 }, prescrito: { valor: 10 } });
    expect(data.meses.map(({ mes, valor, pagamentos, clientes }) => [mes, valor, pagamentos, clientes])).toEqual([
      ['11/2026', 49.24, 1, 1],
      ['12/2026', 100, 1, 1],
    ]);
    const [first] = data.meses;
    expect(first?.corrigido).toBeGreaterThan(first?.valor ?? 0);
    expect(data.total.corrigido).toBeCloseTo(
      data.meses.reduce((sum, { corrigido }) => sum + corrigido, 0),
      2,
    );
    expect(await calendar(stranger)).toMatchObject({ total: { valor: 0, corrigido: 0 }, meses: [] });
  });

  it('is filtered by person and year, and lists the payments of a month', async () => {
    await analysed(soon);
    expect((await calendar(admin, { pessoa: partnerId })).meses).toHaveLength(2);
    expect((await calendar(admin, { pessoa: id_user })).meses).toEqual([]);
    expect((await calendar(admin, { periodo: '2027' })).meses).toEqual([]);
    const { data, page } = await admin.call(limitationApi.payments, { query: { mes: '112026' } });
    expect(page).toEqual({ number: 1, size: 50, total: 1 });
    expect(data).toMatchObject([
      { ...{ id_client, empresa: 'COMERCIO', id_product, id_apuracao, competencia: '05/2025' }, valor: 49.24 },
    ]);
    expect((await stranger.call(limitationApi.payments)).data).toEqual([]);
  });

  it('excludes payments requested in time and includes those whose request was denied', async () => {
    await save();
    expect((await calendar(partner)).total.valor).toBe(0);
    await save({ ...asked, situacao: 'INDEFERIDO' });
    expect((await calendar(partner)).total.valor).toBe(159.24);
  });

  it('follows a total that was corrected by hand', async () => {
    await admin.call(simplesAnalysisApi.updateTotal, {
      body: { id_apuracao, competencia: '05/2025', valor: 150, motivo: 'Nota cancelada' },
    });
    expect((await calendar(partner)).total.valor).toBe(150);
  });
});
