import { roundedCents } from '@restitui/brazil/money.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addClient } from '../../../../test/clients.ts';
import { addOpenService } from '../../../../test/consultancy.ts';
import { countBlocked } from '../../../../test/count-blocked.ts';
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
import { users } from '../../accounts/users/users.table.ts';
import { boletos } from '../boletos/boletos.table.ts';
import { onBoletoClosed, onBoletoPaid, onBoletoRefunded } from '../boletos/on-boleto-change.service.ts';
import { insertCharges, lockFee } from './fees.repository.ts';
import { ledgerEntries } from './fees.table.ts';

let server: TestServer;
let provider: TenantId;
let admin: Caller;
let home: TenantId;
let partner: TestUser;
let firm: TestUser;
let ceo: Caller;
let place: { id_tenant: TenantId; id_client: string; id_product: string; id_apuracao: string };

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const inHome = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);

beforeEach(async () => {
  ({ home, admin, ceo, partner } = await addFeeUsers(server, provider));
  firm = await addUser(server, { id_tenant: home, typeCargo: 'CONTABILIDADE', name: 'Contábil' });
  await inHome((db) => db.update(users).set({ comissao_user: 5 }).where(eq(users.id, firm.id)));
  const people = { id_responsavel: partner.id, emailContador: firm.email.toUpperCase() };
  const id_client = await addClient(server, { id_tenant: home, ...people, razao_social: 'Padaria Ltda' });
  place = { id_tenant: home, ...(await addOpenService(server, home, id_client)) };
});

const use = (id: string, compensacao: number) => admin.call(creditsApi.save, { body: { id, compensacao } });
const accounts = async (caller = ceo, mes?: string) =>
  (await caller.call(feesApi.accounts, { query: { mes } })).data.map(({ papel, previsto, devido, devido_no_mes }) => [
    ...[papel, previsto, devido, devido_no_mes],
  ]);
const ofClient = async () => (await ceo.call(feesApi.clients, { query: { id_client: place.id_client } })).data[0];
const charge = (id_boleto: string, caller = admin) =>
  caller.try(feesApi.charge, { body: { id_client: place.id_client, id_boleto } });
const boletoOf = (valorNominal: number, values: object = {}) =>
  addBoletoToPay(server, { id_tenant: home, id_client: place.id_client, valorNominal, ...values });
const entries = () => inHome((db) => db.select().from(ledgerEntries));

async function applyChange(apply: typeof onBoletoPaid, id: string, changed: Partial<typeof boletos.$inferInsert>) {
  await inHome(async (db) => {
    const [row] = await db.update(boletos).set(changed).where(eq(boletos.id, id)).returning();
    if (row) await apply({ db, tenant: home, platform: server.platform }, row);
  });
}
const pay = (id: string, valorRecebido: number) =>
  applyChange(onBoletoPaid, id, { situacao: 'RECEBIDO', valorRecebido: roundedCents(valorRecebido) });
const close = (id: string) => applyChange(onBoletoClosed, id, { situacao: 'CANCELADO' });
const giveBack = (id: string) => applyChange(onBoletoRefunded, id, { situacao: 'CANCELADO', valorRecebido: null });

describe('success fee', () => {
  it('is promised to provider, consultancy, partner and firm when a credit is used, exact to the cent', async () => {
    const id = await addTestCredit(server, place);
    await use(id, 50.01);
    // 20% of 50.01 are 10.00 (10.002).
    expect(await accounts()).toEqual([
      ['CONTABILIDADE', 0.5, 0, 0],
      ['EMPRESA', 5.5, 0, 0],
      ['PARCEIRO', 1, 0, 0],
      ['PROVEDOR', 3, 0, 0],
    ]);
    expect(await ofClient()).toMatchObject({ apurado: 10, cobrado: 0, pago: 0, a_cobrar: 10 });
  });

  it('follows its credit, and becomes zero when the use is undone or deleted', async () => {
    const id = await addTestCredit(server, place);
    await use(id, 100);
    await use(id, 100);
    const before = (await entries()).length;
    await use(id, 33.33);
    expect((await accounts()).reduce((sum, [, previsto]) => sum + Number(previsto) * 100, 0)).toBeCloseTo(667);
    await use(id, 0);
    expect(await accounts()).toEqual(
      ['CONTABILIDADE', 'EMPRESA', 'PARCEIRO', 'PROVEDOR'].map((papel) => [papel, 0, 0, 0]),
    );
    await use(id, 10);
    await admin.call(creditsApi.remove, { params: { id } });
    expect((await accounts()).flatMap((row) => row.slice(1)).every((value) => value === 0)).toBe(true);
    expect((await entries()).length).toBeGreaterThan(before);
    expect((await entries()).reduce((sum, { centavos }) => sum + centavos, 0)).toBe(0);
  });

  it('keeps the shares agreed when it was created', async () => {
    const id = await addTestCredit(server, place);
    await use(id, 100);
    await inHome((db) => db.update(users).set({ comissao_user: 50 }).where(eq(users.id, partner.id)));
    await use(id, 200);
    expect((await accounts()).find(([papel]) => papel === 'PARCEIRO')).toEqual(['PARCEIRO', 4, 0, 0]);
  });

  it('becomes due once when its boleto is paid, and interest belongs to the consultancy', async () => {
    await use(await addTestCredit(server, place), 500);
    const boleto = await boletoOf(100);
    expect(await charge(boleto)).toMatchObject({ status: 200, body: { data: { cobrado: 100, a_cobrar: 0 } } });
    await pay(boleto, 102.5);
    await pay(boleto, 102.5);
    expect(await accounts()).toEqual([
      ['CONTABILIDADE', 0, 5, 5],
      ['EMPRESA', 0, 57.5, 57.5],
      ['PARCEIRO', 0, 10, 10],
      ['PROVEDOR', 0, 30, 30],
    ]);
    expect(await ofClient()).toMatchObject({ pago: 100, cobrado: 0, a_cobrar: 0 });
    expect(await accounts(ceo, '2026-10')).toContainEqual(['PARCEIRO', 0, 10, 0]);
  });

  it('is reversed when a compensation is undone after the payment, and shows so in the statement', async () => {
    const id = await addTestCredit(server, place);
    await use(id, 500);
    const boleto = await boletoOf(100);
    await charge(boleto);
    await pay(boleto, 100);
    await use(id, 0);
    const { data } = await (await as(server, partner)).call(feesApi.ownStatement);
    expect(data).toMatchObject({ total: 0, previsto: 0 });
    expect(data.linhas.map(({ motivo, valor }) => [motivo, valor])).toEqual(
      expect.arrayContaining([
        ['PAGAMENTO', 10],
        ['ESTORNO', -10],
      ]),
    );
  });

  it('can be charged again when its boleto was cancelled, and is reversed when a paid one was refunded', async () => {
    await use(await addTestCredit(server, place), 500);
    const first = await boletoOf(60);
    await charge(first);
    expect(await ofClient()).toMatchObject({ cobrado: 60, a_cobrar: 40 });
    await close(first);
    expect(await ofClient()).toMatchObject({ cobrado: 0, a_cobrar: 100 });
    const second = await boletoOf(100);
    await charge(second);
    await pay(second, 100);
    await giveBack(second);
    expect(await accounts()).toContainEqual(['PARCEIRO', 10, 0, 0]);
    expect(await ofClient()).toMatchObject({ pago: 0, a_cobrar: 100 });
  });

  it('is booked when it is linked to a boleto that was already paid', async () => {
    await use(await addTestCredit(server, place), 500);
    const boleto = await boletoOf(100, { situacao: 'RECEBIDO', valorRecebido: 100 });
    expect(await charge(boleto)).toMatchObject({ status: 200, body: { data: { pago: 100 } } });
    expect(await accounts()).toContainEqual(['PARCEIRO', 0, 10, 10]);
  });
});

describe('rejected fee charge', () => {
  it('is rejected for a boleto of another client, a closed one, one with fees, and without open fees', async () => {
    const nothing = await boletoOf(10);
    expect(await charge(nothing)).toMatchObject({ status: 409, body: { code: 'fee_nothing_open' } });
    await use(await addTestCredit(server, place), 500);
    expect(await charge('nenhum')).toMatchObject({ status: 404, body: { code: 'fee_boleto_not_found' } });
    const other = await addClient(server, { id_tenant: home });
    const strange = await addBoletoToPay(server, { id_tenant: home, id_client: other, valorNominal: 1 });
    expect(await charge(strange)).toMatchObject({ status: 404, body: { code: 'fee_boleto_not_found' } });
    const closed = await boletoOf(10, { situacao: 'EXPIRADO' });
    expect(await charge(closed)).toMatchObject({ status: 409, body: { code: 'fee_boleto_closed' } });
    const boleto = await boletoOf(10);
    await charge(boleto);
    expect(await charge(boleto)).toMatchObject({ status: 409, body: { code: 'fee_boleto_linked' } });
    const unknown = { body: { id_client: '11222333000181', id_boleto: boleto } };
    expect(await admin.try(feesApi.charge, unknown)).toMatchObject({
      status: 404,
      body: { code: 'fee_client_not_found' },
    });
  });

  it('leaves out what another boleto charges while it waits', async () => {
    const id = await addTestCredit(server, place);
    await use(id, 50);
    const [other, late] = [await boletoOf(10), await boletoOf(10)];
    let answer: ReturnType<typeof charge> | undefined;
    await inHome(async (db) => {
      await lockFee(db, home, id);
      answer = charge(late);
      await vi.waitFor(async () => expect(await countBlocked(server.database.pool)).toBe(1), { timeout: 60_000 });
      await insertCharges(db, [{ id_tenant: home, id_boleto: other, id_credit: id, centavos: roundedCents(10) }]);
    });
    expect(await answer).toMatchObject({ status: 409, body: { code: 'fee_nothing_open' } });
  });

  it('is denied to users who may not issue boletos', async () => {
    const boleto = await boletoOf(10);
    expect(await charge(boleto, ceo)).toMatchObject({ status: 403, body: { code: 'fee_charge_denied' } });
  });
});

describe('access to fees', () => {
  it('lets CEO and FINANCEIRO read all of the tenant and partners their own lines, and denies others', {
    tags: ['D-14'],
  }, async () => {
    await use(await addTestCredit(server, place), 500);
    const finance = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'FINANCEIRO' });
    expect(await accounts(await as(server, finance, home))).toHaveLength(4);
    const query = { papel: 'PARCEIRO', id_user: partner.id } as const;
    const { data } = await ceo.call(feesApi.statement, { query });
    expect(data).toMatchObject({ linhas: [], total: 0, previsto: 10, aberto: 0, repasses: [] });

    const denied = { status: 403, body: { code: 'fees_denied' } };
    const caller = await as(server, partner);
    expect(await caller.try(feesApi.accounts)).toMatchObject(denied);
    expect(await caller.try(feesApi.clients)).toMatchObject(denied);
    expect(await caller.try(feesApi.statement, { query })).toMatchObject(denied);
    expect((await caller.call(feesApi.ownStatement)).data.previsto).toBe(10);
    expect((await (await as(server, firm)).call(feesApi.ownStatement)).data.previsto).toBe(5);
    expect(await ceo.try(feesApi.ownStatement)).toMatchObject(denied);
    expect(await ceo.try(feesApi.accounts, { query: { mes: '2026-13' } })).toMatchObject({ status: 400 });
  });
});

describe('ledger in the database', () => {
  it('rejects an unbalanced booking and any change of a line', async () => {
    await use(await addTestCredit(server, place), 500);
    const [line] = await entries();
    if (!line) throw new Error('Nothing was booked.');
    const lonely = { ...line, id: 'sozinha', id_lancamento: 'novo' };
    await expect(inHome((db) => db.insert(ledgerEntries).values(lonely))).rejects.toThrow(/sum to zero/);
    const change = inHome((db) => db.execute(sql`update ledger_entries set centavos = 1`));
    await expect(change).rejects.toThrow();
  });

  it('books concurrent changes of one fee as it books consecutive ones', async () => {
    const id = await addTestCredit(server, place);
    await use(id, 500);
    const boleto = await boletoOf(100);
    await charge(boleto);
    await Promise.all([pay(boleto, 100), use(id, 250), pay(boleto, 100)]);
    expect(await accounts()).toContainEqual(['PARCEIRO', 0, 5, 5]);
    expect((await entries()).reduce((sum, { centavos }) => sum + centavos, 0)).toBe(0);
  });
});
