import { toDay } from '@restitui/brazil/day.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestAssessment } from '../../../../test/clients.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import {
  analyse,
  asked,
  granted,
  money,
  ofFiles,
  openFromFiles,
  type PaymentCase,
  refusal,
} from '../../../../test/payments.ts';
import { sweepFeeAlerts } from './sync-fee-alerts.service.ts';

let server: TestServer;
let provider: TenantId;
let at: PaymentCase;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const openCase = async (of: Parameters<typeof openFromFiles>[2]) => {
  at = await openFromFiles(server, provider, of);
};
const { may, june } = ofFiles;

describe('the annual 13º of a payroll', () => {
  it('has its credit in December', async () => {
    await openCase({ servico: 'PREVIDENCIARIO', thirteenth: true });
    const thirteenth = { competencia: '13/2024', pagamento: '13-1' };
    const unbooked = async () =>
      (await at.boss.call(alertsApi.list, { query: {} })).data.filter(({ kind }) => kind === 'HONORARIO_A_LANCAR');
    await at.receive(thirteenth, 33);
    expect(await unbooked()).toHaveLength(1);
    expect((await at.book([thirteenth])).status).toBe(200);
    expect(await unbooked()).toEqual([]);
    expect(await at.credits()).toMatchObject([{ anoCompetencia: 2024, mesCompetencia: 12, pagamento: '13-1' }]);
    expect((await at.charge(thirteenth, 5.12)).status).toBe(201);
  });
});

describe('one fee of a payment of an analysis from files', { tags: ['D-35'] }, () => {
  beforeEach(async () => {
    await openCase({ servico: 'EXCLUSAO_DE_ICMS_E_ST' });
    await at.receive(may, 100);
  });

  it('is refused without money, twice, and to users who may not', async () => {
    await at.record(june, asked, granted);
    expect(await at.book([june])).toMatchObject(refusal(409, 'payment_fee_not_received'));
    expect(await at.book([{ ...may, pagamento: '9' }])).toMatchObject(refusal(404, 'payment_fee_not_found'));
    expect(await at.book([may], at.ceo)).toMatchObject(refusal(403, 'payment_fee_book_denied'));
    expect(await at.book([may], at.stranger)).toMatchObject({ status: 404 });
    expect(await at.charge(may, 15.5)).toMatchObject(refusal(409, 'payment_fee_not_booked'));
    expect((await at.book([may])).status).toBe(200);
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_booked'));
    expect(await at.charge(may, 15.51)).toMatchObject(refusal(409, 'payment_fee_beyond'));
    expect(await at.charge(may, 15.5, at.stranger)).toMatchObject({ status: 404 });
  });

  it('is entered and charged once by two requests at the same time', async () => {
    const booked = await Promise.all([at.book([may]), at.book([may])]);
    expect(booked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const charged = await Promise.all([at.charge(may, 15.5), at.charge(may, 15.5)]);
    expect(charged.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await at.boletoCount()).toBe(1);
  });

  it('takes the credit that the analysis added', async () => {
    await at.boss.call(fileAnalysesApi.apply, { params: at.params, body: {} });
    await at.book([may]);
    expect((await at.credits()).filter(({ mesCompetencia }) => mesCompetencia === 5)).toMatchObject([
      { creditOrigin: 100, compensacao: 100, pagamento: '1' },
    ]);
  });

  // Requests of earlier versions could be set back while their fee was charged.
  it('is refused while a used credit of the month is that of a request that was set back', async () => {
    await addTestCredit(server, {
      ...{ id_tenant: at.home, ...at.place, anoCompetencia: 2025, mesCompetencia: 5, pagoEm: toDay('2025-06-25') },
      ...{ compensacao: 100, isPago: true, pagamento: '2' },
    });
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_credit_unclear'));
    expect(await at.charge(may, 10.23)).toMatchObject(refusal(409, 'payment_fee_not_booked'));
    expect(await at.boletoCount()).toBe(0);
  });

  it('is refused while a used credit of the month has another day and no name', async () => {
    await addTestCredit(server, {
      ...{ id_tenant: at.home, ...at.place, anoCompetencia: 2025, mesCompetencia: 5, pagoEm: toDay('2025-06-24') },
      ...{ compensacao: 100, isPago: true },
    });
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_credit_unclear'));
  });

  it('is refused while another assessment uses a credit of the payment', async () => {
    const other = await addTestAssessment(server, { id_tenant: at.home, ...at.place });
    const id_apuracao = other;
    await addTestCredit(server, {
      ...{ id_tenant: at.home, ...at.place, id_apuracao, compensacao: 100, isPago: true, pagamento: '2' },
    });
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_elsewhere'));
    expect(await at.fees()).toMatchObject([
      { situacao: 'A_LANCAR', impedimento: { tipo: 'LANCADO_EM_OUTRA', id_apuracao } },
    ]);
    await sweepFeeAlerts({ inTenant: server.inTenant, platform: { clock: server.clock } }, at.home);
    expect(await at.feeAlerts()).toEqual([]);
  });

  it('is one for a payment that is requested under another assessment', async () => {
    const other = await addTestAssessment(server, { id_tenant: at.home, ...at.place });
    await analyse(server, at, { servico: 'EXCLUSAO_DE_ICMS_E_ST', id_apuracao: other });
    expect(await at.payments(at.boss, other)).toMatchObject([{ em_outra_apuracao: { situacao: 'PAGO' } }, {}]);
    const body = { passo: asked };
    const twice = at.boss.try(refundRequestsApi.saveStep, { params: { id_apuracao: other, ...may }, body });
    expect(await twice).toMatchObject(refusal(409, 'refund_asked_elsewhere'));
  });

  it('keeps the credit within the money that arrived, and with its payment while it is charged', async () => {
    await at.book([may]);
    const [credit] = await at.credits();
    const save = (changed: object) => at.boss.try(creditsApi.save, { body: { id: credit?.id ?? '', ...changed } });
    expect(await save({ compensacao: 100.01 })).toMatchObject(refusal(409, 'credit_above_received'));
    await at.charge(may, 15.5);
    expect(await save({ mesCompetencia: 4 })).toMatchObject(refusal(409, 'credit_charged'));
    const remove = at.boss.try(creditsApi.remove, { params: { id: credit?.id ?? '' } });
    expect(await remove).toMatchObject(refusal(409, 'credit_charged'));
  });
});

describe('fees of two theses of a month under two assessments', { tags: ['D-27', 'D-35'] }, () => {
  let second: string;
  /** A part of the month's theses is a second request of its payment. */
  const part = { ...may, pagamento: '2' };
  /** The other thesis is all that is left to request under the second assessment. */
  const of = () => ({ id_apuracao: second, ...may });
  const fees = async () =>
    (await at.boss.call(paymentFeesApi.list, { params: { id_apuracao: second } })).data.find(
      ({ competencia }) => competencia === may.competencia,
    );
  const book = () => at.boss.try(paymentFeesApi.book, { params: { id_apuracao: second }, body: { pagamentos: [may] } });

  /** Requests A under the first assessment and B under the second; the money of both arrives. */
  async function receiveBoth() {
    await openCase({ servico: 'EXCLUSAO_DE_ICMS_E_ST' });
    second = await addTestAssessment(server, { id_tenant: at.home, ...at.place });
    await analyse(server, at, { servico: 'EXCLUSAO_DE_ICMS_E_ST', id_apuracao: second });
    expect((await at.saveTheses(['A'])).status).toBe(200);
    expect((await at.saveTheses(['B'], {}, second)).status).toBe(200);
    await at.record(part, granted, money(60));
    for (const passo of [granted, money(40, '2026-11-11')]) {
      const saved = await at.boss.try(refundRequestsApi.saveStep, { params: of(), body: { passo } });
      expect(saved).toMatchObject({ status: 200 });
    }
  }

  it('are both entered, with an alert for the second until then', async () => {
    await receiveBoth();
    expect(await at.feeAlerts()).toHaveLength(2);
    expect((await at.book([part])).status).toBe(200);
    expect(await at.feeAlerts()).toMatchObject([{ message: expect.stringContaining('R$ 40,00 em 11/11/2026') }]);
    expect(await fees()).toMatchObject({ situacao: 'A_LANCAR', honorario: 6.2, impedimento: null });
    expect((await book()).status).toBe(200);
    expect(await at.feeAlerts()).toEqual([]);
    expect(await fees()).toMatchObject({ situacao: 'LANCADO', apurado: 6.2, impedimento: null });
    expect((await at.charge(part, 9.3)).status).toBe(201);
  });

  it('are one while the credit of the first names no request of which the theses are known', async () => {
    await receiveBoth();
    await addTestCredit(server, {
      ...{ id_tenant: at.home, ...at.place, anoCompetencia: 2025, mesCompetencia: 5, pagoEm: toDay('2025-06-25') },
      ...{ compensacao: 60, isPago: false },
    });
    expect(await fees()).toMatchObject({
      impedimento: { tipo: 'USADO_EM_OUTRA', id_apuracao: at.place.id_apuracao, apuracao: expect.any(String) },
    });
    expect(await book()).toMatchObject(refusal(409, 'payment_fee_elsewhere'));
  });
});
