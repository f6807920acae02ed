import { randomUUID } from 'node:crypto';
import { toDay } from '@restitui/brazil/day.ts';
import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addReadyRun, addRunOfTwoPayments, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { boletoBody, checkBoletos } from '../../../../test/boletos.ts';
import { addClient, addTestAssessment } from '../../../../test/clients.ts';
import { addOpenService } from '../../../../test/consultancy.ts';
import { countBlocked } from '../../../../test/count-blocked.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addBoletoToPay } from '../../../../test/fees.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { boletos } from '../../billing/boletos/boletos.table.ts';
import { fees as feeLines } from '../../billing/fees/fees.table.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { credits } from '../../recovery/credits/credits.table.ts';
import { lockRequestsOfProduct } from '../refund-requests/refund-requests.repository.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let boss: Caller;
let analyst: Caller;
let ceo: Caller;
let worker_id: string;
let manager: Caller;
let stranger: Caller;
let place: { id_client: string; id_product: string; id_apuracao: string };

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const may = { competencia: '05/2025', pagamento: '2025-06-20' };
const june = { competencia: '06/2025', pagamento: '2025-07-21' };

beforeEach(async () => {
  home = await addTenant(server);
  const user = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  boss = await as(server, user, home);
  const permissions = { permission_geral: true, permission_product: true, pis_cofins_monofasico_para_sn: true };
  const worker = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions });
  worker_id = worker.id;
  analyst = await as(server, worker, home);
  ceo = await as(server, await addUser(server, { id_tenant: home }));
  stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
  const person = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
  manager = await as(server, person);
  const id_client = await addClient(server, { id_tenant: home, comissaoTenant: 15.5, id_gerente: person.id });
  place = await addOpenService(server, home, id_client);
  const found = {
    ...{ diagnostico: diagnosisTexts.oportunidade, prescreve_em: '2030-06-20' },
    ...{ total_a_restituir: 100, cofins_restituir: 80, pis_restituir: 20 },
  };
  const run = { id_tenant: home, id_apuracao: place.id_apuracao, id_user: worker.id };
  await addRunOfTwoPayments(server, run, found);
});

const params = () => ({ id_apuracao: place.id_apuracao });
async function record(of: typeof may, ...passos: EnteredStep[]) {
  for (const passo of passos)
    await boss.call(refundRequestsApi.saveStep, { params: { ...params(), ...of }, body: { passo } });
}
const asked: EnteredStep = { passo: 'PEDIDO', data: '2026-10-01', protocolo: '1' };
const granted: EnteredStep = { passo: 'DESPACHO', data: '2026-10-20', resultado: 'DEFERIDO' };
const money = (valor: number): EnteredStep => ({ passo: 'DINHEIRO', data: '2026-11-10', valor });
const receive = (of: typeof may, valor: number) => record(of, asked, granted, money(valor));

const fees = async (caller = boss) => (await caller.call(paymentFeesApi.list, { params: params() })).data;
const book = (pagamentos: (typeof may)[], caller = boss) =>
  caller.try(paymentFeesApi.book, { params: params(), body: { pagamentos } });
const charge = (of: typeof may, valorNominal: number, caller = boss) =>
  caller.try(paymentFeesApi.charge, { params: { ...params(), ...of }, body: boletoBody({ valorNominal }) });
const refusal = (status: number, code: string) => ({ status, body: { code } });
const boletoCount = () => server.inTenant(home, async (db) => (await db.select().from(boletos)).length);

describe('fee of a payment', { tags: ['D-35'] }, () => {
  it('is proposed when its money arrives: the percentage of the contract, half up to the cent', async () => {
    await record(may, asked, granted);
    expect(await fees()).toEqual([]);
    await record(may, money(110.97));
    // 15.5% of 110.97 are 17.20035.
    expect(await fees()).toEqual([
      {
        ...{ ...may, recebido: 110.97, percentual: 15.5, honorario: 17.2, situacao: 'A_LANCAR', apurado: null },
        cobranca: { cobrado: 0, pago: 0, a_cobrar: 0, excesso: 0, boletos: [] },
      },
    ]);
  });

  it('is entered once, with the credit that was missing', async () => {
    await receive(may, 110.97);
    expect(await book([may])).toMatchObject({ status: 200, body: { data: { linhas: 1, valor: 17.2 } } });
    expect(await fees()).toMatchObject([{ situacao: 'LANCADO', apurado: 17.2, cobranca: { a_cobrar: 17.2 } }]);
    const credits = (await boss.call(creditsApi.list, { params: params() })).data;
    expect(credits).toMatchObject([
      {
        ...{ anoCompetencia: 2025, mesCompetencia: 5, pagoEm: '2025-06-20', creditOrigin: 100, compensacao: 110.97 },
        ...{ isPago: true, mesRestituicao: '11/2026', comissao_porcentagem: 15.5, comissao: 17.2 },
      },
    ]);
    expect(await book([may])).toMatchObject(refusal(409, 'payment_fee_booked'));
    expect((await boss.call(feesApi.clients, {})).data).toMatchObject([{ apurado: 17.2, a_cobrar: 17.2 }]);
  });

  it('takes the credit of the request, and follows money that is corrected', async () => {
    await receive(may, 110);
    await boss.call(refundRequestsApi.credit, { params: params() });
    await book([may]);
    await record(may, money(100));
    expect(await fees()).toMatchObject([{ situacao: 'A_LANCAR', honorario: 15.5, apurado: 17.05 }]);
    expect(await charge(may, 15.5)).toMatchObject(refusal(409, 'payment_fee_not_booked'));
    await book([may]);
    expect(await fees()).toMatchObject([{ situacao: 'LANCADO', apurado: 15.5 }]);
    expect((await boss.call(creditsApi.list, { params: params() })).data).toHaveLength(1);
  });

  it('is entered for several payments, or for none when one is refused', async () => {
    await receive(may, 100);
    await record(june, asked, granted);
    expect(await book([may, june])).toMatchObject({
      status: 409,
      body: {
        code: 'payment_fees_refused',
        issues: [{ path: 'pagamentos.1', message: expect.stringMatching(/^06\/2025 .*ainda não foi registrado/) }],
      },
    });
    expect(await fees()).toMatchObject([{ situacao: 'A_LANCAR' }]);
    await record(june, money(50.1));
    expect(await book([may, june])).toMatchObject({ body: { data: { linhas: 2, valor: 23.27 } } });
    expect((await book([may, may])).status).toBe(400);
  });

  it('is refused without money, for an unknown payment and in a closed assessment', async () => {
    await record(may, asked, granted);
    expect(await book([may])).toMatchObject(refusal(409, 'payment_fee_not_received'));
    expect(await book([{ ...may, pagamento: '2025-06-21' }])).toMatchObject(refusal(404, 'payment_fee_not_found'));
    await record(may, money(100));
    await server.inTenant(home, (db) =>
      db.update(assessments).set({ isModifica: false }).where(eq(assessments.id, place.id_apuracao)),
    );
    expect(await book([may])).toMatchObject(refusal(409, 'assessment_closed'));
  });

  it('is refused while a credit without a day may be of another payment of the month', async () => {
    await addReadyRun(server, {
      ...{ id_tenant: home, id_apuracao: place.id_apuracao, id_user: worker_id },
      rows: [monthRow('05/2025', { total_a_restituir: 100, cofins_restituir: 100, prescreve_em: '2030-06-20' })],
      details: { '05/2025': { fatias: [sliceOf('2025-06-20', 60), sliceOf('2025-07-10', 40)] } },
    });
    await receive(may, 60);
    await addTestCredit(server, { id_tenant: home, ...place });
    expect(await book([may])).toMatchObject(refusal(409, 'payment_fee_day_missing'));
  });

  it('is entered by the provider, charged by those who issue boletos, and read by those who see fees', async () => {
    await receive(may, 100);
    expect(await book([may], ceo)).toMatchObject(refusal(403, 'payment_fee_book_denied'));
    expect(await book([may], stranger)).toMatchObject({ status: 404 });
    expect((await book([may], analyst)).status).toBe(200);
    expect(await charge(may, 15.5, analyst)).toMatchObject(refusal(403, 'payment_fee_charge_denied'));
    expect(await charge(may, 15.5, stranger)).toMatchObject({ status: 404 });
    expect(await fees(analyst)).toMatchObject([{ situacao: 'LANCADO', apurado: 15.5, cobranca: null }]);
    expect(await fees(ceo)).toMatchObject([{ cobranca: { a_cobrar: 15.5 } }]);
    const read = await manager.try(paymentFeesApi.list, { params: params() });
    expect(read).toMatchObject(refusal(403, 'payment_fee_denied'));
  });
});

describe('boleto of a fee', { tags: ['D-35'] }, () => {
  beforeEach(() => receive(may, 100));

  it('charges the fee of its payment and no other, once', async () => {
    expect(await charge(may, 15.5)).toMatchObject(refusal(409, 'payment_fee_not_booked'));
    await receive(june, 200);
    await book([may, june]);
    const issued = await charge(may, 15.5);
    expect(issued).toMatchObject({ status: 201, body: { data: { id_client: place.id_client, valorNominal: 15.5 } } });
    expect(await fees()).toMatchObject([
      { situacao: 'COBRADO', cobranca: { cobrado: 15.5, a_cobrar: 0, boletos: [{ situacao: 'EM_PROCESSAMENTO' }] } },
      { situacao: 'LANCADO', cobranca: { cobrado: 0, a_cobrar: 31 } },
    ]);
    expect(await charge(may, 15.5)).toMatchObject(refusal(409, 'payment_fee_charged'));
    expect(await boletoCount()).toBe(1);
  });

  it('is issued once when it is asked for twice at the same time', async () => {
    await book([may]);
    const answers = await Promise.all([charge(may, 15.5), charge(may, 15.5)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await boletoCount()).toBe(1);
  });

  it('is charged once by its own boleto and by one for all fees of the client at the same time', async () => {
    await book([may]);
    const own = await addBoletoToPay(server, { id_tenant: home, id_client: place.id_client, valorNominal: 15.5 });
    const all = { id_client: place.id_client, id_boleto: own };
    const [one, other] = await Promise.all([charge(may, 15.5), boss.try(feesApi.charge, { body: all })]);
    expect([one.status, other.status].filter((status) => status < 300)).toHaveLength(1);
    expect(await fees()).toMatchObject([{ cobranca: { cobrado: 15.5, a_cobrar: 0 } }]);
  });

  it('is refused when another credit replaced that of its payment while the boleto was stored', async () => {
    await book([may]);
    let answer: ReturnType<typeof charge> | undefined;
    await server.inTenant(home, async (db) => {
      await lockRequestsOfProduct(db, home, place.id_product);
      answer = charge(may, 15.5);
      await vi.waitFor(async () => expect(await countBlocked(server.database.pool)).toBe(1), { timeout: 20_000 });
      const [credit] = await db.select().from(credits).where(eq(credits.id_product, place.id_product));
      if (!credit) throw new Error('The payment has no credit.');
      const id = randomUUID();
      await db.insert(credits).values({ ...credit, id });
      const lines = await db.select().from(feeLines).where(eq(feeLines.id_credit, credit.id));
      await db.insert(feeLines).values(lines.map((line) => ({ ...line, id_credit: id })));
      await db.update(credits).set({ pagamento: null, mesCompetencia: 1 }).where(eq(credits.id, credit.id));
    });
    expect(await answer).toMatchObject(refusal(409, 'payment_fee_changed'));
    expect(await boletoCount()).toBe(0);
  });

  it('never exceeds what is left of the fee', async () => {
    await book([may]);
    expect(await charge(may, 15.51)).toMatchObject({
      status: 409,
      body: { code: 'payment_fee_beyond', issues: [{ path: 'valorNominal', message: expect.stringMatching(/15,50/) }] },
    });
    expect((await charge(may, 10)).status).toBe(201);
    expect(await charge(may, 5.51)).toMatchObject(refusal(409, 'payment_fee_beyond'));
    expect((await charge(may, 5.5)).status).toBe(201);
  });

  it('keeps the step open while it asks more than the fee of a corrected receipt', async () => {
    await book([may]);
    await charge(may, 15.5);
    await record(may, money(90));
    await book([may]);
    expect(await fees()).toMatchObject([
      { situacao: 'LANCADO', honorario: 13.95, cobranca: { cobrado: 15.5, a_cobrar: 0, excesso: 1.55 } },
    ]);
    expect(await charge(may, 2.5)).toMatchObject(refusal(409, 'payment_fee_charged'));
  });

  it('can be issued again after the first one was cancelled', async () => {
    await book([may]);
    const { data } = await boss.call(paymentFeesApi.charge, {
      params: { ...params(), ...may },
      body: boletoBody({ valorNominal: 15.5 }),
    });
    server.clock.move(1500);
    await checkBoletos(server);
    await boss.call(boletosApi.cancel, { params: { id: data.id }, body: { motivoCancelamento: 'Valor errado' } });
    expect(await fees()).toMatchObject([{ situacao: 'LANCADO', cobranca: { a_cobrar: 15.5, boletos: [] } }]);
    expect((await charge(may, 15.5)).status).toBe(201);
  });
});

describe('credit of a payment', { tags: ['D-35'] }, () => {
  const save = (id: string, changed: object) => boss.try(creditsApi.save, { body: { id, ...changed } });
  const onlyCredit = async () => (await boss.call(creditsApi.list, { params: params() })).data[0]?.id ?? '';

  it('is not used beyond the money that arrived for it', async () => {
    await receive(may, 100);
    await book([may]);
    const id = await onlyCredit();
    const use = (compensacao: number) => save(id, { compensacao });
    expect(await use(100.01)).toMatchObject({
      status: 409,
      body: { code: 'credit_above_received', issues: [{ path: 'compensacao' }] },
    });
    expect((await use(90)).status).toBe(200);
    expect((await use(100)).status).toBe(200);
  });

  it('is not used beyond the money together with others, moved to it, or without a day', async () => {
    await receive(may, 100);
    await book([may]);
    const above = refusal(409, 'credit_above_received');
    const sameDay = await addTestCredit(server, { id_tenant: home, ...place, pagoEm: toDay(may.pagamento) });
    expect(await save(sameDay, { compensacao: 0.01 })).toMatchObject(above);
    const noDay = await addTestCredit(server, { id_tenant: home, ...place });
    expect(await save(noDay, { compensacao: 0.01 })).toMatchObject(above);
    const elsewhere = await addTestCredit(server, { id_tenant: home, ...place, mesCompetencia: 4, compensacao: 10 });
    expect(await save(elsewhere, { mesCompetencia: 5 })).toMatchObject(above);
    expect((await save(elsewhere, { compensacao: 11 })).status).toBe(200);
  });

  it('stays with its payment while its fee is charged or paid', async () => {
    await receive(may, 100);
    await book([may]);
    const id = await onlyCredit();
    const remove = () => boss.try(creditsApi.remove, { params: { id } });
    const { data } = await boss.call(paymentFeesApi.charge, {
      params: { ...params(), ...may },
      body: boletoBody({ valorNominal: 15.5 }),
    });
    for (const moved of [{ pagoEm: '2025-06-21' }, { pagoEm: null }, { mesCompetencia: 4 }, { anoCompetencia: 2024 }]) {
      expect(await save(id, moved)).toMatchObject(refusal(409, 'credit_charged'));
    }
    expect(await remove()).toMatchObject(refusal(409, 'credit_charged'));
    expect(await fees()).toMatchObject([{ situacao: 'COBRADO' }]);
    expect((await save(id, { creditOrigin: 99 })).status).toBe(200);

    server.clock.move(1500);
    await checkBoletos(server);
    await boss.call(boletosApi.cancel, { params: { id: data.id }, body: { motivoCancelamento: 'Valor errado' } });
    expect((await remove()).status).toBe(200);
    expect(await fees()).toMatchObject([{ situacao: 'A_LANCAR' }]);
  });

  it('without a day gets that of a payment also while it is charged, and no other', async () => {
    await receive(may, 100);
    const id = await addTestCredit(server, {
      ...{ id_tenant: home, ...place, compensacao: 100, isPago: true, comissao_porcentagem: 15.5 },
    });
    await save(id, { compensacao: 99 });
    await save(id, { compensacao: 100 });
    expect((await charge(may, 15.5)).status).toBe(201);
    expect(await save(id, { pagoEm: '2025-06-21' })).toMatchObject(refusal(409, 'credit_charged'));
    expect((await save(id, { pagoEm: may.pagamento })).status).toBe(200);
    expect(await fees()).toMatchObject([{ situacao: 'COBRADO' }]);
  });
});

describe('two payments of one month and day', { tags: ['D-35'] }, () => {
  const first = { competencia: '05/2025', pagamento: '2025-06-20' };
  const second = { competencia: '05/2025', pagamento: '2025-06-20-2' };
  const feeOf = async (of: typeof may) => (await fees()).find(({ pagamento }) => pagamento === of.pagamento);

  beforeEach(() =>
    addReadyRun(server, {
      ...{ id_tenant: home, id_apuracao: place.id_apuracao, id_user: worker_id },
      rows: [monthRow('05/2025', { total_a_restituir: 100, cofins_restituir: 100, prescreve_em: '2030-06-20' })],
      details: { '05/2025': { fatias: [sliceOf('2025-06-20', 60), sliceOf('2025-06-20', 40)] } },
    }),
  );

  it('keep their fees when the second one is requested first', async () => {
    await receive(second, 40);
    await book([second]);
    expect((await charge(second, 6.2)).status).toBe(201);
    await record(first, asked);
    expect(await feeOf(second)).toMatchObject({ situacao: 'COBRADO' });
    expect(await book([second])).toMatchObject(refusal(409, 'payment_fee_booked'));
    expect(await charge(second, 6.2)).toMatchObject(refusal(409, 'payment_fee_charged'));
    await record(first, granted, money(60));
    expect((await book([first])).status).toBe(200);
    expect((await charge(first, 9.3)).status).toBe(201);
    expect((await fees()).map(({ cobranca }) => cobranca?.cobrado)).toEqual([9.3, 6.2]);
  });

  it('keep the credit that was paid by hand before the other one was requested', async () => {
    await receive(second, 40);
    const id = await addTestCredit(server, { id_tenant: home, ...place, pagoEm: toDay(first.pagamento) });
    await boss.call(creditsApi.save, { body: { id, compensacao: 40, isPago: true } });
    await record(first, asked);
    expect(await feeOf(second)).toMatchObject({ situacao: 'LANCADO' });
    expect((await boss.call(creditsApi.list, { params: params() })).data).toMatchObject([
      { pagamento: '2025-06-20-2' },
    ]);
  });

  it('are refused while a paid credit of the day does not name one of them', async () => {
    await receive(second, 40);
    await addTestCredit(server, {
      ...{ id_tenant: home, ...place, pagoEm: toDay(first.pagamento), compensacao: 40, isPago: true },
    });
    await record(first, asked);
    expect(await book([second])).toMatchObject(refusal(409, 'payment_fee_credit_unclear'));
  });
});

describe('payment under two assessments', { tags: ['D-35'] }, () => {
  it('has one fee: that of the other assessment is refused, also when its credit was typed', async () => {
    await receive(may, 100);
    const other = await addTestAssessment(server, { id_tenant: home, ...place });
    const elsewhere = { id_tenant: home, ...place, id_apuracao: other, compensacao: 100, isPago: true };
    const id = await addTestCredit(server, { ...elsewhere, pagamento: may.pagamento });
    expect(await book([may])).toMatchObject(refusal(409, 'payment_fee_elsewhere'));
    const set = (changed: object) =>
      server.inTenant(home, (db) => db.update(credits).set(changed).where(eq(credits.id, id)));
    await set({ pagamento: null });
    expect(await book([may])).toMatchObject(refusal(409, 'payment_fee_elsewhere'));
    await set({ pagoEm: may.pagamento });
    expect(await book([may])).toMatchObject(refusal(409, 'payment_fee_elsewhere'));
    await set({ pagamento: '2025-06-20-2' });
    expect((await book([may])).status).toBe(200);
    await set({ pagamento: may.pagamento });
    expect(await charge(may, 15.5)).toMatchObject(refusal(409, 'payment_fee_elsewhere'));
    await set({ compensacao: 0, isPago: false });
    expect((await charge(may, 15.5)).status).toBe(201);
  });
});
