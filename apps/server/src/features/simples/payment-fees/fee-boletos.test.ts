import { randomUUID } from 'node:crypto';
import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { boletoBody, checkBoletos } from '../../../../test/boletos.ts';
import { countBlocked } from '../../../../test/count-blocked.ts';
import { addBoletoToPay } from '../../../../test/fees.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { money, ofSimples, openSimples, type PaymentCase, refusal } from '../../../../test/payments.ts';
import { fees as feeLines } from '../../billing/fees/fees.table.ts';
import { credits } from '../../recovery/credits/credits.table.ts';
import { lockRequestsOfProduct } from '../refund-requests/refund-requests.repository.ts';

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

describe('boleto of a fee', { tags: ['D-35'] }, () => {
  beforeEach(() => at.receive(may, 100));

  it('charges the fee of its payment and no other, once', async () => {
    expect(await at.charge(may, 15.5)).toMatchObject(refusal(409, 'payment_fee_not_booked'));
    await at.receive(june, 200);
    await at.book([may, june]);
    const issued = await at.charge(may, 15.5);
    expect(issued).toMatchObject({
      status: 201,
      body: { data: { id_client: at.place.id_client, valorNominal: 15.5 } },
    });
    expect(await at.fees()).toMatchObject([
      { situacao: 'COBRADO', cobranca: { cobrado: 15.5, a_cobrar: 0, boletos: [{ situacao: 'EM_PROCESSAMENTO' }] } },
      { situacao: 'LANCADO', cobranca: { cobrado: 0, a_cobrar: 31 } },
    ]);
    expect(await at.charge(may, 15.5)).toMatchObject(refusal(409, 'payment_fee_charged'));
    expect(await at.boletoCount()).toBe(1);
  });

  it('is issued once when it is asked for twice at the same time', async () => {
    await at.book([may]);
    const answers = await Promise.all([at.charge(may, 15.5), at.charge(may, 15.5)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await at.boletoCount()).toBe(1);
  });

  it('is charged once by its own boleto and by one for all fees of the client at the same time', async () => {
    await at.book([may]);
    const own = await addBoletoToPay(server, { id_tenant: at.home, id_client: at.place.id_client, valorNominal: 15.5 });
    const all = { id_client: at.place.id_client, id_boleto: own };
    const [one, other] = await Promise.all([at.charge(may, 15.5), at.boss.try(feesApi.charge, { body: all })]);
    expect([one.status, other.status].filter((status) => status < 300)).toHaveLength(1);
    expect(await at.fees()).toMatchObject([{ cobranca: { cobrado: 15.5, a_cobrar: 0 } }]);
  });

  it('is refused when another credit replaced that of its payment while the boleto was stored', async () => {
    await at.book([may]);
    let answer: ReturnType<PaymentCase['charge']> | undefined;
    await server.inTenant(at.home, async (db) => {
      await lockRequestsOfProduct(db, at.home, at.place.id_product);
      answer = at.charge(may, 15.5);
      await vi.waitFor(async () => expect(await countBlocked(server.database.pool)).toBe(1), { timeout: 60_000 });
      const [credit] = await db.select().from(credits).where(eq(credits.id_product, at.place.id_product));
      if (!credit) throw new Error('The payment has no credit.');
      const id = randomUUID();
      await db.insert(credits).values({ ...credit, id });
      const lines = await db.select().from(feeLines).where(eq(feeLines.id_credit, credit.id));
      await db.insert(feeLines).values(lines.map((line) => ({ ...line, id_credit: id })));
      await db.update(credits).set({ pagamento: null, mesCompetencia: 1 }).where(eq(credits.id, credit.id));
    });
    expect(await answer).toMatchObject(refusal(409, 'payment_fee_changed'));
    expect(await at.boletoCount()).toBe(0);
  });

  it('never exceeds what is left of the fee', async () => {
    await at.book([may]);
    expect(await at.charge(may, 15.51)).toMatchObject({
      status: 409,
      body: { code: 'payment_fee_beyond', issues: [{ path: 'valorNominal', message: expect.stringMatching(/15,50/) }] },
    });
    expect((await at.charge(may, 10)).status).toBe(201);
    expect(await at.charge(may, 5.51)).toMatchObject(refusal(409, 'payment_fee_beyond'));
    expect((await at.charge(may, 5.5)).status).toBe(201);
  });

  it('keeps the step open while it asks more than the fee of a corrected receipt', async () => {
    await at.book([may]);
    await at.charge(may, 15.5);
    await at.record(may, money(90));
    await at.book([may]);
    expect(await at.fees()).toMatchObject([
      { situacao: 'LANCADO', honorario: 13.95, cobranca: { cobrado: 15.5, a_cobrar: 0, excesso: 1.55 } },
    ]);
    expect(await at.charge(may, 2.5)).toMatchObject(refusal(409, 'payment_fee_charged'));
  });

  it('can be issued again after the first one was cancelled', async () => {
    await at.book([may]);
    const { data } = await at.boss.call(paymentFeesApi.charge, {
      params: { ...at.params, ...may },
      body: boletoBody({ valorNominal: 15.5 }),
    });
    server.clock.move(1500);
    await checkBoletos(server);
    await at.boss.call(boletosApi.cancel, { params: { id: data.id }, body: { motivoCancelamento: 'Valor errado' } });
    expect(await at.fees()).toMatchObject([{ situacao: 'LANCADO', cobranca: { a_cobrar: 15.5, boletos: [] } }]);
    expect((await at.charge(may, 15.5)).status).toBe(201);
  });
});
