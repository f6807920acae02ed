import { alertsApi } from '@restitui/domain/alerts/alerts.api.ts';
import { boletosApi as api } from '@restitui/domain/boletos/boletos.api.ts';
import { changeHistoryApi } from '@restitui/domain/change-history/change-history.api.ts';
import { feesApi } from '@restitui/domain/fees/fees.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addFeeBoleto, boletoSent, checkBoletos, codeOf, type issuedBoleto } from '../../../test/boletos.ts';
import { type bankFailures, failAtBank } from '../../../test/failing-bank.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';
import { pollBoletos } from './jobs/poll-boletos.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;
let id_client: string;
let old: Awaited<ReturnType<typeof issuedBoleto>>;
let mended: (() => void)[] = [];

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());
afterEach(() => {
  for (const mend of mended) mend();
  mended = [];
  server.toCheck.length = 0;
});

beforeEach(async () => {
  ({ home, ceo, id_client, boleto: old } = await addFeeBoleto(server, provider));
});

const fail = (...how: [Parameters<typeof failAtBank>[1], keyof typeof bankFailures, { done: boolean }?]) => {
  const mend = failAtBank(server, ...how);
  mended.push(mend);
  return mend;
};
const replace = (values: object = {}) =>
  ceo.try(api.replace, { params: { id: old.id }, body: boletoSent({ valorNominal: 90, ...values }) });
const replaced = async (values: object = {}) => {
  const { body } = await replace(values);
  return (body as unknown as { data: { id: string; substituicao: string | null } }).data;
};
const read = async (id: string) => (await ceo.call(api.read, { params: { id } })).data;
const standing = async (id: string) => {
  const { status, substituicao } = await read(id);
  return [status, substituicao];
};
const owed = async () => {
  const { apurado, cobrado, pago, a_cobrar } =
    (await ceo.call(feesApi.clients, { query: { id_client } })).data[0] ?? {};
  return { apurado, cobrado, pago, a_cobrar };
};
const listed = async () => (await ceo.call(api.list, { query: {} })).data.length;
const poll = () => pollBoletos({ platform: server.platform, inTenant: server.inTenant }, home);
const payAtBank = (codigo: string | null) =>
  server.platform.boletos.pay?.({ id_tenant: home, nome: '', cidade: '', credentials: null }, codigo ?? '', 'PIX');

describe('a boleto that takes the place of another', () => {
  test('asks for the same fees by itself, as far as its value goes', async () => {
    const next = await replaced();
    expect(await standing(old.id)).toEqual(['SUBSTITUIDO', null]);
    expect(await read(next.id)).toMatchObject({ substituicao: null, id_substituido: old.id });
    expect(await owed()).toEqual({ apurado: 100, cobrado: 90, pago: 0, a_cobrar: 10 });
    server.clock.move(1500);
    await ceo.call(api.pay, { params: { id: next.id }, body: {} });
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 90, a_cobrar: 10 });
    const linked = ceo.try(feesApi.charge, { body: { id_client, id_boleto: next.id } });
    expect(await codeOf(linked)).toEqual([409, 'fee_boleto_linked']);
  });

  test('of a higher value asks for no more than the other did', async () => {
    await replaced({ valorNominal: 150 });
    expect(await owed()).toEqual({ apurado: 100, cobrado: 100, pago: 0, a_cobrar: 0 });
  });

  test('can be replaced again, and the fees go on with the last', async () => {
    const second = await replaced({ valorNominal: 100 });
    server.clock.move(1500);
    await checkBoletos(server);
    const body = boletoSent({ valorNominal: 100 });
    const { data: third } = await ceo.call(api.replace, { params: { id: second.id }, body });
    server.clock.move(1500);
    await ceo.call(api.pay, { params: { id: third.id }, body: {} });
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 100, a_cobrar: 0 });
  });
});

describe('where the bank fails, a replacement is finished or undone, and says so meanwhile', () => {
  test('refuses the new one: nothing has changed', async () => {
    fail('issue', 'refused');
    expect(await codeOf(replace())).toEqual([422, 'boleto_bank_refused']);
    expect(await standing(old.id)).toEqual(['COBRANCA', null]);
    expect((await read(old.id)).id_substituto).toBeNull();
    expect(await listed()).toBe(1);
    await checkBoletos(server);
    expect(await owed()).toMatchObject({ cobrado: 100 });
  });

  test('makes the new one and its answer is lost: found again, and the old one then ended', async () => {
    const mend = fail('issue', 'silent', { done: true });
    const next = await replaced();
    mend();
    expect(await standing(old.id)).toEqual(['COBRANCA', 'EM_ANDAMENTO']);
    expect(await standing(next.id)).toEqual(['COBRANCA', 'EM_ANDAMENTO']);
    server.clock.move(1500);
    await checkBoletos(server);
    await poll();
    expect(await standing(old.id)).toEqual(['SUBSTITUIDO', null]);
    expect(await owed()).toMatchObject({ cobrado: 90, a_cobrar: 10 });
  });

  test('never makes the new one: the old one stays, with its fees', async () => {
    fail('issue', 'silent');
    const next = await replaced();
    server.clock.move(16 * 60_000);
    await poll();
    expect(await standing(next.id)).toEqual(['CANCELADO', null]);
    expect(await standing(old.id)).toEqual(['COBRANCA', null]);
    expect(await owed()).toMatchObject({ cobrado: 100 });
    expect((await replace()).status).toBe(201);
  });

  test.each([
    ['is silent when the old one is to be ended', 'cancel', 'silent', false],
    ['ends the old one and its answer is lost', 'cancel', 'silent', true],
    ['is asked too often', 'cancel', 'busy', false],
    ['does not let the old one end now', 'cancel', 'refused', false],
    ['does not say that the old one ended', 'find', 'silent', false],
  ] as const)('%s', async (_, call, failure, done) => {
    const mend = fail(call, failure, { done });
    const next = await replaced();
    const ended = failure === 'silent' && done;
    if (!ended) expect(next.substituicao).toBe('EM_ANDAMENTO');
    mend();
    expect(['EM_ANDAMENTO', null]).toContain((await read(old.id)).substituicao);
    await checkBoletos(server);
    expect(await standing(old.id)).toEqual(['SUBSTITUIDO', null]);
    expect(await standing(next.id)).toEqual(['COBRANCA', null]);
    expect(await owed()).toMatchObject({ cobrado: 90, a_cobrar: 10 });
  });

  test('the old one was paid meanwhile: it stays paid, and the new one ends', async () => {
    const mend = fail('cancel', 'silent');
    const next = await replaced();
    await payAtBank(old.codigoSolicitacao);
    server.clock.move(1500);
    await checkBoletos(server);
    expect(await standing(old.id)).toEqual(['PIX', 'DESFAZENDO']);
    mend();
    await poll();
    expect(await standing(old.id)).toEqual(['PIX', null]);
    expect(await standing(next.id)).toEqual(['CANCELADO', null]);
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 100, a_cobrar: 0 });
  });

  test('the new one was paid before the old one ended: the payment is that of the fees', async () => {
    const mend = fail('cancel', 'silent');
    const next = await replaced({ valorNominal: 100 });
    server.clock.move(1500);
    await payAtBank((await read(next.id)).codigoSolicitacao);
    await poll().catch(() => undefined);
    mend();
    await poll();
    expect(await standing(old.id)).toEqual(['SUBSTITUIDO', null]);
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 100, a_cobrar: 0 });
  });
});

describe('D-27 where both were paid', () => {
  let next: { id: string };
  const alertsOf = async (tab: 'unread' | 'resolved', who = ceo) =>
    (await who.call(alertsApi.list, { query: { tab } })).data.map(({ kind, message, id_boleto }) => [
      ...[kind, message, id_boleto],
    ]);
  const giveBack = (id: string) =>
    ceo.call(api.giveBack, { params: { id }, body: { motivoDevolucao: 'Pago em dobro' } });

  beforeEach(async () => {
    const mend = fail('cancel', 'silent');
    next = await replaced({ valorNominal: 90 });
    server.clock.move(1500);
    await payAtBank((await read(next.id)).codigoSolicitacao);
    await payAtBank(old.codigoSolicitacao);
    await poll();
    mend();
    await poll();
    server.clock.move(1500);
  });

  test('who handles finance has one red alert that names both, and what came twice', async () => {
    expect([await standing(old.id), await standing(next.id)]).toEqual([
      ['PIX', null],
      ['PIX', null],
    ]);
    const { seuNumero } = await read(next.id);
    const each = `${old.seuNumero} (R$ 100,00) e ${seuNumero} (R$ 90,00)`;
    const words = `Os boletos ${each}, um no lugar do outro, foram ambos pagos: R$ 90,00 em dobro. Devolva um dos pagamentos.`;
    expect(await alertsOf('unread')).toEqual([['BOLETO_PAGO_EM_DOBRO', words, next.id]]);
    const manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    expect(await alertsOf('unread', await as(server, manager))).toEqual([]);
  });

  test('and the old one is given back: the alert is over, and the other payment is that of the fees', async () => {
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 100, a_cobrar: 0 });
    await giveBack(old.id);
    expect([await alertsOf('unread'), (await alertsOf('resolved')).length]).toEqual([[], 1]);
    expect(await standing(old.id)).toEqual(['SUBSTITUIDO', null]);
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 90, a_cobrar: 10 });
    await poll();
    expect(await alertsOf('unread')).toEqual([]);
  });

  test('and the new one is given back: the alert is over, and the old one stays with its fees', async () => {
    await giveBack(next.id);
    expect([await alertsOf('unread'), (await alertsOf('resolved')).length]).toEqual([[], 1]);
    expect(await read(old.id)).toMatchObject({ status: 'PIX', id_substituto: null });
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 100, a_cobrar: 0 });
  });
});

test('D-35 the change history says of the old one that it counts as replaced, and by whom', async () => {
  const mend = fail('cancel', 'silent');
  await replaced();
  mend();
  await checkBoletos(server);
  expect(await standing(old.id)).toEqual(['SUBSTITUIDO', null]);
  const query = { entity: 'BOLETO', field: 'status' } as const;
  const { data } = await ceo.call(changeHistoryApi.ofClient, { params: { cnpjcpf: id_client }, query });
  expect(data.map(({ authorName, from, to, id_entity }) => [authorName, from, to, id_entity])).toEqual([
    ['Rita', 'COBRANCA', 'SUBSTITUIDO', old.id],
  ]);
});

test('meanwhile the old one is neither cancelled nor replaced again; the new one may be given up', async () => {
  const mend = fail('cancel', 'silent');
  const next = await replaced();
  mend();
  const cancel = (id: string) => ceo.try(api.cancel, { params: { id }, body: { motivoCancelamento: 'Acordo' } });
  expect(await codeOf(cancel(old.id))).toEqual([409, 'boleto_being_replaced']);
  expect(await codeOf(replace())).toEqual([409, 'boleto_being_replaced']);
  server.clock.move(1500);
  expect((await cancel(next.id)).status).toBe(200);
  expect(await standing(old.id)).toEqual(['COBRANCA', null]);
  expect(await owed()).toMatchObject({ cobrado: 100, a_cobrar: 0 });
});
