import { boletosApi as api } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFeeBoleto, checkBoletos, codeOf, issuedBoleto } from '../../../../test/boletos.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import type { BankCharge } from '../../../platform/bank-boletos.ts';
import { ledgerEntries } from '../fees/fees.table.ts';
import { putBoletoNotice } from './boleto-notices.repository.ts';
import { bookCharge } from './book-charge.service.ts';
import { pollBoletos } from './jobs/poll-boletos.ts';
import { hashNoticeToken } from './notice-token.rules.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;
let boleto: Awaited<ReturnType<typeof issuedBoleto>>;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const account = () => ({ id_tenant: home, nome: '', cidade: '', credentials: null });
const codigo = () => boleto.codigoSolicitacao ?? '';
const bank = () => server.platform.boletos;

/** A paid boleto of R$ 100,00 of fees, of which the provider receives 30 %. */
beforeEach(async () => {
  ({ home, ceo, boleto } = await addFeeBoleto(server, provider, { comissao_admin: 30 }));
  await ceo.call(api.pay, { params: { id: boleto.id }, body: {} });
  server.clock.move(1000);
});

const read = async () => (await ceo.call(api.read, { params: { id: boleto.id } })).data;
const giveBack = (caller = ceo, motivoDevolucao = 'Pago em duplicidade') =>
  caller.try(api.giveBack, { params: { id: boleto.id }, body: { motivoDevolucao } });
const lines = async () =>
  (await ceo.call(feesApi.statement, { query: { papel: 'PROVEDOR' } })).data.linhas.map(({ motivo, valor }) => [
    ...[motivo, valor],
  ]);
const owed = async () => (await ceo.call(feesApi.clients, { query: {} })).data[0];
const poll = () => pollBoletos({ platform: server.platform, inTenant: server.inTenant }, home);
const sumOfLedger = async () =>
  (await server.inTenant(home, (db) => db.select().from(ledgerEntries))).reduce((sum, row) => sum + row.centavos, 0);
/** Books an answer of the bank to a call made when the boleto had the given state. */
const say = (
  charge: Pick<BankCharge, 'situacao' | 'dataSituacao'>,
  seen?: { situacao: 'RECEBIDO'; dataSituacao: string },
) =>
  server.inTenant(home, (db) =>
    bookCharge({ db, tenant: home, platform: server.platform }, boleto.id, charge, {
      origem: 'CONSULTA',
      ...(seen && { seen }),
    }),
  );

describe('refund of a payment', () => {
  it('reverses the shares, which are negative in the statement, and lets the fee be charged again', async () => {
    expect(await lines()).toEqual([['PAGAMENTO', 30]]);
    expect((await read()).devolvivel).toBe(true);
    expect(await giveBack()).toMatchObject({
      status: 200,
      body: { data: { status: 'CANCELADO', valorRecebido: null, motivoDevolucao: 'Pago em duplicidade' } },
    });
    expect(await lines()).toEqual([
      ['PAGAMENTO', 30],
      ['ESTORNO', -30],
    ]);
    expect(await owed()).toMatchObject({ pago: 0, cobrado: 0, a_cobrar: 100 });
    expect(await sumOfLedger()).toBe(0);
    const { eventos, devolvivel, devolvidoEm } = await read();
    expect(eventos.at(-1)).toMatchObject({ devolvido: true, nome_user: 'Rita', situacao: 'CANCELADO' });
    expect([devolvivel, devolvidoEm === null]).toEqual([false, false]);
  });

  it('is booked once, however often and by whichever way the bank reports it', async () => {
    const token = `devolucao-${home}`;
    await server.inTenant(home, (db) =>
      putBoletoNotice(db, { id_tenant: home, token_hash: hashNoticeToken(token), createdDate: '2026-11-20' }),
    );
    await bank().giveBack?.(account(), codigo());
    const body = [{ codigoSolicitacao: codigo() }];
    for (let i = 0; i < 3; i++) await ceo.call(api.receiveNotice, { params: { token }, body });
    const refresh = () => ceo.call(api.refresh, { params: { id: boleto.id } });
    await Promise.all([checkBoletos(server), checkBoletos(server), poll(), poll(), refresh(), refresh()]);
    await poll();
    expect((await lines()).filter(([motivo]) => motivo === 'ESTORNO')).toEqual([['ESTORNO', -30]]);
    expect((await read()).eventos.filter(({ devolvido }) => devolvido)).toHaveLength(1);
    expect(await sumOfLedger()).toBe(0);
  });

  it('is found by polling when no notice arrived', async () => {
    await bank().giveBack?.(account(), codigo());
    await poll();
    expect(await read()).toMatchObject({ status: 'CANCELADO', motivoDevolucao: null });
    expect(await owed()).toMatchObject({ pago: 0, a_cobrar: 100 });
  });

  it('is not booked from an answer to a call made before the payment', async () => {
    await say({ situacao: 'A_RECEBER', dataSituacao: null });
    await say(
      { situacao: 'A_RECEBER', dataSituacao: null },
      { situacao: 'RECEBIDO', dataSituacao: '2020-01-01T00:00:00Z' },
    );
    expect(await read()).toMatchObject({ status: 'PAGO', valorRecebido: 100 });
    expect(await lines()).toEqual([['PAGAMENTO', 30]]);
  });

  it('reopens the charge, which can be paid and refunded again', async () => {
    const seen = async () => ({ situacao: 'RECEBIDO' as const, dataSituacao: (await read()).dataSituacao });
    for (let round = 0; round < 2; round++) {
      const before = await seen();
      server.clock.move(1000);
      await say({ situacao: 'ATRASADO', dataSituacao: '2026-12-22' }, before);
      expect(await owed()).toMatchObject({ pago: 0, cobrado: 100, a_cobrar: 0 });
      server.clock.move(1000);
      await say({ situacao: 'RECEBIDO', dataSituacao: '2026-12-23' });
      expect(await owed()).toMatchObject({ pago: 100, cobrado: 0 });
      // A late answer about the earlier payment.
      await say({ situacao: 'ATRASADO', dataSituacao: '2026-12-22' }, before);
      expect(await owed()).toMatchObject({ pago: 100 });
    }
    expect((await read()).eventos.map(({ situacao, devolvido }) => [situacao, devolvido]).slice(-4)).toEqual([
      ['ATRASADO', true],
      ['RECEBIDO', false],
      ['ATRASADO', true],
      ['RECEBIDO', false],
    ]);
    expect(await sumOfLedger()).toBe(0);
  });

  it('is booked on a user’s statement when it was made outside the charge, as with Pix, whatever the bank reports', async () => {
    const own = bank().giveBack;
    Object.assign(bank(), { giveBack: undefined });
    expect(await giveBack()).toMatchObject({ status: 200, body: { data: { status: 'CANCELADO' } } });
    Object.assign(bank(), { giveBack: own });
    await poll();
    expect((await ceo.call(api.refresh, { params: { id: boleto.id } })).data.situacao).toBe('CANCELADO');
    expect(await owed()).toMatchObject({ pago: 0, a_cobrar: 100 });
    expect(await codeOf(giveBack())).toEqual([409, 'boleto_given_back']);
  });
});

it('is rejected when repeated, for an unpaid boleto, without a reason, and without permission', async () => {
  expect(await codeOf(giveBack(ceo, ' '))).toEqual([400, 'invalid_input']);
  const reader = await as(server, await addUser(server, { id_tenant: home }));
  expect(await codeOf(giveBack(reader))).toEqual([403, 'boleto_issue_denied']);
  const stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
  expect(await codeOf(giveBack(stranger))).toEqual([404, 'boleto_not_found']);
  const unpaid = await issuedBoleto(server, ceo);
  const early = ceo.try(api.giveBack, { params: { id: unpaid.id }, body: { motivoDevolucao: 'x' } });
  expect(await codeOf(early)).toEqual([409, 'boleto_not_paid']);
  expect((await giveBack()).status).toBe(200);
  expect(await codeOf(giveBack())).toEqual([409, 'boleto_given_back']);
});
