import { passwordsApi } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  callerWith,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';

let server: TestServer;
let home: TenantId;
let address = 0;

beforeAll(async () => {
  server = await startTestServer();
  await addTenant(server, { isProvider: true, title: 'Provedor', domain: 'provedor.test', hosts: ['localhost'] });
  home = await addTenant(server, { title: 'Casa', domain: 'casa.test', hosts: ['casa.localhost'] });
});
afterAll(() => server.close());

async function post(path: string, payload: object, host = 'casa.localhost') {
  const remoteAddress = `10.2.0.${address}`;
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { host },
    remoteAddress,
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}
const requestLink = (email: string, host?: string) => post('/auth/forgot-password', { email }, host);
const reset = (token: string, password = 'Nova@2026') => post('/auth/reset-password', { token, password });
const readLink = (token: string) => post('/auth/reset-password/read', { token });
const login = (email: string, password: string) => post('/auth/login', { email, password });

/** Returns the token from the link that was sent to this e-mail. */
async function requestAndReadToken(email: string): Promise<string> {
  address++;
  await requestLink(email);
  const [message] = await deliverMessages(server);
  return /token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
}

describe('forgotten password', { tags: ['D-24', 'F-022'] }, () => {
  it("sends a link on the tenant's own host, by e-mail and in the tenant's name", async () => {
    const { email } = await addUser(server, { id_tenant: home, name: 'Ana Paz' });
    expect(await requestLink(email.toUpperCase())).toEqual({ status: 202, body: { data: { accepted: true } } });
    const [message, ...more] = await deliverMessages(server);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ channel: 'email', to: email, sender: 'Casa', subject: 'Crie uma nova senha' });
    expect(message?.text).toMatch(/http:\/\/casa\.localhost:3000\/reset-password\?token=[\w-]{43}\n/);
    expect(message?.text).toContain('Olá, Ana Paz.');
    expect(message?.text).toContain('30 minutos');
  });

  it('responds with the same work whether or not the e-mail exists', async () => {
    const { email } = await addUser(server, { id_tenant: home });
    const answers = [
      await requestLink(email),
      await requestLink('ninguem@casa.test'),
      await requestLink(email, 'nenhures.test'),
    ];
    for (const answer of answers) expect(answer).toEqual({ status: 202, body: { data: { accepted: true } } });
    expect(server.toDeliver.map(({ queue }) => queue)).toEqual(['password-request', 'password-request']);
    expect((await deliverMessages(server)).map(({ to }) => to)).toEqual([email]);
  });

  it('sends at most five links per hour without a different response', async () => {
    const { email } = await addUser(server, { id_tenant: home });
    for (let i = 0; i < 7; i++) expect((await requestLink(email)).status).toBe(202);
    expect(await deliverMessages(server)).toHaveLength(5);
  });

  it('returns 429 after too many requests', async () => {
    address++;
    for (let i = 0; i < 10; i++) expect((await requestLink('quem@casa.test')).status).toBe(202);
    expect(await requestLink('quem@casa.test')).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    await deliverMessages(server);
  });

  it('returns 400 for an invalid e-mail', async () => {
    expect(await requestLink('ana')).toMatchObject({ status: 400, body: { issues: [{ message: 'Email inválido' }] } });
  });
});

describe('password link', { tags: ['D-24'] }, () => {
  it('changes the password once and ends every session', async () => {
    const user = await addUser(server, { id_tenant: home });
    const open = await as(server, user);
    const token = await requestAndReadToken(user.email);
    expect(await reset(token)).toEqual({ status: 200, body: { data: { changed: true } } });
    expect((await open.try(sessionApi.me)).status).toBe(401);
    expect((await login(user.email, testPassword)).status).toBe(401);
    expect((await login(user.email, 'Nova@2026')).status).toBe(200);
    expect(await reset(token, 'Outra@2026')).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
  });

  it('names its account while it can be used, and to no other token', async () => {
    const { email } = await addUser(server, { id_tenant: home });
    const [older, newer] = [await requestAndReadToken(email), await requestAndReadToken(email)];
    const refused = { status: 400, body: { code: 'link_invalid', message: 'Este link não vale mais. Peça um novo.' } };
    expect(await readLink(older)).toEqual(refused);
    expect(await readLink('a'.repeat(43))).toEqual(refused);
    expect(await readLink(newer)).toEqual({ status: 200, body: { data: { email } } });
    expect((await reset(newer)).status).toBe(200);
    expect(await readLink(newer)).toEqual(refused);
    const expired = await requestAndReadToken(email);
    server.clock.move(30 * 60_000);
    expect(await readLink(expired)).toEqual(refused);
  });

  it('counts what is made up as attempts', async () => {
    address++;
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push((await readLink(`${i}`.repeat(43))).status);
    expect(answers.at(-1)).toBe(429);
  });

  it('is rejected after 30 minutes, when a newer one exists, and when made up', async () => {
    const { email } = await addUser(server, { id_tenant: home });
    const [older, newer] = [await requestAndReadToken(email), await requestAndReadToken(email)];
    expect((await reset(older)).body.code).toBe('link_invalid');
    server.clock.move(30 * 60_000);
    expect((await reset(newer)).body).toEqual({
      code: 'link_invalid',
      message: 'Este link não vale mais. Peça um novo.',
    });
    expect((await reset('a'.repeat(43))).body.code).toBe('link_invalid');
  });

  it('stays valid after a password that breaks the rule', async () => {
    const token = await requestAndReadToken((await addUser(server, { id_tenant: home })).email);
    expect(await reset(token, 'curta')).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } });
    expect((await reset(token)).status).toBe(200);
  });

  it('succeeds for one of two concurrent uses', async () => {
    const token = await requestAndReadToken((await addUser(server, { id_tenant: home })).email);
    const replies = await Promise.all([reset(token), reset(token, 'Outra@2026')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('returns 429 after ten wrong tokens from an address', async () => {
    address++;
    for (let i = 0; i < 10; i++) expect((await reset(`${i}${'x'.repeat(42)}`)).status).toBe(400);
    expect((await reset('y'.repeat(43))).status).toBe(429);
  });

  it('is stored only as a hash', async () => {
    const token = await requestAndReadToken((await addUser(server, { id_tenant: home })).email);
    const { rows } = await server.database.asOwner((client) => client.query('select * from password_links'));
    expect([rows.length > 0, JSON.stringify(rows).includes(token)]).toEqual([true, false]);
  });
});

describe('own password', { tags: ['D-25'] }, () => {
  const change = async (current: string, password = 'Nova@2026') => {
    const user = await addUser(server, { id_tenant: home });
    const [one, other] = [await as(server, user), await as(server, user)];
    return { user, one, other, reply: await one.try(passwordsApi.changeOwn, { body: { current, password } }) };
  };

  it('is changed with the current one; this session continues and the others end', async () => {
    const { user, one, other, reply } = await change(testPassword);
    expect(reply.status).toBe(200);
    expect([(await one.try(sessionApi.me)).status, (await other.try(sessionApi.me)).status]).toEqual([200, 401]);
    address++;
    expect((await login(user.email, 'Nova@2026')).status).toBe(200);
  });

  it('is unchanged when the current one is wrong or the new one breaks the rule', async () => {
    const wrong = await change('errada');
    expect(wrong.reply).toMatchObject({
      status: 400,
      body: { code: 'current_password_wrong', issues: [{ path: 'current', message: 'Senha atual incorreta.' }] },
    });
    expect((await wrong.other.try(sessionApi.me)).status).toBe(200);
    expect((await change(testPassword, 'curta')).reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('cannot be guessed in an open session', async () => {
    const { one } = await change('errada');
    const body = { current: 'errada', password: 'Nova@2026' };
    for (let i = 0; i < 9; i++) await one.try(passwordsApi.changeOwn, { body });
    expect((await one.try(passwordsApi.changeOwn, { body })).status).toBe(429);
  });

  it('requires a session', async () => {
    expect((await callerWith(server, '').try(passwordsApi.changeOwn)).status).toBe(401);
  });
});
