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

const week = 7 * 24 * 60 * 60_000;
let server: TestServer;
let home: TenantId;
let provider: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true, title: 'Provedor', domain: 'provedor.test' });
  home = await addTenant(server, { title: 'Casa', domain: 'casa.test', hosts: ['casa.localhost'] });
});
afterAll(() => server.close());

async function login(email: string, password: string, host = 'casa.localhost:3000', address = '10.0.0.1') {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { host },
    remoteAddress: address,
    payload: { email, password },
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

describe('sign-in', () => {
  it('returns the user without password and a token that opens the session', { tags: ['F-432'] }, async () => {
    const { email, id } = await addUser(server, { id_tenant: home });
    const { status, body } = await login(email.toUpperCase(), testPassword);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id, email, typeUser: 'USUARIO', status: 'Ativo' });
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/);
    const me = await callerWith(server, body.access_token).call(sessionApi.me);
    // The app renders all of its first page again when the two differ.
    expect(me.data).toEqual(body.user);
  });

  it('returns the same 401 for an unknown e-mail and a wrong password', { tags: ['F-102'] }, async () => {
    const { email } = await addUser(server, { id_tenant: home });
    const wrong = await login(email, 'errada');
    const unknown = await login('ninguem@casa.test', 'errada');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual({ code: 'wrong_credentials', message: 'E-mail ou senha incorretos.' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('reports other refusals only after a correct password', {
    tags: ['F-099', 'F-100', 'F-097', 'F-098'],
  }, async () => {
    const pending = await addUser(server, { id_tenant: home, isAccepted: false });
    expect(await login(pending.email, testPassword)).toMatchObject({
      status: 403,
      body: { message: 'Usuário não aceito' },
    });
    expect(await login(pending.email, 'errada')).toMatchObject({ status: 401 });

    const stranger = await addUser(server, { id_tenant: provider });
    expect(await login(stranger.email, testPassword)).toMatchObject({
      status: 403,
      body: { message: 'Usuário não vinculado a empresa Casa!' },
    });
    expect(await login(stranger.email, testPassword, 'desconhecido.test')).toMatchObject({
      status: 403,
      body: { message: 'Nenhuma empresa configurada para este endereço.' },
    });
  });

  it('signs an ADMIN in on any configured host, before a user of the tenant with the same e-mail', async () => {
    const email = 'mesma@pessoa.test';
    await addUser(server, { id_tenant: home, email });
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', email });
    expect((await login(email, testPassword)).body.user.id).toBe(admin.id);
    expect((await login(email, testPassword, 'localhost:3000')).status).toBe(200);
    expect((await login(email, testPassword, '[::1]:3000')).status).toBe(200);
  });

  it('returns 400 with the fields of invalid input', { tags: ['F-091', 'F-092', 'F-093'] }, async () => {
    const { status, body } = await login('sem-arroba', '');
    expect(status).toBe(400);
    expect(body.code).toBe('invalid_input');
    expect(body.issues).toEqual([
      { path: 'email', message: 'Email inválido' },
      { path: 'password', message: 'Senha é obrigatória' },
    ]);
  });
});

describe('throttling', () => {
  it('returns 429 for the eleventh failure of an account at an address, but not elsewhere or later', async () => {
    const { email } = await addUser(server, { id_tenant: home });
    for (let i = 0; i < 10; i++) expect((await login(email, 'errada', undefined, '10.0.0.2')).status).toBe(401);
    const refused = await login(email, testPassword, undefined, '10.0.0.2');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(email, testPassword, undefined, '10.0.0.3')).status).toBe(200);
    server.clock.move(16 * 60_000);
    expect((await login(email, testPassword, undefined, '10.0.0.2')).status).toBe(200);
  });

  it('resets the count after a success', async () => {
    const { email } = await addUser(server, { id_tenant: home });
    for (let i = 0; i < 9; i++) await login(email, 'errada', undefined, '10.0.0.4');
    expect((await login(email, testPassword, undefined, '10.0.0.4')).status).toBe(200);
    server.clock.move(1000);
    for (let i = 0; i < 9; i++) expect((await login(email, 'errada', undefined, '10.0.0.4')).status).toBe(401);
  });

  it('counts concurrent attempts', async () => {
    const { email } = await addUser(server, { id_tenant: home });
    const tries = await Promise.all(Array.from({ length: 16 }, () => login(email, 'errada', undefined, '10.0.0.5')));
    expect(tries.filter((reply) => reply.status === 401)).toHaveLength(10);
  });

  it('blocks an address for every account after fifty failures', async () => {
    for (let i = 0; i < 50; i++) await login(`pessoa${i}@casa.test`, 'errada', undefined, '10.0.0.6');
    const { email } = await addUser(server, { id_tenant: home });
    expect((await login(email, testPassword, undefined, '10.0.0.6')).status).toBe(429);
  });
});

describe('sessions', () => {
  it('end on the server by logout, which ends no other session', { tags: ['F-114', 'F-434'] }, async () => {
    const user = await addUser(server, { id_tenant: home });
    const one = await as(server, user);
    const other = await as(server, user);
    await one.call(sessionApi.logout);
    expect((await one.try(sessionApi.me)).status).toBe(401);
    expect((await other.try(sessionApi.me)).status).toBe(200);
  });

  it('are refused without a token, with a made-up one and after expiry', { tags: ['F-485'] }, async () => {
    const refused = { status: 401, body: { code: 'not_signed_in', message: 'Usuário não autenticado' } };
    expect(await callerWith(server, '').try(sessionApi.me)).toMatchObject(refused);
    expect(await callerWith(server, 'a'.repeat(43)).try(sessionApi.me)).toMatchObject(refused);

    const brief = await startTestServer();
    const id_tenant = await addTenant(brief, { hosts: ['breve.localhost'] });
    const { email } = await addUser(brief, { id_tenant });
    const headers = { host: 'breve.localhost' };
    const payload = { email, password: testPassword };
    const reply = await brief.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    const caller = callerWith(brief, reply.json().access_token);
    brief.clock.move(week - 1);
    expect((await caller.try(sessionApi.me)).status).toBe(200);
    brief.clock.move(1);
    expect(await caller.try(sessionApi.me)).toMatchObject(refused);
    await brief.close();
  });
});
