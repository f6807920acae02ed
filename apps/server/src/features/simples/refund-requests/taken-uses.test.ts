import { roundedCents } from '@restitui/brazil/money.ts';
import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { workOutlook } from '@restitui/domain/crm/client-portal/work-outlook.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { refundRequestsApi as api } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { issuedBoleto } from '../../../../test/boletos.ts';
import { addTestAssessment } from '../../../../test/clients.ts';
import { countBlocked } from '../../../../test/count-blocked.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { asked, granted, money, ofFiles, openFromFiles, type PaymentCase, refusal } from '../../../../test/payments.ts';
import { denied, effectOf, partly } from '../../../../test/use-decisions.ts';
import { lockAssessment } from '../../recovery/assessments/assessments.repository.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { updateCredit } from '../../recovery/credits/credits.repository.ts';

let server: TestServer;
let provider: TenantId;
let at: PaymentCase;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const { may } = ofFiles;

const effect = (decision: Parameters<typeof effectOf>[2]) => effectOf(at, may, decision);
const credit = async () => (await at.credits()).find(({ mesCompetencia }) => mesCompetencia === 5);
const feeOfClient = async () =>
  (await at.boss.call(feesApi.clients, { query: { id_client: at.place.id_client } })).data[0];

const feeInPortal = async (caller = at.boss) => {
  const { id_client } = at.place;
  return (await caller.call(clientPortalApi.payments, { params: { id_client } })).data[0]?.honorario;
};

/** Everything that a decision on the use may change. */
const state = async () => ({
  payment: (await at.payments())[0],
  credit: await credit(),
  fees: await at.fees(),
  client: await feeOfClient(),
});

describe('a decision on a used compensation whose fee is entered', { tags: ['D-35'] }, () => {
  beforeEach(async () => {
    at = await openFromFiles(server, provider, { servico: 'EXCLUSAO_DE_ICMS_E_ST' });
    await at.record(may, { ...asked, tipo: 'COMPENSACAO' }, money(104, '2026-10-01'));
    expect((await at.book([may])).status).toBe(200);
  });

  it('takes the whole use out of credit, fee, portal and dashboard when it is a denial', async () => {
    const before = await credit();
    await at.record(may, denied());
    expect((await at.payments())[0]).toMatchObject({ situacao: 'INDEFERIDO', recebido: null, despacho: { valor: 0 } });
    expect(await credit()).toMatchObject({ compensacao: 0, isPago: false, comissao: 0, mesRestituicao: null });
    const after = await credit();
    expect(after?.saldo).toBe(after?.corrigido);
    expect(after?.creditOrigin).toBe(before?.creditOrigin);
    expect(await at.fees()).toEqual([]);
    expect(await feeOfClient()).toMatchObject({ apurado: 0, a_cobrar: 0 });
    const { id_client } = at.place;
    const timeline = (await at.boss.call(clientPortalApi.timeline, { params: { id_client } })).data;
    const { used, received, coming } = workOutlook(timeline);
    expect([used, received, coming.total]).toEqual([0, 0, 0]);
    const dashboard = (await at.boss.call(dashboardsApi.credits, { query: {} })).data;
    expect(dashboard.restituido).toBe(0);
    expect(await at.feeAlerts()).toEqual([]);
  });

  it('leaves the homologated part in use, with its fee, when it is partial', async () => {
    await at.record(may, partly(60, 62.4));
    expect((await at.payments())[0]).toMatchObject({
      ...{ situacao: 'PAGO', despacho: { valor: 60 }, recebido: { data: '2026-10-01', valor: 62.4 } },
    });
    // 15.5 % of 62.40, half up to the cent.
    expect(await credit()).toMatchObject({
      compensacao: 62.4,
      isPago: true,
      comissao: 9.67,
      mesRestituicao: '10/2026',
    });
    expect(await at.fees()).toMatchObject([
      { recebido: 62.4, honorario: 9.67, apurado: 9.67, situacao: 'LANCADO', cobranca: { a_cobrar: 9.67 } },
    ]);
    expect(await feeOfClient()).toMatchObject({ apurado: 9.67, a_cobrar: 9.67 });
    const { id_client } = at.place;
    const timeline = (await at.boss.call(clientPortalApi.timeline, { params: { id_client } })).data;
    expect(workOutlook(timeline)).toMatchObject({ used: 62.4, received: 0 });
    const dashboard = (await at.boss.call(dashboardsApi.credits, { query: {} })).data;
    expect(dashboard.restituido).toBe(62.4);
    expect(await at.book([may])).toMatchObject(refusal(409, 'payment_fee_booked'));
    expect(await at.feeAlerts()).toEqual([]);
    expect((await at.charge(may, 9.67)).status).toBe(201);
  });

  it('changes no credit when the granted part covers the use, also in a closed assessment', async () => {
    await closeAssessment();
    await at.record(may, partly(99, 104));
    expect((await at.payments())[0]).toMatchObject({ situacao: 'PAGO', recebido: { valor: 104 } });
    expect(await credit()).toMatchObject({ compensacao: 104, isPago: true, comissao: 16.12 });
  });

  it('is recorded in the history of payment and credit', async () => {
    await at.record(may, denied());
    const params = { id: at.place.id_product };
    const { data } = await at.boss.call(changeHistoryApi.ofProduct, { params, query: {} });
    const changed = data.map(({ field, from, to }) => [field.split(' ')[0], from, to]);
    expect(changed).toEqual(
      expect.arrayContaining([
        ['compensacao', 104, 0],
        ['isPago', true, false],
        ['pedido_recebido', 104, null],
        ['pedido_despacho', null, 'INDEFERIDO'],
      ]),
    );
  });

  it('is refused without the use that remains, and leaves everything as it was', async () => {
    const before = await state();
    for (const decision of [denied(null), partly(60, null)])
      expect(await at.step(may, decision)).toMatchObject(refusal(409, 'refund_use_charged'));
    expect(await at.step(may, partly(60, 104.01))).toMatchObject(refusal(400, 'refund_use_beyond'));
    expect(await state()).toEqual(before);
  });

  it('is refused while an open boleto asks for more than the fee that is left', async () => {
    expect((await at.charge(may, 9.68)).status).toBe(201);
    const before = await state();
    expect(await at.step(may, denied())).toMatchObject(refusal(409, 'refund_use_on_boleto'));
    expect(await at.step(may, partly(60, 62.4))).toMatchObject(refusal(409, 'refund_use_on_boleto'));
    expect((await effect(denied())).obstaculo).toMatchObject({ onde: 'BOLETOS' });
    expect(await state()).toEqual(before);
    await at.record(may, partly(61, 63));
    expect((await at.fees())[0]).toMatchObject({ honorario: 9.77, cobranca: { cobrado: 9.68, a_cobrar: 0.09 } });
  });

  describe('whose boleto is paid', () => {
    beforeEach(async () => {
      const { id_client } = at.place;
      const { id } = await issuedBoleto(server, at.boss, { id_client, valorNominal: 16.12, seuNumero: 'HON-UM' });
      await at.boss.call(feesApi.charge, { body: { id_client, id_boleto: id } });
      await at.boss.call(boletosApi.pay, { params: { id }, body: { origemRecebimento: 'BOLETO' } });
    });

    it('leaves what it took beyond a partial decision to be given back', async () => {
      expect(await effect(partly(60, 62.4))).toMatchObject({ a_devolver: 6.45 });
      await at.record(may, partly(60, 62.4));
      expect((await at.fees())[0]).toMatchObject({ apurado: 9.67, cobranca: { pago: 16.12, excesso: 6.45 } });
      expect(await feeOfClient()).toMatchObject({ pago: 16.12, a_devolver: 6.45 });
      expect(await feeInPortal()).toEqual({ percentual: 15.5, valor: 9.67, a_devolver: 6.45, devolucoes: [] });
      const permissions = { permission_geral: true, permission_product: true, exclusao_icms: true };
      const worker = await addUser(server, {
        id_tenant: provider,
        typeUser: 'ADMIN',
        typeCargo: 'ANALISTA',
        permissions,
      });
      expect(await feeInPortal(await as(server, worker, at.home))).toMatchObject({ valor: 9.67, a_devolver: 0 });
    });

    it('leaves all that it took to be given back after a denial', async () => {
      expect(await feeOfClient()).toMatchObject({ a_devolver: 0 });
      expect(await feeInPortal()).toMatchObject({ valor: 16.12, a_devolver: 0 });
      expect(await effect(denied())).toMatchObject({ a_devolver: 16.12 });
      await at.record(may, denied());
      const charged = { apurado: 0, recebido: 0, cobranca: { pago: 16.12, excesso: 16.12, a_cobrar: 0 } };
      expect(await at.fees()).toMatchObject([{ ...charged, situacao: 'LANCADO' }]);
      expect(await feeOfClient()).toMatchObject({ apurado: 0, pago: 16.12, a_devolver: 16.12 });
      expect(await feeInPortal()).toEqual({ percentual: 15.5, valor: 0, a_devolver: 16.12, devolucoes: [] });
    });
  });

  it('is refused while the credit is used under another assessment', async () => {
    const id_apuracao = await addTestAssessment(server, { id_tenant: at.home, ...at.place });
    const other = { id_tenant: at.home, ...at.place, id_apuracao, pagamento: may.pagamento };
    await addTestCredit(server, { ...other, compensacao: 104, isPago: true });
    const before = await state();
    expect(await at.step(may, denied())).toMatchObject(refusal(409, 'refund_use_elsewhere'));
    expect((await effect(denied())).obstaculo).toMatchObject({ onde: 'APURACAO', chave: id_apuracao });
    expect(await state()).toEqual(before);
  });

  it('is refused in a closed assessment', async () => {
    await closeAssessment();
    const before = await state();
    expect(await at.step(may, denied())).toMatchObject({ status: 409 });
    expect((await effect(denied())).obstaculo).toMatchObject({ onde: 'CREDITOS' });
    expect(await state()).toEqual(before);
  });

  it('is refused for a credit that is used beyond the payment', async () => {
    await at.step(may, money(90, '2026-10-01'));
    const before = await state();
    expect(await at.step(may, denied())).toMatchObject(refusal(409, 'refund_use_unclear'));
    expect((await effect(denied())).obstaculo).toMatchObject({ onde: 'CREDITOS' });
    expect(await state()).toEqual(before);
  });

  it('is refused for those who do not record steps', async () => {
    expect(await at.step(may, denied(), at.ceo)).toMatchObject(refusal(403, 'refund_request_denied'));
    expect(await at.step(may, denied(), at.stranger)).toMatchObject({ status: 404 });
    const read = { params: { ...at.params, ...may }, query: { resultado: 'INDEFERIDO' } } as const;
    expect(await at.ceo.try(api.effect, read)).toMatchObject(refusal(403, 'refund_request_denied'));
    expect(await at.stranger.try(api.effect, read)).toMatchObject({ status: 404 });
    const unknown = { ...read, params: { ...read.params, pagamento: '9' } };
    expect(await at.boss.try(api.effect, unknown)).toMatchObject(refusal(404, 'refund_payment_not_found'));
    expect(await credit()).toMatchObject({ compensacao: 104, isPago: true });
  });

  it('corrects the credit once when it is sent twice at the same time', async () => {
    const answers = await Promise.all([at.step(may, partly(60, 62.4)), at.step(may, partly(60, 62.4))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await credit()).toMatchObject({ compensacao: 62.4, isPago: true });
    expect(await feeOfClient()).toMatchObject({ apurado: 9.67 });
  });

  it('raises the use and its fee when a later decision grants more', async () => {
    await at.record(may, partly(60, 62.4));
    expect(await at.step(may, granted)).toMatchObject(refusal(400, 'refund_use_unknown'));
    expect(await at.step(may, { ...granted, uso_mantido: 62.39 })).toMatchObject(refusal(400, 'refund_use_below'));
    const whole = { ...granted, uso_mantido: 104 };
    expect(await effect(whole)).toMatchObject({ mudanca: 'AUMENTA', uso: { antes: 62.4, depois: 104 } });
    await at.record(may, whole, whole);
    expect((await at.payments())[0]).toMatchObject({
      ...{ situacao: 'PAGO', despacho: { resultado: 'DEFERIDO' }, recebido: { data: '2026-10-01', valor: 104 } },
    });
    expect(await at.fees()).toMatchObject([{ honorario: 16.12, apurado: 9.67, situacao: 'A_LANCAR' }]);
    expect(await at.feeAlerts()).toHaveLength(1);
    expect((await at.book([may])).status).toBe(200);
    expect(await credit()).toMatchObject({ compensacao: 104, comissao: 16.12 });
    expect(await feeOfClient()).toMatchObject({ apurado: 16.12 });
  });

  it('corrects a use that the credit takes while the decision is recorded', async () => {
    const used = await credit();
    await at.saveCredit(used?.id ?? '', { compensacao: 0, isPago: false });
    const { id_apuracao } = at.place;
    const decision = await server.inTenant(at.home, async (db) => {
      await lockAssessment(db, at.home, id_apuracao);
      await updateCredit(db, at.home, used?.id ?? '', { compensacao: roundedCents(104), isPago: true });
      const answer = at.step(may, denied());
      await vi.waitFor(async () => expect(await countBlocked(server.database.pool)).toBe(1), { timeout: 60_000 });
      return { answer };
    });
    expect(await decision.answer).toMatchObject({ status: 200 });
    expect(await credit()).toMatchObject({ compensacao: 0, isPago: false });
    expect(await feeOfClient()).toMatchObject({ apurado: 0 });
  });

  it('shows beforehand what it changes, and changes nothing by that', async () => {
    const before = await state();
    const shown = await effect(partly(60, 62.4));
    expect(shown).toMatchObject({
      ...{ mudanca: 'TIRA', uso: { antes: 104, depois: 62.4 }, credito: { antes: 104, depois: 62.4 } },
      ...{ honorarios: { antes: 16.12, depois: 9.67 }, restituido: { antes: 104, depois: 62.4 } },
      ...{ relatorio: null, obstaculo: null, registro_acima: null, a_devolver: 0 },
    });
    expect(await state()).toEqual(before);
    await at.record(may, partly(60, 62.4));
    expect((await credit())?.saldo).toBe(shown.saldo?.depois);
    expect(await effect(partly(60, 62.4))).toMatchObject({ mudanca: null, credito: null });
  });

  it('shows no change for a decision on the whole, and the suggested use for a partial one', async () => {
    expect(await effect(granted)).toMatchObject({ mudanca: null, uso: { antes: 104, depois: 104 } });
    const { uso } = await effect(partly(60, null));
    expect(uso.depois).toBeGreaterThanOrEqual(60);
    expect(uso.depois).toBeLessThan(104);
  });

  it('is refused as a denial while only the credit has a use, and leaves no paid payment', async () => {
    const body = { situacao: 'PEDIDO', data: '2026-10-01', protocolo: '7', tipo: 'COMPENSACAO' } as const;
    const used = await credit();
    const setCredit = (compensacao: number) => at.saveCredit(used?.id ?? '', { compensacao, isPago: compensacao > 0 });
    await setCredit(0);
    expect(await at.boss.try(api.save, { params: { ...at.params, ...may }, body })).toMatchObject({ status: 200 });
    expect((await setCredit(104)).status).toBe(200);
    const before = await state();
    expect(await at.step(may, denied(null))).toMatchObject(refusal(409, 'refund_use_charged'));
    expect(await state()).toEqual(before);
    await setCredit(0);
    const paid = { ...body, situacao: 'PAGO' } as const;
    expect(await at.boss.try(api.save, { params: { ...at.params, ...may }, body: paid })).toMatchObject({
      status: 200,
    });
    await at.record(may, denied(null));
    expect((await at.payments())[0]).toMatchObject({ situacao: 'INDEFERIDO', recebido: null });
  });

  async function closeAssessment() {
    await server.inTenant(at.home, (db) =>
      db.update(assessments).set({ isModifica: false }).where(eq(assessments.id, at.place.id_apuracao)),
    );
  }
});

describe('a decision on a used compensation whose fee is not entered', { tags: ['D-35'] }, () => {
  it('leaves the homologated part as the money of the payment', async () => {
    at = await openFromFiles(server, provider, { servico: 'PREVIDENCIARIO' });
    await at.record(may, { ...asked, tipo: 'COMPENSACAO' }, money(104, '2026-10-01'), partly(60, 62.4));
    expect((await at.payments())[0]).toMatchObject({ situacao: 'PAGO', recebido: { valor: 62.4 } });
    expect(await at.fees()).toMatchObject([{ recebido: 62.4, honorario: 9.67, situacao: 'A_LANCAR' }]);
    expect((await at.book([may])).status).toBe(200);
    expect(await credit()).toMatchObject({ compensacao: 62.4, comissao: 9.67 });
  });
});
