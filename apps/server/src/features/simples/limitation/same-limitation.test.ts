import type { Day } from '@restitui/brazil/day.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { limitationCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '../../../../test/alerts.ts';
import { addAnalysedMonths, thesisOf } from '../../../../test/analysis-payments.ts';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addClient, addTestAssessment } from '../../../../test/clients.ts';
import { addOpenService } from '../../../../test/consultancy.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { statementsSent } from '../../../../test/statements-sent.ts';
import { sweepAlerts } from '../../insights/alerts/jobs/sweep-alerts.ts';
import { products } from '../../recovery/products/products.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let boss: Caller;
let id_user: string;
const today = '2026-11-20' as Day;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

type Place = Awaited<ReturnType<typeof addOpenService>>;
let sped: Place;
let payroll: Place;
let simples: Place;

beforeEach(async () => {
  home = await addTenant(server);
  const user = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  id_user = user.id;
  boss = await as(server, user, home);
  const service = async (razao_social: string, servico?: 'EXCLUSAO_DE_ICMS_E_ST' | 'PREVIDENCIARIO') =>
    addOpenService(server, home, await addClient(server, { id_tenant: home, razao_social }), servico);
  sped = await service('Do SPED', 'EXCLUSAO_DE_ICMS_E_ST');
  payroll = await service('Da folha', 'PREVIDENCIARIO');
  simples = await service('Do Simples');
  await analyse();
});

async function analyse() {
  await addAnalysedMonths(server, { id_tenant: home, id_user, ...sped, servico: 'EXCLUSAO_DE_ICMS_E_ST' }, [
    { periodo: '2021-12', pagamento: '2022-01-25', prescreve_em: '2027-01-25', celulas: [thesisOf('A', 60_33)] },
    { periodo: '2022-12', pagamento: '2023-01-25', prescreve_em: '2028-01-25', celulas: [thesisOf('A', 50_00)] },
    { periodo: '2021-09', pagamento: '2021-10-25', prescreve_em: '2026-10-25', celulas: [thesisOf('A', 9_00)] },
  ]);
  await addAnalysedMonths(server, { id_tenant: home, id_user, ...payroll, servico: 'PREVIDENCIARIO' }, [
    { periodo: '2021-13', pagamento: '2021-12-20', prescreve_em: '2026-12-20', celulas: [thesisOf('A', 30_00)] },
    { periodo: '2022-11', pagamento: '2022-12-20', prescreve_em: '2027-12-20', celulas: [thesisOf('A', 20_00)] },
  ]);
  await addReadyRun(server, {
    ...{ id_tenant: home, id_apuracao: simples.id_apuracao, id_user },
    rows: [monthRow('11/2021', { total_a_restituir: 250.5 }), monthRow('03/2024', { total_a_restituir: 5 })],
    details: {
      '11/2021': { fatias: [sliceOf('2021-12-22', 200), sliceOf('2021-12-20', 50.5)] },
      '03/2024': { fatias: [sliceOf('2024-04-20', 5)] },
    },
  });
}

const calendar = async () => (await boss.call(limitationApi.payments, { query: {} })).data;

/** Derives from the calendar: by client the next last day, the clients of 90 days, and the messages of the alerts. */
async function impliedByCalendar() {
  const payments = await calendar();
  const months = Map.groupBy(payments, ({ id_apuracao, competencia }) => `${id_apuracao} ${competencia}`);
  const messages = [...months.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const total_a_restituir = [first, ...others].reduce((sum, { valor }) => sum + valor, 0);
    return limitationCause({ ...first, total_a_restituir }, today)?.message ?? [];
  });
  const next = new Map<string, string>();
  for (const { empresa, prescreve_em } of payments) if (!next.has(empresa)) next.set(empresa, prescreve_em);
  const near = [...next].filter(([, day]) => day <= '2027-02-18').map(([empresa]) => empresa);
  return { next: Object.fromEntries(next), near: near.toSorted(), messages: messages.toSorted() };
}

const listed = async (query: object, caller = boss) =>
  (await caller.call(clientsApi.listOfTenant, { params: { id_tenant: home }, query })).data;

async function shown() {
  await server.inTenant(home, (db) => sweepAlerts(db, home, server.clock.now()));
  const rows = await listed({ colunas: 'prescreve_em', sort: 'prescreve_em' });
  const days = rows.flatMap(({ razao_social, prescreve_em }) => (prescreve_em ? [[razao_social, prescreve_em]] : []));
  const near = (await listed({ prescreve: '90d' })).map(({ razao_social }) => razao_social);
  const alerts = (await boss.call(alertsApi.list, { query: {} })).data;
  const messages = alerts.flatMap(({ kind, message }) => (kind === 'CREDITO_A_PRESCREVER' ? message : []));
  return { next: Object.fromEntries(days), near: near.toSorted(), messages: messages.toSorted() };
}

const request = ({ id_apuracao }: Place, competencia: string, pagamento = '1') =>
  boss.call(refundRequestsApi.saveStep, {
    params: { id_apuracao, competencia, pagamento },
    body: { passo: { passo: 'PEDIDO', data: '2026-11-10', protocolo: '1.1' } },
  });

describe('calendar, column, filter and alerts', { tags: ['D-27', 'D-34'] }, () => {
  it('have the same last days and amounts for Simples, SPED and payroll', async () => {
    const first = await shown();
    expect(first).toEqual(await impliedByCalendar());
    expect(first).toEqual({
      next: { 'Do Simples': '2026-12-20', 'Da folha': '2026-12-20', 'Do SPED': '2027-01-25' },
      near: ['Da folha', 'Do SPED', 'Do Simples'],
      messages: [
        `O crédito de 11/2021, de ${formatBRL(250.5)}, prescreve em 20/12/2026.`,
        `O crédito de 12/2021, de ${formatBRL(60.33)}, prescreve em 25/01/2027.`,
        `O crédito de 13º/2021, de ${formatBRL(30)}, prescreve em 20/12/2026.`,
      ],
    });
  });

  it('change together when a month is requested, and when a newer assessment has another amount', async () => {
    await shown();
    await request(payroll, '13/2021', '13-1');
    const requested = await shown();
    expect(requested).toEqual(await impliedByCalendar());
    expect(requested).toMatchObject({ next: { 'Da folha': '2027-12-20' }, near: ['Do SPED', 'Do Simples'] });
    server.clock.move(1000);
    const newer = await addTestAssessment(server, { id_tenant: home, ...sped });
    sped = { ...sped, id_apuracao: newer };
    await addAnalysedMonths(server, { id_tenant: home, id_user, ...sped, servico: 'EXCLUSAO_DE_ICMS_E_ST' }, [
      { periodo: '2021-12', pagamento: '2022-01-20', prescreve_em: '2027-01-20', celulas: [thesisOf('A', 70_00)] },
    ]);
    const after = await shown();
    expect(after).toEqual(await impliedByCalendar());
    expect(after.messages).toContain(`O crédito de 12/2021, de ${formatBRL(70)}, prescreve em 20/01/2027.`);
    expect(after.messages).toHaveLength(2);
    expect(await messagesOf(boss, 'resolved')).toHaveLength(2);
  });

  it('count the months to request in the next step', async () => {
    await server.inTenant(home, (db) => db.update(products).set({ id_analista: id_user }));
    const stepOf = async (q: string) => (await listed({ q, colunas: 'passo' }))[0]?.passo;
    expect(await stepOf('Do SPED')).toEqual({ tipo: 'PEDIR', quantidade: 2 });
    await request(sped, '12/2021');
    expect(await stepOf('Do SPED')).toEqual({ tipo: 'PEDIR', quantidade: 1 });
  });

  it('count a month of two services once in the next step', async () => {
    const both = await addOpenService(server, home, sped.id_client, 'PREVIDENCIARIO');
    await server.inTenant(home, (db) => db.update(products).set({ id_analista: id_user }));
    await addAnalysedMonths(server, { id_tenant: home, id_user, ...both, servico: 'PREVIDENCIARIO' }, [
      { periodo: '2022-12', pagamento: '2023-01-20', prescreve_em: '2028-01-20', celulas: [thesisOf('A', 20_00)] },
      { periodo: '2023-01', pagamento: '2023-02-20', prescreve_em: '2028-02-20', celulas: [thesisOf('A', 20_00)] },
    ]);
    const [row] = await listed({ q: 'Do SPED', colunas: 'passo' });
    expect(row?.passo).toEqual({ tipo: 'PEDIR', quantidade: 3 });
  });

  it('read the months of analyses once for filter, order and number of the client list', async () => {
    const whole = { prescreve: '90d', sort: 'prescreve_em' } as const;
    const queries = [
      { ...whole, pageSize: 1 },
      { ...whole, sort: '-credito', pageSize: 1 },
      { prescreve: '90d', pageSize: 1 },
    ];
    for (const query of queries) {
      const sent = await statementsSent(() => listed(query));
      const reads = sent.map((text) => text.split('from "file_analyses"').length - 1);
      expect(reads.reduce((sum, n) => sum + n, 0)).toBe(1);
    }
    const pageOf = async (query: object) => {
      const { data, page } = await boss.call(clientsApi.listOfTenant, { params: { id_tenant: home }, query });
      return { names: data.map(({ razao_social }) => razao_social), total: page?.total };
    };
    const names = ['Da folha', 'Do Simples', 'Do SPED'];
    expect(await pageOf(whole)).toEqual({ names, total: 3 });
    for (const [i, name] of names.entries())
      expect(await pageOf({ ...whole, page: i + 1, pageSize: 1 })).toEqual({ names: [name], total: 3 });
    expect(await pageOf({ ...whole, page: 4, pageSize: 1 })).toEqual({ names: [], total: 3 });
    expect(await pageOf({ ...whole, q: 'do', pageSize: 2 })).toEqual({ names: ['Do Simples', 'Do SPED'], total: 2 });
    expect(await pageOf({ ...whole, sort: '-prescreve_em' })).toEqual({
      names: ['Do SPED', 'Da folha', 'Do Simples'],
      total: 3,
    });
  });

  it('leave out products whose service the user does not see', { tags: ['D-14'] }, async () => {
    const analyst = await addUser(server, {
      ...{ id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' },
      permissions: { permission_product: true, previdenciario: true },
    });
    const caller = await as(server, analyst, home);
    await shown();
    const rows = await listed({ colunas: 'prescreve_em' }, caller);
    expect(rows.map(({ razao_social, prescreve_em }) => [razao_social, prescreve_em])).toEqual([
      ['Da folha', '2026-12-20'],
    ]);
    expect((await listed({ prescreve: '90d' }, caller)).map(({ razao_social }) => razao_social)).toEqual(['Da folha']);
    expect(await messagesOf(caller)).toEqual([`O crédito de 13º/2021, de ${formatBRL(30)}, prescreve em 20/12/2026.`]);
  });
});
