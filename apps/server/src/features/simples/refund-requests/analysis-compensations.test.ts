import { workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { asked, granted, money, ofFiles, openFromFiles, type PaymentCase, refusal } from '../../../../test/payments.ts';

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
const { may } = ofFiles;

describe('a compensation', () => {
  beforeEach(() => openCase({ servico: 'EXCLUSAO_DE_ICMS_E_ST' }));

  it('is used before it is homologated', async () => {
    await at.record(may, { ...asked, tipo: 'COMPENSACAO' }, money(104));
    expect(await at.payments()).toMatchObject([{ tipo: 'COMPENSACAO', situacao: 'PAGO', despacho: null }, {}]);
    expect((await at.book([may])).status).toBe(200);
  });

  const declare = () => at.record(may, { ...asked, tipo: 'COMPENSACAO' }, money(104, '2026-10-01'));
  const decided = (resultado: 'INDEFERIDO'): EnteredStep => ({
    ...{ passo: 'DESPACHO', data: '2026-10-20', resultado, valor: null, motivo: 'Sem prova' },
  });

  const partly = (motivo: string): EnteredStep => ({
    ...{ passo: 'DESPACHO', data: '2026-10-20', resultado: 'DEFERIDO_EM_PARTE', valor: 60, motivo },
  });

  it('that was used is homologated, and its use can be corrected afterwards', async () => {
    await declare();
    await at.record(may, granted, money(103, '2026-10-01'));
    expect(await at.payments()).toMatchObject([
      { situacao: 'PAGO', despacho: { resultado: 'DEFERIDO', valor: 100 }, recebido: { valor: 103 } },
      {},
    ]);
    const early: EnteredStep = { passo: 'DESPACHO', data: '2026-09-30', resultado: 'DEFERIDO' };
    expect(await at.step(may, early)).toMatchObject(refusal(400, 'refund_decision_before_request'));
    expect(await at.step(may, money(103, '2026-09-30'))).toMatchObject(refusal(400, 'refund_received_before'));
    expect(await at.step(may, granted, at.ceo)).toMatchObject(refusal(403, 'refund_request_denied'));
    expect(await at.step(may, granted, at.stranger)).toMatchObject({ status: 404 });
  });

  it('that was used is not homologated: its use and its fee do not count any more', async () => {
    await declare();
    await at.record(may, decided('INDEFERIDO'));
    expect(await at.payments()).toMatchObject([{ situacao: 'INDEFERIDO', recebido: null }, {}]);
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_not_received'));
    expect(await at.theses()).toMatchObject([{ situacao: 'INDEFERIDO' }, { situacao: 'INDEFERIDO' }, {}]);
    expect(await at.step(may, money(104))).toMatchObject(refusal(409, 'refund_not_granted'));
    await at.record(may, { passo: 'RECURSO', data: '2026-10-30', protocolo: '7' });
  });

  it('that was used is homologated in part, and the rest can be appealed', async () => {
    const appeals = async () =>
      (await at.boss.call(workQueueApi.read)).data.grupos
        .flatMap(({ linhas }) => linhas.flatMap(({ itens }) => itens))
        .filter(({ tipo }) => tipo === 'recurso');
    await declare();
    await at.record(may, partly('Sem prova'));
    expect(await appeals()).toMatchObject([{ valor: 40, desde: '2026-10-20' }]);
    await at.record(may, { passo: 'RECURSO', data: '2026-10-30', protocolo: '7' });
    expect(await appeals()).toEqual([]);
    expect(await at.payments()).toMatchObject([
      { situacao: 'DEFERIDO', despacho: { valor: 60 }, recurso: { protocolo: '7' }, recebido: null },
      {},
    ]);
  });

  it('that is homologated in part has its part used again, which a corrected reason does not take back', async () => {
    await declare();
    await at.record(may, partly('Sem prova'), money(62, '2026-10-01'), partly('Prova parcial'));
    expect(await at.payments()).toMatchObject([
      { situacao: 'PAGO', despacho: { motivo: 'Prova parcial' }, recebido: { valor: 62 } },
      {},
    ]);
  });

  it('whose fee is entered keeps its use until its credit is corrected', async () => {
    await declare();
    expect((await at.book([may])).status).toBe(200);
    for (const decision of [decided('INDEFERIDO'), partly('Sem prova')])
      expect(await at.step(may, decision)).toMatchObject(refusal(409, 'refund_use_charged'));
    expect(await at.payments()).toMatchObject([{ situacao: 'PAGO', recebido: { valor: 104 } }, {}]);
    const [credit] = await at.credits();
    expect((await at.saveCredit(credit?.id ?? '', { isPago: false, compensacao: 0 })).status).toBe(200);
    await at.record(may, decided('INDEFERIDO'));
    expect(await at.payments()).toMatchObject([{ situacao: 'INDEFERIDO', recebido: null }, {}]);
  });

  it('whose fee is on an open boleto keeps its use', async () => {
    await declare();
    await at.book([may]);
    const [credit] = await at.credits();
    expect((await at.charge(may, 10)).status).toBe(201);
    await at.saveCredit(credit?.id ?? '', { isPago: false, compensacao: 0 });
    expect(await at.step(may, decided('INDEFERIDO'))).toMatchObject(refusal(409, 'refund_use_charged'));
  });

  it('is homologated after its fee was entered', async () => {
    await declare();
    await at.book([may]);
    await at.record(may, granted);
    expect(await at.payments()).toMatchObject([{ situacao: 'PAGO', recebido: { valor: 104 } }, {}]);
  });

  it('is decided once by two analysts at the same time', async () => {
    await declare();
    const body = { passo: decided('INDEFERIDO'), seen: 2 };
    const save = () => at.boss.try(refundRequestsApi.saveStep, { params: { ...at.params, ...may }, body });
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('does not become a refund that was received before its decision', async () => {
    await declare();
    await at.record(may, granted);
    const body = { situacao: 'PAGO', data: '2026-10-01', protocolo: '1', tipo: 'RESTITUICAO' } as const;
    const save = at.boss.try(refundRequestsApi.save, { params: { ...at.params, ...may }, body });
    expect(await save).toMatchObject(refusal(400, 'refund_received_before'));
  });
});
