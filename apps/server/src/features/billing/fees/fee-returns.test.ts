import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issuedBoleto } from '../../../../test/boletos.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { asked, granted, money, ofFiles, openFromFiles, type PaymentCase, refusal } from '../../../../test/payments.ts';
import { denied, partly } from '../../../../test/use-decisions.ts';
import { ledgerEntries } from './fees.table.ts';

let server: TestServer;
let provider: TenantId;
let at: PaymentCase;
let id_boleto: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const { may } = ofFiles;

/** A fee of R$ 16,12 is paid, and R$ 9,67 after a partial decision: R$ 6,45 are to be given back. */
beforeEach(async () => {
  at = await openFromFiles(server, provider, { servico: 'EXCLUSAO_DE_ICMS_E_ST' });
  await at.record(may, { ...asked, tipo: 'COMPENSACAO' }, money(104, '2026-10-01'));
  expect((await at.book([may])).status).toBe(200);
  const { id_client } = at.place;
  ({ id: id_boleto } = await issuedBoleto(server, at.boss, { id_client, valorNominal: 16.12, seuNumero: 'HON-UM' }));
  await at.boss.call(feesApi.charge, { body: { id_client, id_boleto } });
  await at.boss.call(boletosApi.pay, { params: { id: id_boleto }, body: { origemRecebimento: 'BOLETO' } });
  await at.record(may, partly(60, 62.4));
});

const entered = (values: object = {}) => ({
  id_client: at.place.id_client,
  valor: 6.45,
  data: '2026-11-20',
  ...values,
});
const giveBack = (values: object = {}, caller: Caller = at.boss) =>
  caller.try(feesApi.giveBack, { body: entered(values) });
const idOf = async (reply: ReturnType<typeof giveBack>) =>
  ((await reply).body as unknown as { data: { id: string } }).data.id;
const reverse = (id: string, caller: Caller = at.boss) =>
  caller.try(feesApi.reverseReturn, { params: { id }, body: { motivoEstorno: 'Conta errada' } });
const returns = async (query: object = {}, caller: Caller = at.boss) =>
  (await caller.call(feesApi.returns, { query: { id_client: at.place.id_client, ...query } })).data;
const ofClient = async () =>
  (await at.boss.call(feesApi.clients, { query: { id_client: at.place.id_client } })).data[0];
const inPortal = async () =>
  (await at.boss.call(clientPortalApi.payments, { params: { id_client: at.place.id_client } })).data[0]?.honorario;
const steps = async (caller: Caller = at.boss) =>
  (await caller.call(clientPortalApi.timeline, { params: { id_client: at.place.id_client } })).data
    .filter(({ kind }) => kind === 'HONORARIO')
    .map(({ date, text }) => `${date.slice(0, 10)} ${text}`.replace(/\s/g, ' '));
const refund = () =>
  at.boss.call(boletosApi.giveBack, { params: { id: id_boleto }, body: { motivoDevolucao: 'Pago duas vezes' } });
const inCase = async () => (await at.fees())[0]?.cobranca;
const shares = async () => (await at.boss.call(feesApi.accounts)).data.map(({ papel, devido }) => [papel, devido]);
const sumOfLedger = async () =>
  (await server.inTenant(at.home, (db) => db.select().from(ledgerEntries))).reduce(
    (sum, { centavos }) => sum + centavos,
    0,
  );

describe('return of a paid fee', { tags: ['D-35'] }, () => {
  it('ends what is to be given back in client, case and portal, and leaves the shares', async () => {
    const before = await shares();
    expect(await giveBack({ observacao: ' Pix ' })).toMatchObject({
      status: 201,
      body: { data: { valor: 6.45, data: '2026-11-20', observacao: 'Pix', estornadoEm: null } },
    });
    expect(await ofClient()).toMatchObject({
      apurado: 9.67,
      pago: 9.67,
      cobrado: 0,
      a_cobrar: 0,
      a_devolver: 0,
      devolvido: 6.45,
    });
    const given = [{ valor: 6.45, data: '2026-11-20' }];
    expect(await inPortal()).toEqual({ percentual: 15.5, valor: 9.67, a_devolver: 0, devolucoes: given });
    expect(await inCase()).toMatchObject({ pago: 9.67, excesso: 0, a_cobrar: 0, a_devolver: 0, devolucoes: given });
    expect((await at.fees())[0]).toMatchObject({ situacao: 'COBRADO' });
    expect(await returns()).toMatchObject({ a_devolver: 0, devolucoes: [{ valor: 6.45, observacao: 'Pix' }] });
    expect(await shares()).toEqual(before);
    expect(await sumOfLedger()).toBe(0);
  });

  it('is told to the client, and so is its reversal', async () => {
    await deliverMessages(server);
    const told = async () => (await deliverMessages(server)).map(({ channel, subject }) => `${channel} ${subject}`);
    const id = await idOf(giveBack());
    const messages = await deliverMessages(server);
    expect(messages.map(({ channel }) => channel).sort()).toEqual(['email', 'whatsapp']);
    for (const { text } of messages) expect(text.replace(/\s/g, ' ')).toContain('a devolução de R$ 6,45 em 20/11/2026');
    await reverse(id);
    expect((await told()).sort()).toEqual([
      expect.stringMatching(/^email Devolução corrigida a /),
      expect.stringMatching(/^whatsapp Devolução corrigida a /),
    ]);
    await reverse(id);
    expect(await told()).toEqual([]);
  });

  it('is a step of the timeline until it is reversed', async () => {
    const id = await idOf(giveBack());
    expect(await steps()).toEqual(['2026-11-20 A consultoria devolveu R$ 6,45 de honorários que você pagou a mais.']);
    await reverse(id);
    expect(await steps()).toEqual([]);
  });

  it('has a step of its own when a whole boleto is given back, of what was not returned before', async () => {
    await giveBack({ valor: 2 });
    await deliverMessages(server);
    server.clock.move(1000);
    await refund();
    expect(await steps()).toEqual([
      '2026-11-20 A consultoria devolveu R$ 14,12 que você pagou pelo boleto HON-UM.',
      '2026-11-20 A consultoria devolveu R$ 2,00 de honorários que você pagou a mais.',
    ]);
    const texts = (await deliverMessages(server)).map(({ text }) => text.replace(/\s/g, ' '));
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain('a devolução de R$ 14,12 (boleto HON-UM)');
    expect(await steps(at.manager)).toEqual([]);
  });

  it('leaves the rest when it is a part, also for a fee that was lost as a whole', async () => {
    await at.record(may, denied());
    expect((await giveBack({ valor: 10 })).status).toBe(201);
    expect(await inPortal()).toMatchObject({ a_devolver: 6.12, devolucoes: [{ valor: 10 }] });
    expect(await inCase()).toMatchObject({ pago: 6.12, excesso: 6.12, a_devolver: 6.12 });
    expect((await giveBack({ valor: 6.12, seen: 6.12 })).status).toBe(201);
    expect(await ofClient()).toMatchObject({ apurado: 0, pago: 0, cobrado: 0, a_devolver: 0, devolvido: 16.12 });
    // Both are of the same instant: the clock of the tests stands still.
    const given = expect.arrayContaining([6.12, 10].map((valor) => expect.objectContaining({ valor })));
    expect(await inPortal()).toMatchObject({ valor: 0, a_devolver: 0, devolucoes: given });
    expect(await inCase()).toMatchObject({ excesso: 0, a_devolver: 0, devolucoes: given });
  });

  it('is recorded for one fee by its credit', async () => {
    const id_credit = (await inCase())?.id_credit ?? '';
    expect(await giveBack({ id_credit: 'other' })).toMatchObject(refusal(409, 'fee_return_beyond'));
    expect(await returns({ id_credit: 'other' })).toMatchObject({ a_devolver: 0, devolucoes: [] });
    expect(await returns({ id_credit })).toMatchObject({ a_devolver: 6.45 });
    expect((await giveBack({ id_credit })).status).toBe(201);
    expect(await returns({ id_credit })).toMatchObject({ a_devolver: 0, devolucoes: [{ valor: 6.45 }] });
  });

  it('is in the history of the client with amount, day, note and author', async () => {
    const id = await idOf(giveBack({ observacao: 'Pix' }));
    await reverse(id);
    const params = { cnpjcpf: at.place.id_client };
    const { data } = await at.boss.call(changeHistoryApi.ofClient, { params, query: {} });
    const recorded = data.filter(({ entity }) => entity === 'DEVOLUCAO').map(({ field, to }) => [field, to]);
    expect(recorded).toEqual(
      expect.arrayContaining([
        ['valor', 6.45],
        ['data', '2026-11-20'],
        ['observacao', 'Pix'],
        ['motivoEstorno', 'Conta errada'],
      ]),
    );
  });

  it('can be reversed once, which keeps both entries and what is to be given back', async () => {
    const before = await ofClient();
    const id = await idOf(giveBack());
    expect(await reverse(id)).toMatchObject({
      status: 200,
      body: { data: { valor: 6.45, motivoEstorno: 'Conta errada' } },
    });
    expect(await reverse(id)).toMatchObject(refusal(409, 'fee_return_reversed'));
    expect(await ofClient()).toEqual(before);
    expect(await inPortal()).toMatchObject({ a_devolver: 6.45, devolucoes: [] });
    expect((await returns()).devolucoes).toMatchObject([{ valor: 6.45, motivoEstorno: 'Conta errada' }]);
    expect((await giveBack()).status).toBe(201);
    expect(await sumOfLedger()).toBe(0);
  });

  it('can be charged again when a later decision raises the fee', async () => {
    await giveBack();
    const whole = { ...granted, uso_mantido: 104 };
    await at.record(may, whole);
    expect((await at.book([may])).status).toBe(200);
    expect(await inCase()).toMatchObject({ pago: 9.67, a_cobrar: 6.45, a_devolver: 0 });
    expect((await at.charge(may, 6.45)).status).toBe(201);
    expect(await ofClient()).toMatchObject({ apurado: 16.12, pago: 9.67, cobrado: 6.45, a_cobrar: 0 });
  });

  it('cannot be reversed once the whole boleto was given back', async () => {
    const id = await idOf(giveBack({ valor: 2 }));
    const body = { motivoDevolucao: 'Desistiu' };
    await at.boss.call(boletosApi.giveBack, { params: { id: id_boleto }, body });
    expect(await ofClient()).toMatchObject({ pago: 0, a_devolver: 0, a_cobrar: 9.67 });
    expect(await reverse(id)).toMatchObject(refusal(409, 'fee_return_settled'));
    expect((await returns()).devolucoes).toMatchObject([{ estornadoEm: null }]);
    expect(await sumOfLedger()).toBe(0);
  });
});

describe('rejected return of a paid fee', { tags: ['D-35'] }, () => {
  it.each<[string, object, number, string, string?]>([
    ['more than is owed', { valor: 6.46 }, 409, 'fee_return_beyond', 'valor'],
    ['an amount of zero', { valor: 0 }, 400, 'invalid_input', 'valor'],
    ['fractions of a cent', { valor: 1.001 }, 400, 'invalid_input', 'valor'],
    ['a future day', { data: '2026-11-21' }, 400, 'fee_return_future', 'data'],
    ['a day before the payment', { data: '2026-11-19' }, 400, 'fee_return_early', 'data'],
    ['a missing day', { data: '' }, 400, 'invalid_input', 'data'],
    ['a long note', { observacao: 'a'.repeat(201) }, 400, 'invalid_input', 'observacao'],
    ['an outdated amount', { seen: 16.12 }, 409, 'fee_return_changed'],
    ['an unknown client', { id_client: '11222333000181' }, 404, 'fee_client_not_found'],
  ])('is not booked: %s', async (_, values, status, code, path) => {
    const { status: said, body } = await giveBack(values);
    expect([said, body.code]).toEqual([status, code]);
    expect((body as { issues?: { path: string }[] }).issues?.[0]?.path).toBe(path);
    expect(await ofClient()).toMatchObject({ a_devolver: 6.45, devolvido: 0 });
  });

  it('is booked once when it is sent twice at the same time, and reversed once', async () => {
    const both = await Promise.all([giveBack(), giveBack()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await ofClient()).toMatchObject({ a_devolver: 0, devolvido: 6.45 });
    const id = (await returns()).devolucoes[0]?.id ?? '';
    const reversed = await Promise.all([reverse(id), reverse(id)]);
    expect(reversed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ofClient()).toMatchObject({ a_devolver: 6.45, devolvido: 0 });
  });

  it('is denied to staff who record no payments, and outside the tenant', async () => {
    expect(await giveBack({}, at.ceo)).toMatchObject(refusal(403, 'fee_return_denied'));
    expect(await giveBack({}, at.stranger)).toMatchObject(refusal(404, 'fee_client_not_found'));
    const id = await idOf(giveBack());
    expect(await reverse(id, at.ceo)).toMatchObject(refusal(403, 'fee_return_denied'));
    expect(await reverse(id, at.stranger)).toMatchObject(refusal(404, 'fee_return_not_found'));
    expect(await reverse('none')).toMatchObject(refusal(404, 'fee_return_not_found'));
    expect((await returns({}, at.ceo)).devolucoes).toHaveLength(1);
    const query = { id_client: at.place.id_client };
    expect(await at.stranger.try(feesApi.returns, { query })).toMatchObject(refusal(404, 'fee_client_not_found'));
    const manager = await addUser(server, { id_tenant: at.home, typeCargo: 'GERENTE' });
    const denied = refusal(403, 'fee_returns_denied');
    expect(await (await as(server, manager)).try(feesApi.returns, { query })).toMatchObject(denied);
    expect((await reverse(id)).status).toBe(200);
  });
});
