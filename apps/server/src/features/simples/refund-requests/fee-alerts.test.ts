import { toDay } from '@restitui/brazil/day.ts';
import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addTestAssessment } from '../../../../test/clients.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addTenant, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { asked, granted, money, ofSimples, openSimples, type PaymentCase } from '../../../../test/payments.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { credits } from '../../recovery/credits/credits.table.ts';
import { sweepFeeAlerts } from './sync-fee-alerts.service.ts';

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
const sweep = () => sweepFeeAlerts({ inTenant: server.inTenant, platform: { clock: server.clock } }, at.home);

describe('alert on a fee that is not entered', { tags: ['D-27', 'D-35'] }, () => {
  const workOf = async (caller: Caller) =>
    (await caller.call(workQueueApi.read)).data.grupos
      .flatMap(({ linhas }) => linhas.flatMap(({ itens }) => itens))
      .filter(({ tipo }) => tipo === 'honorario');

  it('is shown to those who enter fees from the money on, and ends with the fee', async () => {
    await at.record(may, asked, granted);
    expect(await at.feeAlerts()).toEqual([]);
    await at.record(may, money(110.97));
    await at.receive(june, 50);
    const message = 'A Receita devolveu R$ 160,97 em 10/11/2026, de 2 pagamentos, e o honorário não foi lançado.';
    for (const caller of [at.boss, at.analyst]) {
      const [alert] = await at.feeAlerts(caller);
      expect(alert?.message).toContain(message);
      expect(await workOf(caller)).toMatchObject([{ tipo: 'honorario', ...{ id_product: at.place.id_product } }]);
    }
    for (const caller of [at.ceo, at.manager]) {
      expect(await at.feeAlerts(caller)).toEqual([]);
      expect(await workOf(caller)).toEqual([]);
    }
    await at.book([may]);
    expect(await at.feeAlerts()).toMatchObject([{ message: expect.stringContaining('de 1 pagamento,') }]);
    await at.book([june]);
    expect(await at.feeAlerts()).toEqual([]);
    expect(await workOf(at.analyst)).toEqual([]);
  });

  it('stays resolved when it was waived with a reason, also after the daily sweep', async () => {
    await at.receive(may, 110.97);
    const [alert] = await at.feeAlerts();
    const body = { resolutionMessage: 'Cortesia: o contrato dispensa este mês.' };
    await at.boss.call(alertsApi.resolve, { params: { id: alert?.id ?? '' }, body });
    await sweep();
    expect(await workOf(at.boss)).toEqual([]);
    await at.receive(june, 50);
    expect(await workOf(at.boss)).toHaveLength(1);
  });

  it('is not raised where the contract has no fee', async () => {
    await setCommission(0);
    await at.receive(may, 110.97);
    expect(await at.feeAlerts()).toEqual([]);
  });
});

const setCommission = (comissaoTenant: number) =>
  server.inTenant(at.home, (db) =>
    db.update(clients).set({ comissaoTenant }).where(eq(clients.cnpjcpf, at.place.id_client)),
  );
const credit = (changed: Partial<Parameters<typeof addTestCredit>[1]> = {}) =>
  addTestCredit(server, { id_tenant: at.home, ...at.place, comissao_porcentagem: 15.5, ...changed });
const saveClient = (changed: object) =>
  at.boss.tryInvalid(clientChangesApi.update, { params: { id_client: at.place.id_client }, body: changed });
const paid = { compensacao: 100, isPago: true };

describe('alert and screen of a fee', { tags: ['D-27', 'D-35'] }, () => {
  /** Expects the alert of the sweep to sum the fees above zero that the screen shows as not entered. */
  async function expectSame(payments: number): Promise<void> {
    await sweep();
    const open = (await at.fees()).filter(({ situacao, honorario }) => situacao === 'A_LANCAR' && honorario > 0);
    expect(open).toHaveLength(payments);
    expect(await at.feeAlerts()).toMatchObject(
      payments === 0 ? [] : [{ message: expect.stringContaining(`de ${payments} pagamento`) }],
    );
  }

  beforeEach(() => at.receive(may, 100));

  it.each<[string, number, number, number]>([
    ['a contract without a fee has none', 0, 0, 0],
    ['a credit with a percentage has a fee, whatever the contract says now', 0, 15.5, 1],
    ['a credit without a percentage has none, whatever the contract says now', 15.5, 0, 0],
  ])('agree: %s', async (_, contract, comissao_porcentagem, payments) => {
    await setCommission(contract);
    if (contract > 0 || comissao_porcentagem > 0) await credit({ comissao_porcentagem });
    await expectSame(payments);
  });

  it('agree: a paid credit without a name is that of one payment', async () => {
    await addReadyRun(server, {
      ...{ id_tenant: at.home, id_apuracao: at.place.id_apuracao, id_user: at.id_user },
      rows: [monthRow('05/2025', { total_a_restituir: 200, cofins_restituir: 200, prescreve_em: '2030-06-20' })],
      details: { '05/2025': { fatias: [sliceOf('2025-06-20', 100), sliceOf('2025-06-20', 100)] } },
    });
    await at.receive({ ...may, pagamento: '2025-06-20-2' }, 100);
    await expectSame(2);
    await credit({ ...paid, pagoEm: toDay('2025-06-20') });
    await expectSame(1);
  });

  it('agree: a credit that is paid with another amount, or that names another payment, has no fee', async () => {
    const id = await credit({ ...paid, compensacao: 99, pagamento: may.pagamento });
    await expectSame(1);
    const set = (changed: object) =>
      server.inTenant(at.home, (db) => db.update(credits).set(changed).where(eq(credits.id, id)));
    await set({ compensacao: 10_000 });
    await expectSame(0);
    await set({ pagamento: '2025-06-20-2' });
    await expectSame(1);
  });

  it('are not of a payment whose fee is entered under another assessment, but of one that is only used there', async () => {
    const id_apuracao = await addTestAssessment(server, { id_tenant: at.home, ...at.place });
    const id = await credit({ id_apuracao, compensacao: 100, pagamento: may.pagamento });
    await sweep();
    expect(await at.feeAlerts()).toHaveLength(1);
    await at.saveCredit(id, { isPago: true });
    await sweep();
    expect(await at.feeAlerts()).toEqual([]);
  });
});

describe('alert on a fee after another write', { tags: ['D-27', 'D-35'] }, () => {
  /** Expects the alerts after a write to be those that the sweep would derive. */
  async function expectInStep(alerts: number): Promise<void> {
    expect(await at.feeAlerts()).toHaveLength(alerts);
    await sweep();
    expect(await at.feeAlerts()).toHaveLength(alerts);
  }

  beforeEach(() => at.receive(may, 100));

  it('follows a credit that is paid, corrected, and deleted', async () => {
    const id = await credit({ pagoEm: toDay('2025-06-20') });
    await expectInStep(1);
    expect((await at.saveCredit(id, paid)).status).toBe(200);
    await expectInStep(0);
    expect((await at.saveCredit(id, { compensacao: 90 })).status).toBe(200);
    await expectInStep(1);
    expect((await at.saveCredit(id, { compensacao: 100 })).status).toBe(200);
    await expectInStep(0);
    expect((await at.boss.try(creditsApi.remove, { params: { id } })).status).toBe(200);
    await expectInStep(1);
  });

  it('stays as it is when the change or the removal of a credit is refused', async () => {
    const id = await credit({ pagoEm: toDay('2025-06-20') });
    expect(await at.saveCredit(id, { compensacao: 100.01, isPago: true })).toMatchObject({ status: 409 });
    await expectInStep(1);
    expect((await at.ceo.try(creditsApi.remove, { params: { id } })).status).toBe(403);
    expect((await at.stranger.try(creditsApi.remove, { params: { id } })).status).toBe(404);
    await expectInStep(1);
  });

  it('follows money and credit that are corrected at the same time', async () => {
    const id = await credit({ pagoEm: toDay('2025-06-20') });
    expect((await at.saveCredit(id, paid)).status).toBe(200);
    const answers = await Promise.all([at.step(may, money(90)), at.saveCredit(id, { compensacao: 90 })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await expectInStep(0);
  });

  it('follows a credit that is deleted twice at the same time', async () => {
    const id = await credit({ pagoEm: toDay('2025-06-20') });
    expect((await at.saveCredit(id, paid)).status).toBe(200);
    const remove = () => at.boss.try(creditsApi.remove, { params: { id } });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    await expectInStep(1);
  });

  it('follows money, credit and contract that change at the same time', async () => {
    const id = await credit({ pagoEm: toDay('2025-06-20') });
    const answers = await Promise.all([
      at.saveCredit(id, paid),
      saveClient({ comissaoTenant: 20 }),
      at.step(june, asked),
      at.step(may, money(90)),
    ]);
    expect(answers.map(({ status }) => status)).toSatisfy((all: number[]) => all.every((status) => status < 500));
    const alerts = await at.feeAlerts();
    await sweep();
    expect(await at.feeAlerts()).toEqual(alerts);
  });

  it('follows the percentage of the contract and the status of the client', async () => {
    expect((await saveClient({ comissaoTenant: 0 })).status).toBe(200);
    await expectInStep(0);
    expect((await saveClient({ comissaoTenant: 20 })).status).toBe(200);
    await expectInStep(1);
    expect((await saveClient({ status: 'INATIVO' })).status).toBe(200);
    await expectInStep(0);
    expect((await saveClient({ status: 'ATIVO' })).status).toBe(200);
    await expectInStep(1);
  });
});
