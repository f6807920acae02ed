import { toDay } from '@restitui/brazil/day.ts';
import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boletoBody, checkBoletos } from '../../../../test/boletos.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { ofSimples, openSimples, type PaymentCase, refusal } from '../../../../test/payments.ts';

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

const { may } = ofSimples;

describe('credit of a payment', { tags: ['D-35'] }, () => {
  const save = (id: string, changed: object) => at.boss.try(creditsApi.save, { body: { id, ...changed } });
  const onlyCredit = async () => (await at.boss.call(creditsApi.list, { params: at.params })).data[0]?.id ?? '';

  it('is not used beyond the money that arrived for it', async () => {
    await at.receive(may, 100);
    await at.book([may]);
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
    await at.receive(may, 100);
    await at.book([may]);
    const above = refusal(409, 'credit_above_received');
    const sameDay = await addTestCredit(server, { id_tenant: at.home, ...at.place, pagoEm: toDay(may.pagamento) });
    expect(await save(sameDay, { compensacao: 0.01 })).toMatchObject(above);
    const noDay = await addTestCredit(server, { id_tenant: at.home, ...at.place });
    expect(await save(noDay, { compensacao: 0.01 })).toMatchObject(above);
    const elsewhere = await addTestCredit(server, {
      id_tenant: at.home,
      ...at.place,
      mesCompetencia: 4,
      compensacao: 10,
    });
    expect(await save(elsewhere, { mesCompetencia: 5 })).toMatchObject(above);
    expect((await save(elsewhere, { compensacao: 11 })).status).toBe(200);
  });

  it('stays with its payment while its fee is charged or paid', async () => {
    await at.receive(may, 100);
    await at.book([may]);
    const id = await onlyCredit();
    const remove = () => at.boss.try(creditsApi.remove, { params: { id } });
    const { data } = await at.boss.call(paymentFeesApi.charge, {
      params: { ...at.params, ...may },
      body: boletoBody({ valorNominal: 15.5 }),
    });
    for (const moved of [{ pagoEm: '2025-06-21' }, { pagoEm: null }, { mesCompetencia: 4 }, { anoCompetencia: 2024 }]) {
      expect(await save(id, moved)).toMatchObject(refusal(409, 'credit_charged'));
    }
    expect(await remove()).toMatchObject(refusal(409, 'credit_charged'));
    expect(await at.fees()).toMatchObject([{ situacao: 'COBRADO' }]);
    expect((await save(id, { creditOrigin: 99 })).status).toBe(200);

    server.clock.move(1500);
    await checkBoletos(server);
    await at.boss.call(boletosApi.cancel, { params: { id: data.id }, body: { motivoCancelamento: 'Valor errado' } });
    expect((await remove()).status).toBe(200);
    expect(await at.fees()).toMatchObject([{ situacao: 'A_LANCAR' }]);
  });

  it('without a day gets that of a payment also while it is charged, and no other', async () => {
    await at.receive(may, 100);
    const id = await addTestCredit(server, {
      ...{ id_tenant: at.home, ...at.place, compensacao: 100, isPago: true, comissao_porcentagem: 15.5 },
    });
    await save(id, { compensacao: 99 });
    await save(id, { compensacao: 100 });
    expect((await at.charge(may, 15.5)).status).toBe(201);
    expect(await save(id, { pagoEm: '2025-06-21' })).toMatchObject(refusal(409, 'credit_charged'));
    expect((await save(id, { pagoEm: may.pagamento })).status).toBe(200);
    expect(await at.fees()).toMatchObject([{ situacao: 'COBRADO' }]);
  });
});
