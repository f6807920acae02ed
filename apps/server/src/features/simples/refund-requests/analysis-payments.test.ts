import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toDay } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { analysisRequestsApi } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAnalysedMonths, thesisOf } from '../../../../test/analysis-payments.ts';
import { boletoBody } from '../../../../test/boletos.ts';
import { addClient, addTestAssessment } from '../../../../test/clients.ts';
import { addOpenService } from '../../../../test/consultancy.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { boletos } from '../../billing/boletos/boletos.table.ts';
import { analysisRequests } from '../../recovery/file-analyses/file-analyses.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let boss: Caller;
let ceo: Caller;
let stranger: Caller;
let id_user: string;
let place: { id_client: string; id_product: string; id_apuracao: string };

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const may = { competencia: '05/2025', pagamento: '1' };
const june = { competencia: '06/2025', pagamento: '1' };

async function open(servico: FileAnalysisService, thirteenth = false) {
  home = await addTenant(server);
  const user = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  id_user = user.id;
  boss = await as(server, user, home);
  ceo = await as(server, await addUser(server, { id_tenant: home }));
  stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
  const id_client = await addClient(server, { id_tenant: home, comissaoTenant: 15.5 });
  place = await addOpenService(server, home, id_client, servico);
  await analyse(place.id_apuracao, servico, thirteenth);
}

function analyse(id_apuracao: string, servico: FileAnalysisService, thirteenth = false) {
  const own = { id_tenant: home, id_apuracao, id_user, servico };
  const celulas = [thesisOf('A', 6_000), thesisOf('B', 4_000)];
  return addAnalysedMonths(server, own, [
    { periodo: '2025-05', pagamento: '2025-06-25', prescreve_em: '2030-06-25', celulas },
    { periodo: '2025-06', pagamento: '2025-07-25', prescreve_em: '2030-07-25', celulas: [thesisOf('A', 5_000)] },
    ...(thirteenth
      ? [{ periodo: '2024-13', pagamento: '2024-12-20', prescreve_em: '2029-12-20', celulas: [thesisOf('A', 3_000)] }]
      : []),
  ]);
}

const params = () => ({ id_apuracao: place.id_apuracao });
const payments = async (caller = boss, id_apuracao = place.id_apuracao) =>
  (await caller.call(refundRequestsApi.list, { params: { id_apuracao } })).data;
const step = (of: typeof may, passo: EnteredStep, caller = boss) =>
  caller.try(refundRequestsApi.saveStep, { params: { ...params(), ...of }, body: { passo } });
async function record(of: typeof may, ...passos: EnteredStep[]) {
  for (const passo of passos) expect((await step(of, passo)).status).toBe(200);
}
const asked: EnteredStep = { passo: 'PEDIDO', data: '2026-10-01', protocolo: '10001.10002' };
const granted: EnteredStep = { passo: 'DESPACHO', data: '2026-10-20', resultado: 'DEFERIDO' };
const money = (valor: number, data = '2026-11-10'): EnteredStep => ({ passo: 'DINHEIRO', data, valor });
const receive = (of: typeof may, valor: number) => record(of, asked, granted, money(valor));
const theses = async (id_apuracao = place.id_apuracao) =>
  (await boss.call(analysisRequestsApi.list, { params: { id_apuracao } })).data;
const saveTheses = (teses: string[], changed: object = {}, id_apuracao = place.id_apuracao, competencia = '052025') =>
  boss.tryInvalid(analysisRequestsApi.save, {
    params: { id_apuracao, competencia },
    body: {
      ...{ tipo: 'RESTITUICAO', situacao: 'PEDIDO', data: '2026-10-01', protocolo: '1' },
      ...{ teses: teses.map((tese) => ({ tese })), ...changed },
    },
  });

const fees = async (caller = boss) => (await caller.call(paymentFeesApi.list, { params: params() })).data;
const book = (pagamentos: (typeof may)[], caller = boss) =>
  caller.try(paymentFeesApi.book, { params: params(), body: { pagamentos } });
const charge = (of: typeof may, valorNominal: number, caller = boss) =>
  caller.try(paymentFeesApi.charge, { params: { ...params(), ...of }, body: boletoBody({ valorNominal }) });
const refusal = (status: number, code: string) => ({ status, body: { code } });
const boletoCount = () => server.inTenant(home, async (db) => (await db.select().from(boletos)).length);
const credits = async () => (await boss.call(creditsApi.list, { params: params() })).data;

describe.each<FileAnalysisService>(['EXCLUSAO_DE_ICMS_E_ST', 'PREVIDENCIARIO'])('payments of %s', (servico) => {
  beforeEach(() => open(servico));

  it('are one per month with their theses', async () => {
    expect(await payments()).toMatchObject([
      {
        ...{ ...may, pago_em: '2025-06-25', prescreve_em: '2030-06-25', total: 100, situacao: 'A_PEDIR', version: 0 },
        teses: [
          { tese: 'A', nome: 'Tese A', credito: 60 },
          { tese: 'B', nome: 'Tese B', credito: 40 },
        ],
      },
      { ...june, total: 50 },
    ]);
    expect(await stranger.try(refundRequestsApi.list, { params: params() })).toMatchObject({ status: 404 });
    expect(await step(may, asked, ceo)).toMatchObject(refusal(403, 'refund_request_denied'));
    expect(await step(may, asked, stranger)).toMatchObject({ status: 404 });
    expect(await step({ ...may, pagamento: '2' }, asked)).toMatchObject(refusal(404, 'refund_payment_not_found'));
  });

  it('follow the steps to the boleto, and the theses have the state of their payment', async () => {
    await record(may, { passo: 'RETIFICADORA', numero: 'D3.5A-12.34.56' });
    expect(await theses()).toMatchObject([{ situacao: 'A_PEDIR' }, { situacao: 'A_PEDIR' }, { situacao: 'A_PEDIR' }]);
    await record(may, asked);
    expect(await theses()).toMatchObject([
      { tese: 'A', situacao: 'PEDIDO', protocolo: '10001.10002', valor_pedido: 60, pedido: '1' },
      { tese: 'B', situacao: 'PEDIDO', data: '2026-10-01', valor_pedido: 40, pedido: '1' },
      { competencia: '06/2025', situacao: 'A_PEDIR', pedido: null },
    ]);
    await record(may, granted, money(110.97));
    expect(await payments()).toMatchObject([
      { situacao: 'PAGO', retificadora: 'D3.5A-12.34.56', valor_pedido: 100, recebido: { valor: 110.97 } },
      { situacao: 'A_PEDIR' },
    ]);
    expect(await book([may])).toMatchObject({ status: 200, body: { data: { linhas: 1, valor: 17.2 } } });
    expect((await charge(may, 17.2)).status).toBe(201);
    expect(await fees()).toMatchObject([{ situacao: 'COBRADO', cobranca: { cobrado: 17.2, a_cobrar: 0 } }]);
    expect(await credits()).toMatchObject([
      { anoCompetencia: 2025, mesCompetencia: 5, pagoEm: '2025-06-25', creditOrigin: 100, compensacao: 110.97 },
    ]);
  });

  it('refuse steps out of order, and a receipt without a digit', async () => {
    expect(await step(may, granted)).toMatchObject(refusal(409, 'refund_not_requested'));
    expect(await step(may, money(1))).toMatchObject(refusal(409, 'refund_not_granted'));
    const early: EnteredStep = { ...asked, data: '2025-06-24' };
    expect(await step(may, early)).toMatchObject(refusal(400, 'refund_before_payment'));
    expect(await step(may, { passo: 'RETIFICADORA', numero: 'sem' })).toMatchObject(refusal(400, 'invalid_input'));
  });

  it('are recorded together or not at all', async () => {
    const passo = { passo: 'PEDIDO', data: '2026-10-01', protocolo: '7' } as const;
    const all = (of: (typeof may)[]) =>
      boss.try(refundRequestsApi.saveSteps, {
        params: params(),
        body: { pagamentos: of.map((one) => ({ ...one, passo })) },
      });
    await record(june, asked, granted);
    expect(await all([may, june])).toMatchObject({
      status: 409,
      body: {
        issues: [
          { path: 'pagamentos.1.passo.data', message: expect.stringContaining('06/2025 (DARF pago em 25/07/2025)') },
        ],
      },
    });
    expect(await payments()).toMatchObject([{ situacao: 'A_PEDIR' }, {}]);
    expect((await all([may])).status).toBe(200);
  });

  it('keep a request whose thesis the result has no more', async () => {
    await record(may, asked);
    await addAnalysedMonths(server, { id_tenant: home, ...params(), id_user, servico }, []);
    expect(await payments()).toMatchObject([
      { ...may, pago_em: '2025-06-25', prescreve_em: '2030-06-25', situacao: 'PEDIDO', valor_pedido: 100 },
    ]);
  });
});

describe('a request of some theses', () => {
  beforeEach(() => open('EXCLUSAO_DE_ICMS_E_ST'));

  it('leaves the others to a second request of the payment, with its own money and fee', async () => {
    expect((await saveTheses(['A'])).status).toBe(200);
    expect(await payments()).toMatchObject([
      { pagamento: '2', situacao: 'PEDIDO', valor_pedido: 60, teses: [{ tese: 'A' }] },
      { pagamento: '1', situacao: 'A_PEDIR', total: 40, teses: [{ tese: 'B' }] },
      {},
    ]);
    const second = { ...may, pagamento: '2' };
    await record(second, granted, money(66));
    await receive(may, 44);
    expect(await book([may, second])).toMatchObject({ body: { data: { linhas: 2, valor: 17.05 } } });
    expect((await credits()).map(({ creditOrigin }) => creditOrigin).toSorted()).toEqual([40, 60]);
    expect((await charge(second, 10.23)).status).toBe(201);
    expect((await charge(may, 6.82)).status).toBe(201);
    expect(await charge(may, 6.82)).toMatchObject(refusal(409, 'payment_fee_charged'));
  });

  it('takes its part out of the credit that the analysis added for the month', async () => {
    await boss.call(fileAnalysesApi.apply, { params: params(), body: {} });
    expect(await credits()).toMatchObject([{ creditOrigin: 100 }, { creditOrigin: 50 }]);
    await saveTheses(['A']);
    await saveTheses(['B'], { protocolo: '2' });
    await boss.call(refundRequestsApi.credit, { params: params() });
    const origins = (await credits()).filter(({ mesCompetencia }) => mesCompetencia === 5);
    expect(origins.map(({ creditOrigin }) => creditOrigin).toSorted()).toEqual([40, 60]);
  });

  it('is changed as a whole only', async () => {
    await saveTheses(['A', 'B']);
    expect(await saveTheses(['A'], { protocolo: '2' })).toMatchObject(refusal(409, 'refund_theses_joined'));
    await record(may, granted);
    expect(await saveTheses(['A'], { situacao: 'A_PEDIR' })).toMatchObject(refusal(409, 'refund_theses_joined'));
    expect((await saveTheses(['A', 'B'], { situacao: 'A_PEDIR' })).status).toBe(200);
    expect(await payments()).toMatchObject([{ ...may, situacao: 'A_PEDIR', total: 100 }, {}]);
    expect(await theses()).toMatchObject([{ pedido: null, valor_pedido: null }, { pedido: null }, {}]);
  });

  it('gives a thesis back until the decision', async () => {
    await saveTheses(['A', 'B']);
    expect((await saveTheses(['A'], { situacao: 'A_PEDIR' })).status).toBe(200);
    expect(await payments()).toMatchObject([
      { ...may, situacao: 'PEDIDO', valor_pedido: 40, teses: [{ tese: 'B' }] },
      { pagamento: '2', situacao: 'A_PEDIR', total: 60, teses: [{ tese: 'A' }] },
      {},
    ]);
  });

  it('is made once at the same time', async () => {
    const body = { passo: asked, seen: 0 };
    const save = () => boss.try(refundRequestsApi.saveStep, { params: { ...params(), ...may }, body });
    const answers = await Promise.all([save(), save(), saveTheses(['A'], { teses: [{ tese: 'A', seen: 0 }] })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('requests from before', () => {
  it('get the row of their payment by the migration: equal ones of a month are one', async () => {
    await open('EXCLUSAO_DE_ICMS_E_ST');
    const by = { id_user, nome: 'Ana', at: server.clock.now().toISOString(), version: 1 };
    const made = { tipo: 'RESTITUICAO', situacao: 'PEDIDO', data: toDay('2026-10-01') } as const;
    const row = { ...by, ...made, ...params(), id_tenant: home, periodo: '2025-05' };
    const rows = [
      { ...row, tese: 'A', tese_nome: 'Tese A', protocolo: '7', valor_pedido: roundedCents(60) },
      { ...row, tese: 'B', tese_nome: 'Tese B', protocolo: '7', valor_pedido: roundedCents(40) },
      { ...row, periodo: '2025-06', tese: 'A', tese_nome: 'Tese A', protocolo: '8', valor_pedido: roundedCents(50) },
    ];
    await server.inTenant(home, (db) => db.insert(analysisRequests).values(rows));
    // The version before inserts rows without a request while processes are replaced.
    const expected = [
      { ...may, situacao: 'PEDIDO', protocolo: '7', valor_pedido: 100 },
      { ...june, situacao: 'PEDIDO', protocolo: '8', valor_pedido: 50 },
    ];
    expect(await payments()).toMatchObject(expected);
    const file = path.join(import.meta.dirname, '../../../../drizzle/0093_payment-pipeline.sql');
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint').slice(-2);
    await server.inTenant(home, async (db) => {
      for (const statement of statements) await db.execute(sql.raw(statement));
    });
    expect(await payments()).toMatchObject(expected.map((one) => ({ ...one, version: 1 })));
    expect(await theses()).toMatchObject([{ pedido: '1' }, { pedido: '1' }, { pedido: '1' }]);
  });
});

describe('a compensation', () => {
  beforeEach(() => open('EXCLUSAO_DE_ICMS_E_ST'));

  it('is used before it is homologated', async () => {
    await record(may, { ...asked, tipo: 'COMPENSACAO' }, money(104));
    expect(await payments()).toMatchObject([{ tipo: 'COMPENSACAO', situacao: 'PAGO', despacho: null }, {}]);
    expect((await book([may])).status).toBe(200);
  });

  const declare = () => record(may, { ...asked, tipo: 'COMPENSACAO' }, money(104, '2026-10-01'));
  const decided = (resultado: 'INDEFERIDO' | 'DEFERIDO_EM_PARTE', valor: number | null = null): EnteredStep => ({
    ...{ passo: 'DESPACHO', data: '2026-10-20', resultado, valor, motivo: 'Sem prova' },
  });

  it('that was used is homologated, and its use can be corrected afterwards', async () => {
    await declare();
    await record(may, granted, money(103, '2026-10-01'));
    expect(await payments()).toMatchObject([
      { situacao: 'PAGO', despacho: { resultado: 'DEFERIDO', valor: 100 }, recebido: { valor: 103 } },
      {},
    ]);
    const early: EnteredStep = { passo: 'DESPACHO', data: '2026-09-30', resultado: 'DEFERIDO' };
    expect(await step(may, early)).toMatchObject(refusal(400, 'refund_decision_before_request'));
    expect(await step(may, money(103, '2026-09-30'))).toMatchObject(refusal(400, 'refund_received_before'));
    expect(await step(may, granted, ceo)).toMatchObject(refusal(403, 'refund_request_denied'));
    expect(await step(may, granted, stranger)).toMatchObject({ status: 404 });
  });

  it('that was used is not homologated: its use and its fee do not count any more', async () => {
    await declare();
    await record(may, decided('INDEFERIDO'));
    expect(await payments()).toMatchObject([{ situacao: 'INDEFERIDO', recebido: null }, {}]);
    expect(await book([may])).toMatchObject(refusal(409, 'payment_fee_not_received'));
    expect(await theses()).toMatchObject([{ situacao: 'INDEFERIDO' }, { situacao: 'INDEFERIDO' }, {}]);
    expect(await step(may, money(104))).toMatchObject(refusal(409, 'refund_not_granted'));
    await record(may, { passo: 'RECURSO', data: '2026-10-30', protocolo: '7' });
  });

  it('that was used is homologated in part, and the rest can be appealed', async () => {
    const appeals = async () =>
      (await boss.call(workQueueApi.read)).data.grupos
        .flatMap(({ linhas }) => linhas.flatMap(({ itens }) => itens))
        .filter(({ tipo }) => tipo === 'recurso');
    await declare();
    await record(may, decided('DEFERIDO_EM_PARTE', 60));
    expect(await appeals()).toMatchObject([{ valor: 40, desde: '2026-10-20' }]);
    await record(may, { passo: 'RECURSO', data: '2026-10-30', protocolo: '7' });
    expect(await appeals()).toEqual([]);
    expect(await payments()).toMatchObject([
      { situacao: 'PAGO', despacho: { valor: 60 }, recurso: { protocolo: '7' }, recebido: { valor: 104 } },
      {},
    ]);
  });

  it('is decided once by two analysts at the same time', async () => {
    await declare();
    const body = { passo: decided('INDEFERIDO'), seen: 2 };
    const save = () => boss.try(refundRequestsApi.saveStep, { params: { ...params(), ...may }, body });
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('does not become a refund that was received before its decision', async () => {
    await declare();
    await record(may, granted);
    const body = { situacao: 'PAGO', data: '2026-10-01', protocolo: '1', tipo: 'RESTITUICAO' } as const;
    const save = boss.try(refundRequestsApi.save, { params: { ...params(), ...may }, body });
    expect(await save).toMatchObject(refusal(400, 'refund_received_before'));
  });
});

describe('the annual 13º of a payroll', () => {
  it('has its credit in December', async () => {
    await open('PREVIDENCIARIO', true);
    const thirteenth = { competencia: '13/2024', pagamento: '13-1' };
    const unbooked = async () =>
      (await boss.call(alertsApi.list, { query: {} })).data.filter(({ kind }) => kind === 'HONORARIO_A_LANCAR');
    await receive(thirteenth, 33);
    expect(await unbooked()).toHaveLength(1);
    expect((await book([thirteenth])).status).toBe(200);
    expect(await unbooked()).toEqual([]);
    expect(await credits()).toMatchObject([{ anoCompetencia: 2024, mesCompetencia: 12, pagamento: '13-1' }]);
    expect((await charge(thirteenth, 5.12)).status).toBe(201);
  });
});

describe('one fee of a payment of an analysis from files', { tags: ['D-35'] }, () => {
  beforeEach(async () => {
    await open('EXCLUSAO_DE_ICMS_E_ST');
    await receive(may, 100);
  });

  it('is refused without money, twice, and to users who may not', async () => {
    await record(june, asked, granted);
    expect(await book([june])).toMatchObject(refusal(409, 'payment_fee_not_received'));
    expect(await book([{ ...may, pagamento: '9' }])).toMatchObject(refusal(404, 'payment_fee_not_found'));
    expect(await book([may], ceo)).toMatchObject(refusal(403, 'payment_fee_book_denied'));
    expect(await book([may], stranger)).toMatchObject({ status: 404 });
    expect(await charge(may, 15.5)).toMatchObject(refusal(409, 'payment_fee_not_booked'));
    expect((await book([may])).status).toBe(200);
    expect(await book([may])).toMatchObject(refusal(409, 'payment_fee_booked'));
    expect(await charge(may, 15.51)).toMatchObject(refusal(409, 'payment_fee_beyond'));
    expect(await charge(may, 15.5, stranger)).toMatchObject({ status: 404 });
  });

  it('is entered and charged once by two requests at the same time', async () => {
    const booked = await Promise.all([book([may]), book([may])]);
    expect(booked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const charged = await Promise.all([charge(may, 15.5), charge(may, 15.5)]);
    expect(charged.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await boletoCount()).toBe(1);
  });

  it('takes the credit that the analysis added', async () => {
    await boss.call(fileAnalysesApi.apply, { params: params(), body: {} });
    await book([may]);
    expect((await credits()).filter(({ mesCompetencia }) => mesCompetencia === 5)).toMatchObject([
      { creditOrigin: 100, compensacao: 100, pagamento: '1' },
    ]);
  });

  it('is refused for theses that were charged in a request of the month that has changed since', async () => {
    await book([may]);
    await charge(may, 15.5);
    expect((await saveTheses(['A', 'B'], { situacao: 'A_PEDIR', data: null, protocolo: '' })).status).toBe(200);
    expect((await saveTheses(['A'], { protocolo: '2' })).status).toBe(200);
    const second = { ...may, pagamento: '2' };
    await record(second, granted, money(66));
    expect(await book([second])).toMatchObject(refusal(409, 'payment_fee_credit_unclear'));
    expect(await charge(second, 10.23)).toMatchObject(refusal(409, 'payment_fee_not_booked'));
    expect(await boletoCount()).toBe(1);
  });

  it('is refused while a used credit of the month has another day and no name', async () => {
    await addTestCredit(server, {
      ...{ id_tenant: home, ...place, anoCompetencia: 2025, mesCompetencia: 5, pagoEm: toDay('2025-06-24') },
      ...{ compensacao: 100, isPago: true },
    });
    expect(await book([may])).toMatchObject(refusal(409, 'payment_fee_credit_unclear'));
  });

  it('is refused while another assessment uses a credit of the payment', async () => {
    const other = await addTestAssessment(server, { id_tenant: home, ...place });
    const id_apuracao = other;
    await addTestCredit(server, {
      ...{ id_tenant: home, ...place, id_apuracao, compensacao: 100, isPago: true, pagamento: '2' },
    });
    expect(await book([may])).toMatchObject(refusal(409, 'payment_fee_elsewhere'));
  });

  it('is one for a payment that is requested under another assessment', async () => {
    const other = await addTestAssessment(server, { id_tenant: home, ...place });
    await analyse(other, 'EXCLUSAO_DE_ICMS_E_ST');
    expect(await payments(boss, other)).toMatchObject([{ em_outra_apuracao: { situacao: 'PAGO' } }, {}]);
    const body = { passo: asked };
    const twice = boss.try(refundRequestsApi.saveStep, { params: { id_apuracao: other, ...may }, body });
    expect(await twice).toMatchObject(refusal(409, 'refund_asked_elsewhere'));
  });

  it('keeps the credit within the money that arrived, and with its payment while it is charged', async () => {
    await book([may]);
    const [credit] = await credits();
    const save = (changed: object) => boss.try(creditsApi.save, { body: { id: credit?.id ?? '', ...changed } });
    expect(await save({ compensacao: 100.01 })).toMatchObject(refusal(409, 'credit_above_received'));
    await charge(may, 15.5);
    expect(await save({ mesCompetencia: 4 })).toMatchObject(refusal(409, 'credit_charged'));
    const remove = boss.try(creditsApi.remove, { params: { id: credit?.id ?? '' } });
    expect(await remove).toMatchObject(refusal(409, 'credit_charged'));
  });
});
