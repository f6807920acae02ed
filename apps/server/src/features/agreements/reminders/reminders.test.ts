import { agreementLinksApi } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import { firstReminderRule, type ReminderRule } from '@restitui/domain/agreements/reminders/reminder-rule.ts';
import { remindersApi as api } from '@restitui/domain/agreements/reminders/reminders.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, addVerified, requireActCodes } from '../../../../test/acts.ts';
import { addAgreement } from '../../../../test/agreements.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner, asClient, type TestOwner } from '../../../../test/owners.ts';
import { type Db, withoutTenant } from '../../../db/tenant-scope.ts';
import { MessageRefused } from '../../../platform/messages.ts';
import { sendMessage } from '../../operations/messages/jobs/send-message.ts';
import { listTenantIds } from '../../tenancy/tenants/tenants.repository.ts';
import { agreements } from '../documents/agreements.table.ts';
import { sendReminders } from './jobs/send-reminders.ts';

const day = 86_400_000;
const on: ReminderRule = { ...firstReminderRule, ligado: true, maximo: 2 };
let server: TestServer;
let provider: TenantId;
let home: TenantId;
let boss: TestUser;
let ceo: Caller;
let owner: TestOwner;
let company: string;
let id_agreement: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'JURIDICO', email: 'juridico@prov.test' });
});
afterAll(() => server.close());

beforeEach(async () => {
  home = await addTenant(server);
  boss = await addUser(server, { id_tenant: home, name: 'Celso CEO' });
  ceo = await as(server, boss);
  owner = await addOwner(server, { id_tenant: home });
  [company = ''] = owner.clients;
  id_agreement = await addAgreement(server, {
    ...{ id_tenant: home, id_client: company, typeRegime: 'SIMPLES_NACIONAL' },
    ...{ contracts: ['PRINCIPAL'], by: boss.id, html: '<p>Texto</p>' },
  });
});

const inHome = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);
const setRule = (rule: ReminderRule = on) => ceo.call(api.saveRule, { body: rule });
const sweep = async () => {
  for (const tenant of await withoutTenant(server.database.pool, listTenantIds)) {
    await sendReminders({ platform: server.platform, inTenant: server.inTenant }, tenant);
  }
};
/** Runs the job and returns the messages sent for this tenant. */
async function sentNow() {
  await sweep();
  const receivers = [owner.email, owner.contato, boss.email, 'juridico@prov.test'];
  return (await deliverMessages(server)).filter(({ to, text }) => receivers.includes(to) && text.includes(company));
}
const wayOf = async () => (await sentNow()).map(({ channel, to }) => [channel, to]);
const log = async () => (await ceo.call(api.sent, { params: { id_client: company } })).data;
const change = (values: Partial<typeof agreements.$inferInsert>) =>
  inHome((db) => db.update(agreements).set(values).where(eq(agreements.id, id_agreement)));

describe('reminder rule', () => {
  it('is off until the CEO of the company, or the CEO or TI of the provider, turns it on', async () => {
    expect((await ceo.call(api.rule)).data).toEqual(firstReminderRule);
    await setRule();
    expect((await ceo.call(api.rule)).data).toEqual(on);
    const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    for (const call of [api.rule, api.saveRule]) {
      expect(await partner.tryInvalid(call, { body: on })).toMatchObject({ body: { code: 'reminder_rule_denied' } });
    }
    const refused = await ceo.try(api.saveRule, { body: { ...on, email: false, whatsapp: false } });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'email' }] } });
  });
});

describe('reminders', () => {
  it('are sent to missing signers on each channel with a new link, once per number and up to the maximum', async () => {
    await setRule();
    expect(await sentNow()).toEqual([]);
    server.clock.move(3 * day);
    const first = await sentNow();
    expect(first.map(({ channel, to }) => [channel, to])).toEqual([
      ['email', owner.email],
      ['whatsapp', owner.contato],
    ]);
    expect(first[0]?.text).toMatch(new RegExp(`/minuta/${company}\\?t=[\\w-]{20,}`));
    expect([await sentNow(), await sentNow()]).toEqual([[], []]);
    server.clock.move(5 * day);
    await Promise.all([sweep(), sweep()]);
    const second = (await deliverMessages(server)).filter(({ text }) => text.includes(company));
    expect(second).toHaveLength(2);
    server.clock.move(50 * day);
    expect(await sentNow()).toEqual([]);
    expect((await log()).map(({ numero, canal, papel }) => [numero, canal, papel])).toEqual([
      [2, 'email', 'cliente'],
      [2, 'whatsapp', 'cliente'],
      [1, 'email', 'cliente'],
      [1, 'whatsapp', 'cliente'],
    ]);
    const made = (await ceo.call(agreementLinksApi.list, { params: { id_client: company } })).data;
    expect(made.map(({ origem, creatorName }) => [origem, creatorName])).toEqual([
      ['lembrete', null],
      ['lembrete', null],
    ]);
  });

  it('wait for the end of the quiet hours in Brasília', async () => {
    // It is 9 a.m. in Brasília.
    await setRule({ ...on, whatsapp: false, silencioDe: 8, silencioAte: 10 });
    server.clock.move(3 * day);
    expect(await wayOf()).toEqual([]);
    server.clock.move(3_600_000);
    expect(await wayOf()).toEqual([['email', owner.email]]);
    server.clock.move(-3_600_000);
  });

  it.each([
    ['a signed agreement', { isAssinado: true }],
    ['a closed agreement', { isFrist: true }],
    ['an inactive agreement', { IsAtivo: false }],
  ])('are not sent for %s', async (_, values) => {
    await setRule();
    await change(values);
    server.clock.move(4 * day);
    expect(await sentNow()).toEqual([]);
  });

  it('are paused while the newest link is revoked', async () => {
    await setRule();
    const create = () => ceo.call(agreementLinksApi.create, { params: { id_client: company }, body: {} });
    const { data } = await create();
    await ceo.call(agreementLinksApi.revoke, { params: { id: data.row.id } });
    server.clock.move(4 * day);
    expect(await sentNow()).toEqual([]);
    server.clock.move(1000);
    await create();
    expect(await sentNow()).toHaveLength(2);
  });

  it('go to the consultancy and then to the witnesses by e-mail, once the signers before them have signed', async () => {
    await setRule();
    await requireActCodes(server, home, false);
    await addIdentityCheck(server, { id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf });
    await addVerified(server, { id_tenant: home, id_user: boss.id, cpf: boss.cpf });
    expect((await act(await asClient(server, owner), id_agreement)).status).toBe(201);
    server.clock.move(3 * day);
    const ofCeo = await sentNow();
    expect(ofCeo.map(({ channel, to }) => [channel, to])).toEqual([['email', boss.email]]);
    // A client may have several contracts.
    expect(ofCeo[0]?.text).toContain(`/minuta/${company}?contrato=${id_agreement}`);
    expect(ofCeo[0]?.text).not.toContain('?t=');
    expect((await act(ceo, id_agreement)).status).toBe(201);
    expect(await sentNow()).toEqual([]);
    server.clock.move(3 * day);
    expect(await wayOf()).toEqual([['email', 'juridico@prov.test']]);
    expect((await log()).map(({ papel, nome }) => [papel, nome])).toEqual([
      ['testemunha_1', expect.any(String)],
      ['contratada', 'Celso CEO'],
    ]);
  });

  it('fall back to e-mail once when WhatsApp rejects one, and log that', async () => {
    await setRule({ ...on, email: false });
    server.clock.move(4 * day);
    await sweep();
    const jobs = server.toDeliver.splice(0).filter(({ data }) => data.id_tenant === home);
    expect(jobs).toHaveLength(1);
    const platform = { ...server.platform, messages: { send: () => Promise.reject(new MessageRefused('No account')) } };
    const data = jobs[0]?.data ?? { id: '', id_tenant: home };
    await sendMessage({ platform, inTenant: server.inTenant, log: () => {} }, data);
    await sendMessage({ platform, inTenant: server.inTenant, log: () => {} }, data);
    expect((await deliverMessages(server)).map(({ channel, to }) => [channel, to])).toEqual([['email', owner.email]]);
    expect(await log()).toMatchObject([{ numero: 1, canal: 'email', reserva: true }]);
  });

  it('fall back to e-mail after three failed attempts by WhatsApp', async () => {
    await setRule({ ...on, email: false });
    server.clock.move(4 * day);
    await sweep();
    const [job] = server.toDeliver.splice(0).filter(({ data }) => data.id_tenant === home);
    const platform = { ...server.platform, messages: { send: () => Promise.reject(new Error('No answer')) } };
    const attempt = () =>
      sendMessage({ platform, inTenant: server.inTenant, log: () => {} }, job?.data ?? { id: '', id_tenant: home });
    await expect(attempt()).rejects.toThrow();
    await expect(attempt()).rejects.toThrow();
    await attempt();
    expect((await deliverMessages(server)).map(({ channel, to }) => [channel, to])).toEqual([['email', owner.email]]);
  });
});
