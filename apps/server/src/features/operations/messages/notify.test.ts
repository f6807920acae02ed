import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageEvent } from '@restitui/domain/operations/messages/message-event.ts';
import {
  type NotificationRule,
  notificationRule,
} from '@restitui/domain/operations/messages/notification-catalogue.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTenant, addUser, startTestServer, type TestServer, type TestUser } from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner, type TestOwner } from '../../../../test/owners.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { alerts } from '../../insights/alerts/alerts.table.ts';
import { messageLog } from './messages.table.ts';
import { saveNotificationRule } from './notification-rules.repository.ts';
import { type Notification, notify } from './notify.service.ts';

const hour = 60 * 60_000;
const always: NotificationRule = { channels: {}, silencioDe: 0, silencioAte: 0 };
let server: TestServer;
let tenant: TenantId;
let ceo: TestUser;
let analyst: TestUser;
let owner: TestOwner;
let id_client: string;

beforeAll(async () => {
  server = await startTestServer();
  await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

beforeEach(async () => {
  tenant = await addTenant(server);
  ceo = await addUser(server, { id_tenant: tenant, typeUser: 'USUARIO', typeCargo: 'CEO' });
  analyst = await addUser(server, { id_tenant: tenant, typeUser: 'USUARIO', typeCargo: 'GERENTE' });
  owner = await addOwner(server, { id_tenant: tenant });
  [id_client = ''] = owner.clients;
  await server.inTenant(tenant, (db) =>
    db.update(clients).set({ id_responsavel: analyst.id }).where(eq(clients.cnpjcpf, id_client)),
  );
});

const setRule = (rule: NotificationRule) => server.inTenant(tenant, (db) => saveNotificationRule(db, tenant, rule));
const report = (notification: Partial<Notification> = {}) =>
  server.inTenant(tenant, (db) =>
    notify(
      { db, tenant, platform: server.platform },
      { event: 'contrato_cancelado', about: { id_client }, key: 'k1', ...notification },
    ),
  );
const logged = () => server.inTenant(tenant, (db) => db.select().from(messageLog).orderBy(messageLog.to));
const raised = () =>
  server.inTenant(tenant, (db) => db.select({ message: alerts.message }).from(alerts).where(eq(alerts.kind, 'AVISO')));

it('tells each receiver on the channels of the event, and logs every message as sent', async () => {
  await setRule(always);
  await report({ facts: { motivo: 'Mudança de planos' } });
  const sent = await deliverMessages(server);
  expect(sent.map(({ channel, to }) => `${channel} ${to}`).sort()).toEqual(
    [`email ${analyst.email}`, `email ${owner.email}`, `whatsapp ${owner.contato}`].sort(),
  );
  expect(sent.every(({ text }) => text.includes('Mudança de planos'))).toBe(true);
  expect((await logged()).map(({ event, state }) => `${event} ${state}`)).toEqual(
    Array(3).fill('contrato_cancelado enviada'),
  );
  expect(await raised()).toHaveLength(1);
});

it.each(messageEvent.options)('has a text for %s that names who sends and what happens next', async (event) => {
  await setRule(always);
  await report({ event });
  const sent = await deliverMessages(server);
  expect(sent.length).toBeGreaterThan(0);
  for (const { subject, text } of sent) {
    expect(subject).not.toMatch(/undefined|null/);
    expect(text).not.toMatch(/undefined|null|\{\{/);
    expect(text).toMatch(/^Olá, .+\.\n\n.+\n\nhttp/s);
  }
});

it.each(messageEvent.options)('has a feature that reports %s', (event) => {
  const features = join(import.meta.dirname, '../..');
  const reporting = globSync('*/*/**/*.ts', { cwd: features })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('notification.texts'))
    .filter((file) => readFileSync(join(features, file), 'utf8').includes(`'${event}'`));
  expect(reporting).not.toEqual([]);
});

it('sends no message twice, also when the event is reported again', async () => {
  await setRule(always);
  await report();
  await report();
  expect(await deliverMessages(server)).toHaveLength(3);
  await report();
  expect(await deliverMessages(server)).toHaveLength(0);
  await report({ key: 'k2' });
  expect(await deliverMessages(server)).toHaveLength(3);
});

it('leaves out receivers and channels that the tenant has switched off', async () => {
  await setRule({
    ...always,
    channels: { contrato_cancelado: { parte: ['whatsapp'], responsavel: [], equipe: [] } },
  });
  await report();
  expect(await deliverMessages(server)).toMatchObject([{ channel: 'whatsapp', to: owner.contato }]);
  expect(await raised()).toEqual([]);
});

it('keeps messages of the quiet hours until the morning in Brasília', async () => {
  await setRule({ ...always, silencioDe: 8, silencioAte: 11 });
  await report();
  expect(await deliverMessages(server)).toEqual([]);
  expect(await logged()).toMatchObject(
    Array(3).fill({ state: 'adiada', sendAt: '2026-11-20T14:00:00.000Z', sentAt: null }),
  );
  server.clock.move(1.5 * hour);
  expect(await deliverMessages(server)).toEqual([]);
  server.clock.move(0.5 * hour);
  expect(await deliverMessages(server)).toHaveLength(3);
  expect((await logged()).map(({ state }) => state)).toEqual(Array(3).fill('enviada'));
  server.clock.move(-2 * hour);
});

it('sends an invitation also in the quiet hours', async () => {
  await setRule({ ...always, silencioDe: 8, silencioAte: 11 });
  await report({ event: 'usuario_convidado', about: { id_user: analyst.id } });
  expect((await deliverMessages(server)).map(({ to }) => to)).toContain(analyst.email);
  expect((await logged()).every(({ state, sendAt }) => state === 'enviada' && sendAt === null)).toBe(true);
});

it('does not tell the person who caused the event', async () => {
  await setRule(always);
  await report({ event: 'assinatura_feita', except: ceo.id });
  expect(await deliverMessages(server)).toMatchObject([{ to: analyst.email }]);
});

it('reaches the CEO, the provider and the person about an account', async () => {
  await setRule(always);
  await report({ event: 'cadastro_recebido', about: { id_user: analyst.id } });
  const sent = await deliverMessages(server);
  expect(sent.map(({ to }) => to)).toEqual(expect.arrayContaining([analyst.email, ceo.email]));
  expect(sent).toHaveLength(3);
});

it('is silent about a record that is gone', async () => {
  await report({ about: { id_agreement: 'none' } });
  await report({ about: { id_client: 'none' } });
  expect(await deliverMessages(server)).toEqual([]);
});

it('keeps no text of a message with a link that opens something', async () => {
  await setRule(always);
  await report({ isSecret: true });
  expect((await logged()).map(({ text }) => text)).toEqual([null, null, null]);
  await report({ key: 'k2' });
  expect((await logged()).filter(({ text }) => text !== null)).toHaveLength(3);
});

it('rejects unknown events, receivers, channels and hours in the table of a tenant', () => {
  const refused = [
    { ...always, channels: { nada: {} } },
    { ...always, channels: { lembrete: { vizinho: [] } } },
    { ...always, channels: { lembrete: { parte: ['pombo'] } } },
    { ...always, silencioDe: 24 },
  ];
  for (const rule of refused) expect(notificationRule.safeParse(rule).success).toBe(false);
});
