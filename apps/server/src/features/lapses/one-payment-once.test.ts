import { dashboardsApi } from '@restitui/domain/dashboards/dashboards.api.ts';
import { lapsesApi } from '@restitui/domain/lapses/lapses.api.ts';
import { refundRequestsApi } from '@restitui/domain/refund-requests/refund-requests.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addReadyRun, monthRow, sliceOf } from '../../../test/analysis-result.ts';
import { addConsultancy, addOpenService, addPartnersClient } from '../../../test/client-at-work.ts';
import { addTestAssessment } from '../../../test/clients.ts';
import { type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Db, withTenant } from '../../db/tenant-scope.ts';
import { listLapsingMonths } from '../alerts/alert-sources.repository.ts';

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

// The test's clock stands on 20/11/2026: both payments of October 2021 lapse within the alert's warning.
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

/** A standing result in which each payment refunds so much of October 2021. */
function analysed(id_apuracao: string, parts: Record<string, number>) {
  const fatias = Object.entries(parts).map(([pago_em, valor]) => sliceOf(pago_em, valor));
  const total_a_restituir = fatias.reduce((sum, { valor }) => sum + valor, 0);
  return addReadyRun(server, {
    ...{ id_tenant: home, id_user, id_apuracao, rows: [monthRow('10/2021', { total_a_restituir })] },
    details: { '10/2021': { fatias } },
  });
}

/** Calendar, payments behind it, the dashboards and the alerts, which say the same. */
async function lapsing(): Promise<Record<string, number>> {
  const { data: payments } = await admin.call(lapsesApi.payments);
  const sum = payments.reduce((total, { valor }) => total + valor, 0);
  expect((await admin.call(lapsesApi.calendar, { query: {} })).data.total.valor).toBe(sum);
  const chart = (await admin.call(dashboardsApi.lapses)).data;
  expect(chart.reduce((total, { valor }) => total + valor, 0)).toBe(sum);
  const months = await inHome((db) => listLapsingMonths(db, home, '2026-11-20'));
  expect(months.reduce((total, month) => total + month.total_a_restituir, 0)).toBe(sum);
  return Object.fromEntries(
    payments.map(({ pago_em, id_apuracao, valor }) => [`${pago_em} ${nameOf(id_apuracao)}`, valor]),
  );
}

const nameOf = (id: string) => ({ [older]: 'older', [newer]: 'newer' })[id] ?? 'another';

const save = (id_apuracao: string, situacao: string, pagamento = first) =>
  admin.try(refundRequestsApi.save, {
    params: { id_apuracao, competencia: '102021', pagamento },
    body: { situacao, data: '2026-11-20', protocolo: '1.234/2026' },
  } as never);
const edit = (id_apuracao: string, valor: number) =>
  admin.call(simplesAnalysisApi.updateTotal, { body: { id_apuracao, competencia: '10/2021', valor } });
const requests = async (id_apuracao: string) =>
  (await admin.call(refundRequestsApi.list, { params: { id_apuracao } })).data;

describe('D-34 a payment that two apurações of a product refund', () => {
  beforeEach(async () => {
    await analysed(newer, { [first]: 70 });
    await analysed(older, { [first]: 50 });
  });

  test('lapses once, as the newer one has it, whichever was analysed last', async () => {
    expect(await lapsing()).toEqual({ [`${first} newer`]: 70 });
    await analysed(newer, { [first]: 80 });
    expect(await lapsing()).toEqual({ [`${first} newer`]: 80 });
  });

  test('lapses as the older one has it where the newer one refunds nothing of the month, or is gone', async () => {
    await analysed(newer, {});
    expect(await lapsing()).toEqual({ [`${first} older`]: 50 });
    await analysed(newer, { [first]: 70 });
    await inHome(async (db) => {
      await db.execute(sql`delete from refund_slices where id_apuracao = ${newer}`);
      await db.execute(sql`update simples_runs set state = 'falhou' where id_apuracao = ${newer}`);
    });
    expect(await lapsing()).toEqual({ [`${first} older`]: 50 });
  });

  test('is told by the newer one for the whole month, also after its total was corrected or struck out', async () => {
    await analysed(older, { [second]: 30, [first]: 50 });
    expect(await lapsing()).toEqual({ [`${first} newer`]: 70 });
    await edit(newer, 20);
    expect(await lapsing()).toEqual({ [`${first} newer`]: 20 });
    await edit(newer, 0);
    expect(await lapsing()).toEqual({});
    await edit(newer, 70);
    await edit(older, 10);
    expect(await lapsing()).toEqual({ [`${first} newer`]: 70 });
  });

  test('is safe once it was asked for under any of them, and lapses again when that was refused', async () => {
    await save(older, 'PEDIDO');
    expect(await lapsing()).toEqual({});
    await save(older, 'INDEFERIDO');
    expect(await lapsing()).toEqual({ [`${first} newer`]: 70 });
    await save(newer, 'PEDIDO');
    expect(await lapsing()).toEqual({});
  });

  test('has its newest apuração by when it was made, then by its id', async () => {
    const both = sql`update assessments set "createdDate" = '2026-01-01' where id_product = ${id_product}`;
    await inHome((db) => db.execute(sql`update assessments set "createdDate" = '2027-01-01' where id = ${older}`));
    expect(await lapsing()).toEqual({ [`${first} older`]: 50 });
    await inHome((db) => db.execute(both));
    expect(Object.keys(await lapsing())).toEqual([`${first} ${older > newer ? 'older' : 'newer'}`]);
  });

  test('stays by itself in another product, also one that an apuração moves to', async () => {
    const another = await addOpenService(server, home, id_client, 'FCVS');
    await analysed(another.id_apuracao, { [first]: 9 });
    await save(older, 'PEDIDO');
    expect(await lapsing()).toEqual({ [`${first} another`]: 9 });
    await inHome((db) =>
      db.execute(sql`update assessments set id_product = ${another.id_product} where id = ${older}`),
    );
    expect(Object.values(await lapsing())).toEqual([70]);
  });
});

describe('D-34 two payments of one month', () => {
  beforeEach(async () => {
    await analysed(older, { [second]: 30, [first]: 50 });
    await analysed(newer, { [second]: 35, [first]: 60 });
  });

  test('lapse each by itself, and a request for one leaves the other', async () => {
    expect(await lapsing()).toEqual({ [`${first} newer`]: 60, [`${second} newer`]: 35 });
    await save(older, 'PEDIDO', second);
    expect(await lapsing()).toEqual({ [`${first} newer`]: 60 });
    expect((await requests(newer)).map((one) => [one.pagamento, one.em_outra_apuracao?.situacao])).toEqual([
      [first, undefined],
      [second, 'PEDIDO'],
    ]);
  });
});

describe('D-35 a payment that was asked for under another apuração', () => {
  beforeEach(async () => {
    await analysed(older, { [first]: 50 });
    await analysed(newer, { [first]: 70 });
    await save(newer, 'PEDIDO');
  });

  test('says where, and is not asked for again', async () => {
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

  test('may be asked for again once that was refused or taken back', async () => {
    await save(newer, 'INDEFERIDO');
    expect(await requests(older)).toMatchObject([{ em_outra_apuracao: { situacao: 'INDEFERIDO' } }]);
    expect(await save(older, 'PEDIDO')).toMatchObject({ status: 200, body: { data: { situacao: 'PEDIDO' } } });
    await save(newer, 'A_PEDIR');
    expect(await requests(older)).toMatchObject([{ situacao: 'PEDIDO', em_outra_apuracao: null }]);
  });

  test('shows the request that stands before a later one that was refused', async () => {
    const third = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    await analysed(third, { [first]: 1 });
    await save(older, 'INDEFERIDO');
    expect(await requests(third)).toMatchObject([{ em_outra_apuracao: { id_apuracao: newer } }]);
  });

  test('is asked for once by two people at the same time', async () => {
    await save(newer, 'A_PEDIR');
    const answers = await Promise.all([save(older, 'PEDIDO'), save(newer, 'PEDIDO')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
