import { assessmentsApi, type ResumeType } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { CompensationTax } from '@restitui/domain/recovery/compensations/compensation-tax.ts';
import { compensationsApi } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { icmsCreditsApi } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { refundRequestsApi as api } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countBlocked } from '../../../../test/count-blocked.ts';
import { addResumeValue } from '../../../../test/credits.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { asked, money, ofFiles, openFromFiles, type PaymentCase, refusal } from '../../../../test/payments.ts';
import { denied, effectOf, partly } from '../../../../test/use-decisions.ts';
import { lockProduct } from '../../recovery/products/products.repository.ts';

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

/** Everything that a decision on the use may change. */
const state = async () => ({ payment: (await at.payments())[0], credit: await credit(), fees: await at.fees() });

describe('the compensation report of a use that is taken back', { tags: ['D-35', 'W-449'] }, () => {
  const perDcomp = '12345.67890.011026.1.3.04-1234';
  const tributos = ['COFINS', 'PIS_PASEP'] as const;
  const report = async () =>
    (await at.boss.call(compensationsApi.list, { query: { id_client: at.place.id_client } })).data.compensacoes;
  const cards = async () => {
    const { data } = await at.boss.call(assessmentsApi.resume, { params: { id: at.place.id_apuracao } });
    const of = (type: ResumeType) => data.find(({ typeValue }) => typeValue === type)?.value;
    return { restituido: of('VALOR_REST'), saldo: of('SALDO') };
  };
  const line = (value: number, tributo: CompensationTax = 'CSLL', number = perDcomp) => ({
    ...{ id_product: at.place.id_product, tributo, pa: '09/2026', value, perDcomp: number },
  });
  const compensate = async (...values: number[]) => {
    for (const [i, value] of values.entries())
      await at.boss.call(compensationsApi.add, { body: line(value, tributos[i]) });
  };
  /** Requests June with the same PER/DCOMP, and books its fee where it is used. */
  const shareWithJune = async (used?: number) => {
    const declared = { ...asked, protocolo: perDcomp, tipo: 'COMPENSACAO' } as const;
    await at.record(ofFiles.june, declared, ...(used === undefined ? [] : [money(used, '2026-10-01')]));
    if (used !== undefined) expect((await at.book([ofFiles.june])).status).toBe(200);
  };

  beforeEach(async () => {
    at = await openFromFiles(server, provider, { servico: 'EXCLUSAO_DE_ICMS_E_ST' });
    for (const typeValue of ['CREDITO', 'VALOR_REST', 'SALDO'] as const)
      await addResumeValue(server, { id_tenant: at.home, id_apuracao: at.place.id_apuracao, typeValue, value: 0 });
    await at.record(may, { ...asked, protocolo: perDcomp, tipo: 'COMPENSACAO' }, money(104, '2026-10-01'));
    expect((await at.book([may])).status).toBe(200);
  });

  it('loses its lines with a denial, and the cards show the whole balance', async () => {
    await compensate(80, 24);
    expect(await cards()).toMatchObject({ restituido: 104 });
    await at.record(may, denied());
    expect(await report()).toEqual([]);
    expect(await cards()).toEqual({ restituido: 0, saldo: (await credit())?.saldo });
  });

  it('has its only line lowered to the homologated part, as the cards have', async () => {
    await compensate(104);
    await at.record(may, partly(60, 62.4));
    expect(await report()).toMatchObject([{ value: 62.4, version: 2 }]);
    expect(await cards()).toEqual({ restituido: 62.4, saldo: (await credit())?.saldo });
  });

  it('keeps what its line has of other requests', async () => {
    await shareWithJune(52);
    await compensate(156);
    expect(await effect(denied())).toMatchObject({ relatorio: { antes: 156, depois: 52 } });
    await at.record(may, denied());
    expect(await report()).toMatchObject([{ value: 52 }]);
    expect(await cards()).toMatchObject({ restituido: 52 });
  });

  it('keeps the line of another request when its own were deleted by hand before', async () => {
    await shareWithJune(52);
    await compensate(80, 24, 52);
    expect(await at.step(may, denied())).toMatchObject(refusal(409, 'refund_use_reported'));
    expect((await effect(denied())).obstaculo).toMatchObject({ onde: 'RELATORIO', chave: perDcomp });
    for (const { id, value } of await report())
      if (value !== 52) await at.boss.call(compensationsApi.remove, { params: { id } });
    expect(await effect(denied())).toMatchObject({ relatorio: null, obstaculo: null });
    await at.record(may, denied());
    expect(await report()).toMatchObject([{ value: 52 }]);
  });

  it('is corrected by hand once for a partial decision', async () => {
    await shareWithJune(52);
    await compensate(104, 52);
    const refused = await at.step(may, partly(60, 62.4));
    expect(JSON.stringify(refused.body)).toMatch(/até R\$.114,40 ao todo/);
    const first = (await report()).find(({ value }) => value === 104);
    if (!first) throw new Error('The report has the line.');
    const { id, tributo } = first;
    await at.boss.call(compensationsApi.save, { params: { id }, body: line(62.4, tributo) });
    await at.record(may, partly(60, 62.4));
    expect((await report()).map(({ value }) => value).toSorted()).toEqual([52, 62.4]);
  });

  it('waits for another request of its number whose use is not recorded', async () => {
    await shareWithJune();
    await at.boss.call(api.credit, { params: at.params });
    await compensate(156);
    expect(await at.step(may, denied())).toMatchObject(refusal(409, 'refund_use_unrecorded'));
    expect((await effect(denied())).obstaculo).toMatchObject({ onde: 'PEDIDO', chave: at.place.id_apuracao });
    await at.record(ofFiles.june, money(52, '2026-10-01'));
    await at.record(may, denied());
    expect(await report()).toMatchObject([{ value: 52 }]);
  });

  it('is not lowered from more than the requests used', async () => {
    await compensate(110);
    const refused = await at.step(may, denied());
    expect(refused).toMatchObject(refusal(409, 'refund_use_reported'));
    expect(JSON.stringify(refused.body)).toMatch(/R\$.110,00 .*até R\$.104,00 ao todo/);
    expect(await report()).toMatchObject([{ value: 110 }]);
  });

  it('follows decisions on two requests of one number in one call', async () => {
    await shareWithJune(52);
    await compensate(156);
    const pagamentos = [
      { ...may, passo: partly(60, 62.4) },
      { ...ofFiles.june, passo: partly(30, 31.2) },
    ];
    await at.boss.call(api.saveSteps, { params: at.params, body: { pagamentos } });
    expect(await report()).toMatchObject([{ value: 93.6 }]);
    expect(await cards()).toMatchObject({ restituido: 93.6 });
  });

  it('is refused for several payments without the use that remains', async () => {
    await compensate(104);
    const used = await credit();
    await at.saveCredit(used?.id ?? '', { compensacao: 0, isPago: false });
    expect(await at.step(may, denied(null))).toMatchObject(refusal(409, 'refund_use_charged'));
    expect(await report()).toMatchObject([{ value: 104 }]);
  });

  it('waits for the control of ICMS credits that has the use', async () => {
    const period = {
      ...{ id_product: at.place.id_product, periodoApurado: '05/2025', dcompInicialPis: perDcomp },
      ...{ credPisOriginal: 200, credPisOrigUtilizado: 100 },
    };
    const { data } = await at.boss.call(icmsCreditsApi.add, { body: period });
    const before = [await state(), await cards()];
    expect(await at.step(may, denied())).toMatchObject(refusal(409, 'refund_use_controlled'));
    expect((await effect(denied())).obstaculo).toMatchObject({ onde: 'CONTROLE', chave: perDcomp });
    expect([await state(), await cards()]).toEqual(before);
    const { id_product: _, ...edit } = period;
    const params = { id: data.id };
    await at.boss.call(icmsCreditsApi.save, { params, body: { ...edit, credPisOrigUtilizado: 0 } });
    await at.record(may, denied());
    expect(await cards()).toMatchObject({ restituido: 0 });
  });

  it('of another PER/DCOMP keeps the cards up, which is shown beforehand', async () => {
    const other = '54321.67890.011026.1.3.04-1234';
    await at.boss.call(compensationsApi.add, { body: line(104, 'CSLL', other) });
    const shown = await effect(denied());
    expect(shown).toMatchObject({ registro_acima: 'RELATORIO', restituido: { antes: 104, depois: 104 } });
    await at.record(may, denied());
    expect(await cards()).toMatchObject({ restituido: 104 });
  });

  it('is changed and decided at the same time without a deadlock or a lost line', async () => {
    await compensate(104);
    const [{ id, tributo } = { id: '', tributo: 'CSLL' as const }] = await report();
    const { save, decide, remove } = await server.inTenant(at.home, async (db) => {
      await lockProduct(db, at.home, at.place.id_product);
      const save = at.boss.try(compensationsApi.save, { params: { id }, body: line(50, tributo) });
      await vi.waitFor(async () => expect(await countBlocked(server.database.pool)).toBe(1), { timeout: 60_000 });
      const decide = at.step(may, partly(60, 62.4));
      await vi.waitFor(async () => expect(await countBlocked(server.database.pool)).toBe(2), { timeout: 60_000 });
      const remove = at.boss.try(compensationsApi.remove, { params: { id } });
      await vi.waitFor(async () => expect(await countBlocked(server.database.pool)).toBe(3), { timeout: 60_000 });
      return { save, decide, remove };
    });
    const answers = await Promise.all([save, decide, remove]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    expect(answers[1]).toMatchObject({ status: 200 });
    expect(await report()).toEqual([]);
  });

  it('refuses a partial decision while several taxes are beyond it, and leaves everything as it was', async () => {
    await compensate(80, 24);
    const before = [await state(), await report(), await cards()];
    const refused = await at.step(may, partly(60, 62.4));
    expect(refused).toMatchObject(refusal(409, 'refund_use_reported'));
    expect(JSON.stringify(refused.body)).toMatch(/2 linhas.*até R\$.62,40/);
    expect([await state(), await report(), await cards()]).toEqual(before);
  });

  it('keeps its lines when the granted part covers the use', async () => {
    await compensate(80, 24);
    await at.record(may, partly(99, 104));
    expect(await report()).toHaveLength(2);
  });
});
