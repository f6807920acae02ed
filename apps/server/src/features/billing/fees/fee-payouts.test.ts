import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addClient } from '../../../../test/clients.ts';
import { addOpenService } from '../../../../test/consultancy.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addBoletoToPay, addFeeUsers } from '../../../../test/fees.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { ledgerEntries } from './fees.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let partner: TestUser;
let admin: Caller;
let ceo: Caller;
let id_credit: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const inHome = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);

/** The client has paid R$ 100,00: R$ 10,00 for the partner, R$ 30,00 for the provider. */
beforeEach(async () => {
  ({ home, admin, ceo, partner } = await addFeeUsers(server, provider));
  const id_client = await addClient(server, { id_tenant: home, id_responsavel: partner.id });
  id_credit = await addTestCredit(server, { id_tenant: home, ...(await addOpenService(server, home, id_client)) });
  await admin.call(creditsApi.save, { body: { id: id_credit, compensacao: 500 } });
  const paid = { situacao: 'RECEBIDO', status: 'PAGO', valorRecebido: 100 } as const;
  const id_boleto = await addBoletoToPay(server, { id_tenant: home, id_client, valorNominal: 100, ...paid });
  await admin.call(feesApi.charge, { body: { id_client, id_boleto } });
});

const entered = (values: object = {}) => ({
  ...{ papel: 'PARCEIRO' as const, id_user: partner.id, valor: 4, data: '2026-11-20' },
  ...{ forma: 'PIX' as const, referencia: 'E0001', ...values },
});
const payOut = (values: object = {}, caller = ceo) => caller.try(feesApi.payOut, { body: entered(values) });
const idOf = async (reply: ReturnType<typeof payOut>) =>
  ((await reply).body as unknown as { data: { id: string } }).data.id;
const reverse = (id: string, caller = ceo) =>
  caller.try(feesApi.reversePayout, { params: { id }, body: { motivoEstorno: 'Conta errada' } });
const account = async () => (await ceo.call(feesApi.accounts)).data.find(({ papel }) => papel === 'PARCEIRO');
const statement = async (mes?: string) =>
  (await ceo.call(feesApi.statement, { query: { mes, papel: 'PARCEIRO', id_user: partner.id } })).data;
const sumOfLedger = async () =>
  (await inHome((db) => db.select().from(ledgerEntries))).reduce((sum, { centavos }) => sum + centavos, 0);
const codeOf = async (reply: ReturnType<Caller['try']>) => [(await reply).status, (await reply).body.code];

describe('fee payout', () => {
  it('is booked with author, time, means and receipt, and leaves the rest open', async () => {
    expect(await payOut()).toMatchObject({
      status: 201,
      body: { data: { valor: 4, data: '2026-11-20', forma: 'PIX', referencia: 'E0001', autor: 'Célia' } },
    });
    expect(await account()).toMatchObject({ devido: 10, repassado: 4, aberto: 6, devido_no_mes: 10, previsto: 0 });
    expect(await statement()).toMatchObject({ anterior: 0, total: 10, repassado: 4, aberto: 6 });
    expect(await sumOfLedger()).toBe(0);
    const kept = await inHome((db) => db.select().from(changes).where(eq(changes.entity, 'REPASSE')));
    expect(kept.map(({ field }) => field)).toEqual(expect.arrayContaining(['valor', 'referencia', 'forma']));
  });

  it('belongs to the month of its payment; the next month starts with the open amount', async () => {
    await payOut({ data: '19/11/2026' });
    const { repasses, linhas } = await statement();
    expect(repasses.map(({ data, valor }) => [data, valor])).toEqual([['2026-11-19', 4]]);
    expect(linhas).toHaveLength(1);
    expect(await statement('2026-12')).toMatchObject({ anterior: 6, total: 0, repassado: 0, aberto: 6, repasses: [] });
    const own = await (await as(server, partner)).call(feesApi.ownStatement);
    expect(own.data).toMatchObject({ repassado: 4, aberto: 6, repasses: [{ referencia: 'E0001', autor: 'Célia' }] });
  });

  it('can be reversed once, which keeps both entries', async () => {
    const id = await idOf(payOut());
    expect(await reverse(id)).toMatchObject({
      status: 200,
      body: { data: { estornadoPor: 'Célia', motivoEstorno: 'Conta errada' } },
    });
    expect(await codeOf(reverse(id))).toEqual([409, 'fee_payout_reversed']);
    expect(await account()).toMatchObject({ devido: 10, repassado: 0, aberto: 10 });
    expect((await statement()).repasses).toHaveLength(1);
    expect((await payOut()).status).toBe(201);
    expect(await sumOfLedger()).toBe(0);
  });

  it('leaves a negative line when the share is reversed afterwards, and blocks further payouts', async () => {
    await payOut({ valor: 10 });
    await admin.call(creditsApi.save, { body: { id: id_credit, compensacao: 0 } });
    expect(await account()).toMatchObject({ devido: 0, repassado: 10, aberto: -10 });
    expect(await codeOf(payOut({ valor: 0.01, referencia: 'E2' }))).toEqual([409, 'fee_payout_beyond']);
    expect(await sumOfLedger()).toBe(0);
  });
});

describe('rejected fee payout', () => {
  it.each<[string, object, number, string, string?]>([
    ['more than is due', { valor: 10.01 }, 409, 'fee_payout_beyond', 'valor'],
    ['an amount of zero', { valor: 0 }, 400, 'invalid_input', 'valor'],
    ['fractions of a cent', { valor: 1.001 }, 400, 'invalid_input', 'valor'],
    ['a future day', { data: '2026-11-21' }, 400, 'fee_payout_future', 'data'],
    ['a missing receipt', { referencia: ' ' }, 400, 'invalid_input', 'referencia'],
    ['an outdated open amount', { seen: 11 }, 409, 'fee_payout_changed'],
    ['an unknown receiver', { id_user: 'ninguem' }, 404, 'fee_receiver_not_found'],
  ])('is not booked: %s', async (_, values, status, code, path) => {
    const { status: said, body } = await payOut(values);
    expect([said, body.code]).toEqual([status, code]);
    expect((body as { issues?: { path: string }[] }).issues?.[0]?.path).toBe(path);
    expect(await account()).toMatchObject({ repassado: 0, aberto: 10 });
  });

  it('is rejected when repeated, also by concurrent requests', async () => {
    const both = await Promise.all([payOut({ valor: 2 }), payOut({ valor: 2, referencia: 'e0001' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [first, second] = ['A', 'B'].map((referencia) => payOut({ valor: 8, referencia, seen: 8 }));
    expect([(await first)?.status, (await second)?.status].sort()).toEqual([201, 409]);
    expect(await account()).toMatchObject({ repassado: 10, aberto: 0 });
  });

  it('is denied without permission, and for the provider’s share outside the provider', async () => {
    const denied = [403, 'fee_payout_denied'];
    const own = await as(server, partner);
    expect(await codeOf(payOut({}, own))).toEqual(denied);
    const ofProvider = { papel: 'PROVEDOR', id_user: null, valor: 30 };
    expect(await codeOf(payOut(ofProvider))).toEqual(denied);
    const id = await idOf(payOut(ofProvider, admin));
    expect(await codeOf(reverse(id))).toEqual(denied);
    expect(await codeOf(reverse('nenhum'))).toEqual([404, 'fee_payout_not_found']);
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await codeOf(reverse(id, elsewhere))).toEqual([404, 'fee_payout_not_found']);
    expect((await reverse(id, admin)).status).toBe(200);
  });
});
