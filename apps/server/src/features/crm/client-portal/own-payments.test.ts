import { sumOfReais } from '@restitui/brazil/money.ts';
import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { paymentSums } from '@restitui/domain/crm/client-portal/own-payment-progress.ts';
import { workOutlook } from '@restitui/domain/crm/client-portal/work-outlook.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestAssessment } from '../../../../test/clients.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { analyse, granted, money, ofFiles, openFromFiles, type PaymentCase } from '../../../../test/payments.ts';

let server: TestServer;
let at: PaymentCase;
let second: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const provider = await addTenant(server, { isProvider: true });
  at = await openFromFiles(server, provider, { servico: 'EXCLUSAO_DE_ICMS_E_ST' });
  second = await addTestAssessment(server, { id_tenant: at.home, ...at.place });
  await analyse(server, at, { servico: 'EXCLUSAO_DE_ICMS_E_ST', id_apuracao: second });
});

const denied: EnteredStep = { passo: 'DESPACHO', data: '2026-10-20', resultado: 'INDEFERIDO', motivo: 'Sem prova' };
const params = () => ({ id_client: at.place.id_client });
const payments = async () => (await at.boss.call(clientPortalApi.payments, { params: params() })).data;
const asked = async () => paymentSums(await payments()).asked;
const askedInTimeline = async () => {
  const events = (await at.boss.call(clientPortalApi.timeline, { params: params() })).data;
  return sumOfReais(events.filter(({ kind }) => kind === 'PEDIDO').map(({ amount = 0 }) => amount));
};
const again = async (tese: string) => {
  const saved = await at.saveTheses([tese], { data: '2026-11-01', protocolo: '2' }, second);
  expect(saved).toMatchObject({ status: 200 });
};

describe('theses of a month that are requested again after a denial', { tags: ['D-31'] }, () => {
  beforeEach(async () => {
    expect((await at.saveTheses(['A', 'B'])).status).toBe(200);
    await at.record(ofFiles.may, denied);
  });

  it('count once, in their latest request', async () => {
    expect([await asked(), await askedInTimeline()]).toEqual([100, 100]);
    await again('A');
    expect(await payments()).toMatchObject([
      { id_apuracao: second, valor: 60, repetido: 0 },
      { id_apuracao: at.place.id_apuracao, valor: 100, repetido: 60, situacao: 'INDEFERIDO' },
    ]);
    expect([await asked(), await askedInTimeline()]).toEqual([100, 100]);
  });

  it('replace the denied request once later ones claim all of them', async () => {
    await again('A');
    await again('B');
    expect(await payments()).toMatchObject([{ id_apuracao: second }, { id_apuracao: second }]);
    expect([await asked(), await askedInTimeline()]).toEqual([100, 100]);
  });
});

describe('credits of a month with several theses', { tags: ['D-31'] }, () => {
  const outlook = async () => workOutlook((await at.boss.call(clientPortalApi.timeline, { params: params() })).data);
  const addCredit = (changed: object) =>
    addTestCredit(server, {
      ...{ ...at.place, id_tenant: at.home, anoCompetencia: 2025, mesCompetencia: 5, creditOrigin: 100 },
      ...changed,
    });

  const receiveA = async () => {
    expect((await at.saveTheses(['A'])).status).toBe(200);
    const [{ pagamento } = { pagamento: '' }] = await payments();
    await at.record({ competencia: '05/2025', pagamento }, granted, money(60));
  };

  it('can still be requested for the theses that no request claims', async () => {
    await addCredit({});
    expect((await at.saveTheses(['A'])).status).toBe(200);
    expect((await outlook()).coming).toEqual({ granted: 0, asked: 60, found: 40, total: 100 });
    expect((await at.saveTheses(['B'], { protocolo: '2' })).status).toBe(200);
    expect((await outlook()).coming).toEqual({ granted: 0, asked: 100, found: 0, total: 100 });
  });

  it('are used once where the money of their payment came under another assessment', async () => {
    await receiveA();
    await addCredit({ id_apuracao: second, creditOrigin: 60, compensacao: 60, isPago: true, pagamento: '1' });
    expect(await outlook()).toMatchObject({ received: 60, used: 0, coming: { total: 0 } });
  });

  it('of other theses are used beside the money of a payment', async () => {
    await receiveA();
    await again('B');
    const pagamento = (await payments()).find((one) => one.id_apuracao === second)?.pagamento;
    await addCredit({ id_apuracao: second, creditOrigin: 40, compensacao: 40, isPago: true, pagamento });
    expect(await outlook()).toMatchObject({ received: 60, used: 40 });
  });
});
