import { sumOfReais } from '@restitui/brazil/money.ts';
import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { paymentSums } from '@restitui/domain/crm/client-portal/own-payment.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestAssessment } from '../../../../test/clients.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { analyse, ofFiles, openFromFiles, type PaymentCase } from '../../../../test/payments.ts';

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
