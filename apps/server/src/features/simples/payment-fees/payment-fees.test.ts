import { toDay } from '@restitui/brazil/day.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addTestAssessment } from '../../../../test/clients.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { asked, granted, money, ofSimples, openSimples, type PaymentCase, refusal } from '../../../../test/payments.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { credits } from '../../recovery/credits/credits.table.ts';

let server: TestServer;
let provider: TenantId;
let at: PaymentCase;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  at = await openSimples(server, provider);
});

const { may, june } = ofSimples;

describe('fee of a payment', { tags: ['D-35'] }, () => {
  it('is proposed when its money arrives: the percentage of the contract, half up to the cent', async () => {
    await at.record(may, asked, granted);
    expect(await at.fees()).toEqual([]);
    await at.record(may, money(110.97));
    // 15.5% of 110.97 are 17.20035.
    expect(await at.fees()).toEqual([
      {
        ...{ ...may, recebido: 110.97, percentual: 15.5, honorario: 17.2, situacao: 'A_LANCAR', apurado: null },
        impedimento: null,
        cobranca: {
          ...{ cobrado: 0, pago: 0, a_cobrar: 0, excesso: 0, boletos: [] },
          ...{ id_credit: null, a_devolver: 0, devolucoes: [] },
        },
      },
    ]);
  });

  it('is entered once, with the credit that was missing', async () => {
    await at.receive(may, 110.97);
    expect(await at.book([may])).toMatchObject({ status: 200, body: { data: { linhas: 1, valor: 17.2 } } });
    expect(await at.fees()).toMatchObject([{ situacao: 'LANCADO', apurado: 17.2, cobranca: { a_cobrar: 17.2 } }]);
    const credits = (await at.boss.call(creditsApi.list, { params: at.params })).data;
    expect(credits).toMatchObject([
      {
        ...{ anoCompetencia: 2025, mesCompetencia: 5, pagoEm: '2025-06-20', creditOrigin: 100, compensacao: 110.97 },
        ...{ isPago: true, mesRestituicao: '11/2026', comissao_porcentagem: 15.5, comissao: 17.2 },
      },
    ]);
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_booked'));
    expect((await at.boss.call(feesApi.clients, {})).data).toMatchObject([{ apurado: 17.2, a_cobrar: 17.2 }]);
  });

  it('takes the credit of the request, and follows money that is corrected', async () => {
    await at.receive(may, 110);
    await at.boss.call(refundRequestsApi.credit, { params: at.params });
    await at.book([may]);
    await at.record(may, money(100));
    expect(await at.fees()).toMatchObject([{ situacao: 'A_LANCAR', honorario: 15.5, apurado: 17.05 }]);
    expect(await at.charge(may, 15.5)).toMatchObject(refusal(409, 'payment_fee_not_booked'));
    await at.book([may]);
    expect(await at.fees()).toMatchObject([{ situacao: 'LANCADO', apurado: 15.5 }]);
    expect((await at.boss.call(creditsApi.list, { params: at.params })).data).toHaveLength(1);
  });

  it('is entered for several payments, or for none when one is refused', async () => {
    await at.receive(may, 100);
    await at.record(june, asked, granted);
    expect(await at.book([may, june])).toMatchObject({
      status: 409,
      body: {
        code: 'payment_fees_refused',
        issues: [{ path: 'pagamentos.1', message: expect.stringMatching(/^06\/2025 .*ainda não foi registrado/) }],
      },
    });
    expect(await at.fees()).toMatchObject([{ situacao: 'A_LANCAR' }]);
    await at.record(june, money(50.1));
    expect(await at.book([may, june])).toMatchObject({ body: { data: { linhas: 2, valor: 23.27 } } });
    expect((await at.book([may, may])).status).toBe(400);
  });

  it('is refused without money, for an unknown payment and in a closed assessment', async () => {
    await at.record(may, asked, granted);
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_not_received'));
    expect(await at.book([{ ...may, pagamento: '2025-06-21' }])).toMatchObject(refusal(404, 'payment_fee_not_found'));
    await at.record(may, money(100));
    await server.inTenant(at.home, (db) =>
      db.update(assessments).set({ isModifica: false }).where(eq(assessments.id, at.place.id_apuracao)),
    );
    expect(await at.book([may])).toMatchObject(refusal(409, 'assessment_closed'));
  });

  it('is refused while a credit without a day may be of another payment of the month', async () => {
    await addReadyRun(server, {
      ...{ id_tenant: at.home, id_apuracao: at.place.id_apuracao, id_user: at.id_user },
      rows: [monthRow('05/2025', { total_a_restituir: 100, cofins_restituir: 100, prescreve_em: '2030-06-20' })],
      details: { '05/2025': { fatias: [sliceOf('2025-06-20', 60), sliceOf('2025-07-10', 40)] } },
    });
    await at.receive(may, 60);
    await addTestCredit(server, { id_tenant: at.home, ...at.place });
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_day_missing'));
  });

  it('is entered by the provider, charged by those who issue boletos, and read by those who see fees', async () => {
    await at.receive(may, 100);
    expect(await at.book([may], at.ceo)).toMatchObject(refusal(403, 'payment_fee_book_denied'));
    expect(await at.book([may], at.stranger)).toMatchObject({ status: 404 });
    expect((await at.book([may], at.analyst)).status).toBe(200);
    expect(await at.charge(may, 15.5, at.analyst)).toMatchObject(refusal(403, 'payment_fee_charge_denied'));
    expect(await at.charge(may, 15.5, at.stranger)).toMatchObject({ status: 404 });
    expect(await at.fees(at.analyst)).toMatchObject([{ situacao: 'LANCADO', apurado: 15.5, cobranca: null }]);
    expect(await at.fees(at.ceo)).toMatchObject([{ cobranca: { a_cobrar: 15.5 } }]);
    expect((await at.charge(may, 15.5)).status).toBe(201);
    expect(await at.fees(at.analyst)).toMatchObject([{ situacao: 'COBRADO', cobranca: null }]);
    const read = await at.manager.try(paymentFeesApi.list, { params: at.params });
    expect(read).toMatchObject(refusal(403, 'payment_fee_denied'));
  });
});

describe('two payments of one month and day', { tags: ['D-35'] }, () => {
  const first = { competencia: '05/2025', pagamento: '2025-06-20' };
  const second = { competencia: '05/2025', pagamento: '2025-06-20-2' };
  const feeOf = async (of: typeof may) => (await at.fees()).find(({ pagamento }) => pagamento === of.pagamento);

  beforeEach(() =>
    addReadyRun(server, {
      ...{ id_tenant: at.home, id_apuracao: at.place.id_apuracao, id_user: at.id_user },
      rows: [monthRow('05/2025', { total_a_restituir: 100, cofins_restituir: 100, prescreve_em: '2030-06-20' })],
      details: { '05/2025': { fatias: [sliceOf('2025-06-20', 60), sliceOf('2025-06-20', 40)] } },
    }),
  );

  it('keep their fees when the second one is requested first', async () => {
    await at.receive(second, 40);
    await at.book([second]);
    expect((await at.charge(second, 6.2)).status).toBe(201);
    await at.record(first, asked);
    expect(await feeOf(second)).toMatchObject({ situacao: 'COBRADO' });
    expect(await at.book([second])).toMatchObject(refusal(409, 'payment_fee_booked'));
    expect(await at.charge(second, 6.2)).toMatchObject(refusal(409, 'payment_fee_charged'));
    await at.record(first, granted, money(60));
    expect((await at.book([first])).status).toBe(200);
    expect((await at.charge(first, 9.3)).status).toBe(201);
    expect((await at.fees()).map(({ cobranca }) => cobranca?.cobrado)).toEqual([9.3, 6.2]);
  });

  it('keep the credit that was paid by hand before the other one was requested', async () => {
    await at.receive(second, 40);
    const id = await addTestCredit(server, { id_tenant: at.home, ...at.place, pagoEm: toDay(first.pagamento) });
    await at.boss.call(creditsApi.save, { body: { id, compensacao: 40, isPago: true } });
    await at.record(first, asked);
    expect(await feeOf(second)).toMatchObject({ situacao: 'LANCADO' });
    expect((await at.boss.call(creditsApi.list, { params: at.params })).data).toMatchObject([
      { pagamento: '2025-06-20-2' },
    ]);
  });

  it('are refused while a paid credit of the day does not name one of them', async () => {
    await at.receive(second, 40);
    await addTestCredit(server, {
      ...{ id_tenant: at.home, ...at.place, pagoEm: toDay(first.pagamento), compensacao: 40, isPago: true },
    });
    await at.record(first, asked);
    expect(await at.book([second])).toMatchObject(refusal(409, 'payment_fee_credit_unclear'));
  });
});

describe('payment under two assessments', { tags: ['D-35'] }, () => {
  it('has one fee: that of the other assessment is refused, also when its credit was typed', async () => {
    await at.receive(may, 100);
    const other = await addTestAssessment(server, { id_tenant: at.home, ...at.place });
    const elsewhere = { id_tenant: at.home, ...at.place, id_apuracao: other, compensacao: 100, isPago: true };
    const id = await addTestCredit(server, { ...elsewhere, pagamento: may.pagamento });
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_elsewhere'));
    const set = (changed: object) =>
      server.inTenant(at.home, (db) => db.update(credits).set(changed).where(eq(credits.id, id)));
    await set({ pagamento: null });
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_elsewhere'));
    await set({ pagoEm: may.pagamento });
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_elsewhere'));
    await set({ pagamento: '2025-06-20-2' });
    expect((await at.book([may])).status).toBe(200);
    await set({ pagamento: may.pagamento });
    expect(await at.charge(may, 15.5)).toMatchObject(refusal(409, 'payment_fee_elsewhere'));
    await set({ compensacao: 0, isPago: false });
    expect((await at.charge(may, 15.5)).status).toBe(201);
  });
});
