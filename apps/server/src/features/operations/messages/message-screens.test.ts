import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { messagesApi as api } from '@restitui/domain/operations/messages/messages.api.ts';
import { firstNotificationRule } from '@restitui/domain/operations/messages/notification-catalogue.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addLoggedMessage } from '../../../../test/logged-messages.ts';
import { deliverMessages } from '../../../../test/messages.ts';

let server: TestServer;
let tenant: TenantId;
let ceo: Caller;
let manager: Caller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: tenant, typeCargo: 'CEO' }));
  manager = await as(server, await addUser(server, { id_tenant: tenant, typeCargo: 'GERENTE' }));
});

const add = (given: Partial<Parameters<typeof addLoggedMessage>[1]> = {}) =>
  addLoggedMessage(server, { id_tenant: tenant, ...given });
const log = async (query = {}) => (await ceo.call(api.log, { query })).data;

it('starts with the defaults and keeps what the CEO changes', async () => {
  expect((await ceo.call(api.rule)).data).toEqual(firstNotificationRule);
  const body = { ...firstNotificationRule, channels: { contrato_recusado: { ceo: [] } }, silencioAte: 7 };
  await ceo.call(api.saveRule, { body });
  expect((await ceo.call(api.rule)).data).toEqual(body);
});

it('records what the CEO changes in the history of the company', { tags: ['D-35'] }, async () => {
  const body = { ...firstNotificationRule, channels: { contrato_recusado: { ceo: [] } }, silencioAte: 7 };
  await ceo.call(api.saveRule, { body });
  await ceo.call(api.saveRule, { body });
  const provider = await addTenant(server, { isProvider: true });
  const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  const { data } = await (await as(server, admin, tenant)).call(changeHistoryApi.ofTenant, {
    params: { tenantId: tenant },
    query: {},
  });
  expect(data.map(({ entity, field, from, to }) => [entity, field, from, to])).toEqual([
    [
      ...['AVISOS', 'contrato_recusado', 'Responsável pelo cliente (E-mail); CEO da empresa (E-mail); Equipe (Alerta)'],
      'Responsável pelo cliente (E-mail); Equipe (Alerta)',
    ],
    ['AVISOS', 'silencioAte', 8, 7],
  ]);
});

it('refuses all four calls to staff who are not the CEO', async () => {
  const id = await add();
  const refused = [
    await manager.try(api.rule),
    await manager.try(api.saveRule, { body: firstNotificationRule }),
    await manager.try(api.log),
    await manager.try(api.resend, { params: { id } }),
  ];
  for (const answer of refused) expect(answer).toMatchObject({ status: 403, body: { code: 'notifications_denied' } });
});

it('lists messages newest first, by event and state, without their text', async () => {
  await add({ subject: 'Primeira' });
  server.clock.move(1000);
  await add({ subject: 'Segunda', state: 'falhou', event: 'lembrete', text: null });
  const shown = await log();
  expect(shown.map(({ subject, canResend }) => [subject, canResend])).toEqual([
    ['Segunda', false],
    ['Primeira', true],
  ]);
  expect(shown.some((row) => 'text' in row)).toBe(false);
  expect((await log({ situacao: 'falhou' })).map(({ subject }) => subject)).toEqual(['Segunda']);
  expect((await log({ evento: 'contrato_cancelado' })).map(({ subject }) => subject)).toEqual(['Primeira']);
});

it('sends a message again once, as a row of its own', async () => {
  const id = await add();
  await ceo.call(api.resend, { params: { id } });
  expect(await deliverMessages(server)).toMatchObject([{ to: 'ana@casa.test', text: 'Olá, Ana.' }]);
  expect((await log()).map(({ canResend, state }) => [canResend, state])).toEqual(
    expect.arrayContaining([
      [true, 'enviada'],
      [false, 'enviada'],
    ]),
  );
  expect(await ceo.try(api.resend, { params: { id } })).toMatchObject({
    status: 409,
    body: { code: 'message_resent' },
  });
});

it('sends a message of the staff again, which belongs to no event', async () => {
  const id = await add({ event: null, state: 'falhou' });
  expect((await log()).map(({ canResend }) => canResend)).toEqual([true]);
  await ceo.call(api.resend, { params: { id } });
  expect(await deliverMessages(server)).toMatchObject([{ to: 'ana@casa.test', text: 'Olá, Ana.' }]);
});

it('sends a message again after the quiet hours, an invitation at once', async () => {
  await ceo.call(api.saveRule, { body: { channels: {}, silencioDe: 8, silencioAte: 11 } });
  await ceo.call(api.resend, { params: { id: await add() } });
  await ceo.call(api.resend, { params: { id: await add({ event: 'usuario_convidado', to: 'bia@casa.test' }) } });
  expect(await deliverMessages(server)).toMatchObject([{ to: 'bia@casa.test' }]);
  expect((await log({ situacao: 'adiada' })).map(({ nome }) => nome)).toHaveLength(1);
});

it.each([
  [{ state: 'na_fila' }, 'message_waiting'],
  [{ state: 'adiada' }, 'message_waiting'],
  [{ text: null }, 'message_not_repeatable'],
] as const)('does not send %o again: %s', async (given, code) => {
  const id = await add(given);
  expect(await ceo.try(api.resend, { params: { id } })).toMatchObject({ status: 409, body: { code } });
});

it('returns 404 for a message of another company', async () => {
  const other = await addLoggedMessage(server, { id_tenant: await addTenant(server) });
  const answer = await ceo.try(api.resend, { params: { id: other } });
  expect(answer).toMatchObject({ status: 404, body: { code: 'message_not_found' } });
});
