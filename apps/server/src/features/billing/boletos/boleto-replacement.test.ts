import { boletosApi as api } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFeeBoleto, boletoBody, checkBoletos, codeOf, type issuedBoleto } from '../../../../test/boletos.ts';
import { type bankFailures, failAtBank } from '../../../../test/failing-bank.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { pollBoletos } from './jobs/poll-boletos.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;
let id_client: string;
let old: Awaited<ReturnType<typeof issuedBoleto>>;
let repairs: (() => void)[] = [];

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());
afterEach(() => {
  for (const repair of repairs) repair();
  repairs = [];
  server.toCheck.length = 0;
});

beforeEach(async () => {
  ({ home, ceo, id_client, boleto: old } = await addFeeBoleto(server, provider));
});

const fail = (...how: [Parameters<typeof failAtBank>[1], keyof typeof bankFailures, { done: boolean }?]) => {
  const repair = failAtBank(server, ...how);
  repairs.push(repair);
  return repair;
};
const replace = (values: object = {}) =>
  ceo.try(api.replace, { params: { id: old.id }, body: boletoBody({ valorNominal: 90, ...values }) });
const replaced = async (values: object = {}) => {
  const { body } = await replace(values);
  return (body as unknown as { data: { id: string; substituicao: string | null } }).data;
};
const read = async (id: string) => (await ceo.call(api.read, { params: { id } })).data;
const stateOf = async (id: string) => {
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

describe('replacement of a boleto', () => {
  it('charges the same fees up to its value', async () => {
    const next = await replaced();
    expect(await stateOf(old.id)).toEqual(['SUBSTITUIDO', null]);
    expect(await read(next.id)).toMatchObject({ substituicao: null, id_substituido: old.id });
    expect(await owed()).toEqual({ apurado: 100, cobrado: 90, pago: 0, a_cobrar: 10 });
    server.clock.move(1500);
    await ceo.call(api.pay, { params: { id: next.id }, body: {} });
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 90, a_cobrar: 10 });
    const linked = ceo.try(feesApi.charge, { body: { id_client, id_boleto: next.id } });
    expect(await codeOf(linked)).toEqual([409, 'fee_boleto_linked']);
  });

  it('charges no more fees than the replaced boleto when its value is higher', async () => {
    await replaced({ valorNominal: 150 });
    expect(await owed()).toEqual({ apurado: 100, cobrado: 100, pago: 0, a_cobrar: 0 });
  });

  it('can be replaced again, and the last boleto charges the fees', async () => {
    const second = await replaced({ valorNominal: 100 });
    server.clock.move(1500);
    await checkBoletos(server);
    const body = boletoBody({ valorNominal: 100 });
    const { data: third } = await ceo.call(api.replace, { params: { id: second.id }, body });
    server.clock.move(1500);
    await ceo.call(api.pay, { params: { id: third.id }, body: {} });
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 100, a_cobrar: 0 });
  });
});

describe('replacement while the bank fails', () => {
  it('changes nothing when the bank rejects the new boleto', async () => {
    fail('issue', 'refused');
    expect(await codeOf(replace())).toEqual([422, 'boleto_bank_refused']);
    expect(await stateOf(old.id)).toEqual(['COBRANCA', null]);
    expect((await read(old.id)).id_substituto).toBeNull();
    expect(await listed()).toBe(1);
    await checkBoletos(server);
    expect(await owed()).toMatchObject({ cobrado: 100 });
  });

  it('finds the new boleto when its answer was lost, and then cancels the old one', async () => {
    const repair = fail('issue', 'silent', { done: true });
    const next = await replaced();
    repair();
    expect(await stateOf(old.id)).toEqual(['COBRANCA', 'EM_ANDAMENTO']);
    expect(await stateOf(next.id)).toEqual(['COBRANCA', 'EM_ANDAMENTO']);
    server.clock.move(1500);
    await checkBoletos(server);
    await poll();
    expect(await stateOf(old.id)).toEqual(['SUBSTITUIDO', null]);
    expect(await owed()).toMatchObject({ cobrado: 90, a_cobrar: 10 });
  });

  it('keeps the old boleto with its fees when the new one is never issued', async () => {
    fail('issue', 'silent');
    const next = await replaced();
    server.clock.move(16 * 60_000);
    await poll();
    expect(await stateOf(next.id)).toEqual(['CANCELADO', null]);
    expect(await stateOf(old.id)).toEqual(['COBRANCA', null]);
    expect(await owed()).toMatchObject({ cobrado: 100 });
    expect((await replace()).status).toBe(201);
  });

  it.each([
    ['no answer to the cancellation', 'cancel', 'silent', false],
    ['a lost answer to the cancellation', 'cancel', 'silent', true],
    ['a rate limit on the cancellation', 'cancel', 'busy', false],
    ['a rejected cancellation', 'cancel', 'refused', false],
    ['no answer to the query of the old boleto', 'find', 'silent', false],
  ] as const)('is completed after %s', async (_, call, failure, done) => {
    const repair = fail(call, failure, { done });
    const next = await replaced();
    const ended = failure === 'silent' && done;
    if (!ended) expect(next.substituicao).toBe('EM_ANDAMENTO');
    repair();
    expect(['EM_ANDAMENTO', null]).toContain((await read(old.id)).substituicao);
    await checkBoletos(server);
    expect(await stateOf(old.id)).toEqual(['SUBSTITUIDO', null]);
    expect(await stateOf(next.id)).toEqual(['COBRANCA', null]);
    expect(await owed()).toMatchObject({ cobrado: 90, a_cobrar: 10 });
  });

  it('keeps the old boleto paid and cancels the new one when the old one was paid meanwhile', async () => {
    const repair = fail('cancel', 'silent');
    const next = await replaced();
    await payAtBank(old.codigoSolicitacao);
    server.clock.move(1500);
    await checkBoletos(server);
    expect(await stateOf(old.id)).toEqual(['PIX', 'DESFAZENDO']);
    repair();
    await poll();
    expect(await stateOf(old.id)).toEqual(['PIX', null]);
    expect(await stateOf(next.id)).toEqual(['CANCELADO', null]);
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 100, a_cobrar: 0 });
  });

  it('books the fees on the new boleto when it was paid before the old one was cancelled', async () => {
    const repair = fail('cancel', 'silent');
    const next = await replaced({ valorNominal: 100 });
    server.clock.move(1500);
    await payAtBank((await read(next.id)).codigoSolicitacao);
    await poll().catch(() => undefined);
    repair();
    await poll();
    expect(await stateOf(old.id)).toEqual(['SUBSTITUIDO', null]);
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 100, a_cobrar: 0 });
  });
});

describe('payment of both boletos', { tags: ['D-27'] }, () => {
  let next: { id: string };
  const alertsOf = async (tab: 'unread' | 'resolved', who = ceo) =>
    (await who.call(alertsApi.list, { query: { tab } })).data.map(({ kind, message, id_boleto }) => [
      ...[kind, message, id_boleto],
    ]);
  const giveBack = (id: string) =>
    ceo.call(api.giveBack, { params: { id }, body: { motivoDevolucao: 'Pago em dobro' } });

  beforeEach(async () => {
    const repair = fail('cancel', 'silent');
    next = await replaced({ valorNominal: 90 });
    server.clock.move(1500);
    await payAtBank((await read(next.id)).codigoSolicitacao);
    await payAtBank(old.codigoSolicitacao);
    await poll();
    repair();
    await poll();
    server.clock.move(1500);
  });

  it('raises one alert for finance staff that names both boletos and the duplicate amount', async () => {
    expect([await stateOf(old.id), await stateOf(next.id)]).toEqual([
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

  it('clears the alert and books the fees on the other payment when the old one is refunded', async () => {
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 100, a_cobrar: 0 });
    await giveBack(old.id);
    expect([await alertsOf('unread'), (await alertsOf('resolved')).length]).toEqual([[], 1]);
    expect(await stateOf(old.id)).toEqual(['SUBSTITUIDO', null]);
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 90, a_cobrar: 10 });
    await poll();
    expect(await alertsOf('unread')).toEqual([]);
  });

  it('clears the alert and keeps the fees on the old boleto when the new one is refunded', async () => {
    await giveBack(next.id);
    expect([await alertsOf('unread'), (await alertsOf('resolved')).length]).toEqual([[], 1]);
    expect(await read(old.id)).toMatchObject({ status: 'PIX', id_substituto: null });
    expect(await owed()).toEqual({ apurado: 100, cobrado: 0, pago: 100, a_cobrar: 0 });
  });
});

it('records in the change history who replaced the old boleto', { tags: ['D-35'] }, async () => {
  const repair = fail('cancel', 'silent');
  await replaced();
  repair();
  await checkBoletos(server);
  expect(await stateOf(old.id)).toEqual(['SUBSTITUIDO', null]);
  const query = { entity: 'BOLETO', field: 'status' } as const;
  const { data } = await ceo.call(changeHistoryApi.ofClient, { params: { cnpjcpf: id_client }, query });
  expect(data.map(({ authorName, from, to, id_entity }) => [authorName, from, to, id_entity])).toEqual([
    ['Rita', 'COBRANCA', 'SUBSTITUIDO', old.id],
  ]);
});

it('blocks cancelling or replacing the old boleto meanwhile; the new one can be cancelled', async () => {
  const repair = fail('cancel', 'silent');
  const next = await replaced();
  repair();
  const cancel = (id: string) => ceo.try(api.cancel, { params: { id }, body: { motivoCancelamento: 'Acordo' } });
  expect(await codeOf(cancel(old.id))).toEqual([409, 'boleto_being_replaced']);
  expect(await codeOf(replace())).toEqual([409, 'boleto_being_replaced']);
  server.clock.move(1500);
  expect((await cancel(next.id)).status).toBe(200);
  expect(await stateOf(old.id)).toEqual(['COBRANCA', null]);
  expect(await owed()).toMatchObject({ cobrado: 100, a_cobrar: 0 });
});
