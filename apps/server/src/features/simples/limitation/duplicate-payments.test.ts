import { toDay } from '@restitui/brazil/day.ts';
import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import type { RefundRequestStatus } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addTestAssessment } from '../../../../test/clients.ts';
import { addConsultancy, addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
import { type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { allProducts, listExpiringMonths } from '../../../db/open-claims.ts';
import { type Db, withTenant } from '../../../db/tenant-scope.ts';

let server: TestServer;
let home: TenantId;
let id_user: string;
let admin: Caller;
let id_client: string;
let id_product: string;
let older: string;
let newer: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// The test clock is at 20/11/2026: both payments of October 2021 expire within the alert's warning period.
const first = '2021-11-25';
const second = '2021-12-10';

beforeEach(async () => {
  const services = { pis_cofins_monofasico_para_sn: true, fcvs: true };
  const consultancy = await addConsultancy(server, {
    ...{ typeCargo: 'ANALISTA', permissions: { permission_product: true, ...services } },
  });
  ({ home, admin } = consultancy);
  id_user = consultancy.analyst.id;
  ({ id_client } = await addPartnersClient(server, home));
  ({ id_product, id_apuracao: older } = await addOpenService(server, home, id_client));
  server.clock.move(1000);
  newer = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
});

const inHome = <T>(work: (db: Db) => Promise<T>) => withTenant(server.database.pool, { tenant: home }, work);

/** Adds a ready run in which the payments refund the given parts of October 2021. */
function analysed(id_apuracao: string, parts: Record<string, number>) {
  const fatias = Object.entries(parts).map(([pago_em, valor]) => sliceOf(pago_em, valor));
  const total_a_restituir = fatias.reduce((sum, { valor }) => sum + valor, 0);
  return addReadyRun(server, {
    ...{ id_tenant: home, id_user, id_apuracao, rows: [monthRow('10/2021', { total_a_restituir })] },
    details: { '10/2021': { fatias } },
  });
}

/** Returns the calendar, after checking that payments, dashboards and alerts agree with it. */
async function expiringAmounts(): Promise<Record<string, number>> {
  const { data: payments } = await admin.call(limitationApi.payments);
  const sum = payments.reduce((total, { valor }) => total + valor, 0);
  expect((await admin.call(limitationApi.calendar, { query: {} })).data.total.valor).toBe(sum);
  const chart = (await admin.call(dashboardsApi.limitations)).data;
  expect(chart.reduce((total, { valor }) => total + valor, 0)).toBe(sum);
  const near = { from: toDay('2026-11-20'), until: toDay('2027-02-18') };
  const months = await inHome((db) => listExpiringMonths(db, { id_tenant: home, reach: allProducts(db, home) }, near));
  expect(months.reduce((total, month) => total + month.total_a_restituir, 0)).toBe(sum);
  return Object.fromEntries(
    payments.map(({ pago_em, id_apuracao, valor }) => [`${pago_em} ${nameOf(id_apuracao)}`, valor]),
  );
}

const nameOf = (id: string) => ({ [older]: 'older', [newer]: 'newer' })[id] ?? 'another';

const save = (id_apuracao: string, situacao: RefundRequestStatus, pagamento = first) =>
  admin.try(refundRequestsApi.save, {
    params: { id_apuracao, competencia: '102021', pagamento },
    body: { situacao, data: '2026-11-20', protocolo: '1.234/2026' },
  });
const edit = (id_apuracao: string, valor: number) =>
  admin.call(simplesAnalysisApi.updateTotal, {
    body: { id_apuracao, competencia: '10/2021', valor, motivo: 'Nota cancelada' },
  });
const requests = async (id_apuracao: string) =>
  (await admin.call(refundRequestsApi.list, { params: { id_apuracao } })).data;

describe('payment refunded by two assessments of a product', { tags: ['D-34'] }, () => {
  beforeEach(async () => {
    await analysed(newer, { [first]: 70 });
    await analysed(older, { [first]: 50 });
  });

  it('is counted once, as in the newer assessment, whichever was analysed last', async () => {
    expect(await expiringAmounts()).toEqual({ [`${first} newer`]: 70 });
    await analysed(newer, { [first]: 80 });
    expect(await expiringAmounts()).toEqual({ [`${first} newer`]: 80 });
  });

  it('is counted as in the older assessment when the newer one refunds nothing of the month, or is gone', async () => {
    await analysed(newer, {});
    expect(await expiringAmounts()).toEqual({ [`${first} older`]: 50 });
    await analysed(newer, { [first]: 70 });
    await inHome(async (db) => {
      await db.execute(sql`delete from refund_slices where id_apuracao = ${newer}`);
      await db.execute(sql`update simples_runs set state = 'falhou' where id_apuracao = ${newer}`);
    });
    expect(await expiringAmounts()).toEqual({ [`${first} older`]: 50 });
  });

  it('is taken from the newer assessment for the whole month, also after its total was corrected or set to zero', async () => {
    await analysed(older, { [second]: 30, [first]: 50 });
    expect(await expiringAmounts()).toEqual({ [`${first} newer`]: 70 });
    await edit(newer, 20);
    expect(await expiringAmounts()).toEqual({ [`${first} newer`]: 20 });
    await edit(newer, 0);
    expect(await expiringAmounts()).toEqual({});
    await edit(newer, 70);
    await edit(older, 10);
    expect(await expiringAmounts()).toEqual({ [`${first} newer`]: 70 });
  });

  it('does not expire once requested under either assessment, and expires again when the request was denied', async () => {
    await save(older, 'PEDIDO');
    expect(await expiringAmounts()).toEqual({});
    await save(older, 'INDEFERIDO');
    expect(await expiringAmounts()).toEqual({ [`${first} newer`]: 70 });
    await save(newer, 'PEDIDO');
    expect(await expiringAmounts()).toEqual({});
  });

  it('takes the assessment created last as the newest, then the one with the higher id', async () => {
    const both = sql`update assessments set "createdDate" = '2026-01-01' where id_product = ${id_product}`;
    await inHome((db) => db.execute(sql`update assessments set "createdDate" = '2027-01-01' where id = ${older}`));
    expect(await expiringAmounts()).toEqual({ [`${first} older`]: 50 });
    await inHome((db) => db.execute(both));
    expect(Object.keys(await expiringAmounts())).toEqual([`${first} ${older > newer ? 'older' : 'newer'}`]);
  });

  it('is counted separately in another product, also one to which an assessment moves', async () => {
    const another = await addOpenService(server, home, id_client, 'FCVS');
    await analysed(another.id_apuracao, { [first]: 9 });
    await save(older, 'PEDIDO');
    expect(await expiringAmounts()).toEqual({ [`${first} another`]: 9 });
    await inHome((db) =>
      db.execute(sql`update assessments set id_product = ${another.id_product} where id = ${older}`),
    );
    expect(Object.values(await expiringAmounts())).toEqual([70]);
  });
});

describe('two payments of one month', { tags: ['D-34'] }, () => {
  beforeEach(async () => {
    await analysed(older, { [second]: 30, [first]: 50 });
    await analysed(newer, { [second]: 35, [first]: 60 });
  });

  it('expire separately, and a request for one does not affect the other', async () => {
    expect(await expiringAmounts()).toEqual({ [`${first} newer`]: 60, [`${second} newer`]: 35 });
    await save(older, 'PEDIDO', second);
    expect(await expiringAmounts()).toEqual({ [`${first} newer`]: 60 });
    expect((await requests(newer)).map((one) => [one.pagamento, one.em_outra_apuracao?.situacao])).toEqual([
      [first, undefined],
      [second, 'PEDIDO'],
    ]);
  });
});

describe('payment requested under another assessment', { tags: ['D-35'] }, () => {
  beforeEach(async () => {
    await analysed(older, { [first]: 50 });
    await analysed(newer, { [first]: 70 });
    await save(newer, 'PEDIDO');
  });

  it('is not granted there by a corrected decision', async () => {
    const step = (id_apuracao: string, passo: EnteredStep) =>
      admin.try(refundRequestsApi.saveStep, {
        params: { id_apuracao, competencia: '102021', pagamento: first },
        body: { passo },
      });
    await save(newer, 'A_PEDIR');
    const denied: EnteredStep = { passo: 'DESPACHO', data: '2026-11-20', resultado: 'INDEFERIDO', motivo: 'Prazo' };
    await save(older, 'PEDIDO');
    expect((await step(older, denied)).status).toBe(200);
    await save(newer, 'PEDIDO');
    const granted: EnteredStep = { passo: 'DESPACHO', data: '2026-11-20', resultado: 'DEFERIDO' };
    expect(await step(older, granted)).toMatchObject({ status: 409, body: { code: 'refund_asked_elsewhere' } });
    expect(await requests(older)).toMatchObject([{ situacao: 'INDEFERIDO' }]);
  });

  it('names that assessment, and cannot be requested again', async () => {
    const elsewhere = { id_apuracao: newer, apuracao: 'Apuração de teste', situacao: 'PEDIDO', data: '2026-11-20' };
    expect(await requests(older)).toMatchObject([
      { situacao: 'A_PEDIR', em_outra_apuracao: { ...elsewhere, protocolo: '1.234/2026' } },
    ]);
    expect(await requests(newer)).toMatchObject([{ situacao: 'PEDIDO', em_outra_apuracao: null }]);
    const refused = { status: 409, body: { code: 'refund_asked_elsewhere' } };
    expect(await save(older, 'PEDIDO')).toMatchObject(refused);
    expect(await save(older, 'PAGO')).toMatchObject(refused);
    expect(await save(newer, 'DEFERIDO')).toMatchObject({ status: 200 });
  });

  it('can be requested again once the other request was denied or withdrawn', async () => {
    await save(newer, 'INDEFERIDO');
    expect(await requests(older)).toMatchObject([{ em_outra_apuracao: { situacao: 'INDEFERIDO' } }]);
    expect(await save(older, 'PEDIDO')).toMatchObject({ status: 200, body: { data: { situacao: 'PEDIDO' } } });
    await save(newer, 'A_PEDIR');
    expect(await requests(older)).toMatchObject([{ situacao: 'PEDIDO', em_outra_apuracao: null }]);
  });

  it('shows an active request rather than a later one that was denied', async () => {
    const third = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    await analysed(third, { [first]: 1 });
    await save(older, 'INDEFERIDO');
    expect(await requests(third)).toMatchObject([{ em_outra_apuracao: { id_apuracao: newer } }]);
  });

  it('is requested once by two simultaneous users', async () => {
    await save(newer, 'A_PEDIR');
    const answers = await Promise.all([save(older, 'PEDIDO'), save(newer, 'PEDIDO')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
