import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, newCpf, startTestServer, type TestServer, testPassword } from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';

let server: TestServer;
let home: TenantId;
let address = 0;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server, { title: 'CASA', domain: 'casa.test', hosts: ['casa.localhost'] });
});
afterAll(() => server.close());

async function post(path: string, payload: object, host = 'casa.localhost') {
  const remoteAddress = `10.3.0.${address}`;
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { host },
    remoteAddress,
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}
const requestCode = (cpf: string) => post('/auth/client/forgot', { cpf });
const change = (cpf: string, code: string, password = 'Nova@2026') =>
  post('/auth/client/password', { cpf, code, password });
const login = (cpfProprietario: string, password: string) => post('/auth/login-client', { cpfProprietario, password });

/** Returns the code as a user finds it: the only upper-case word of four characters in the message. */
async function requestAndReadCode(cpf: string): Promise<string> {
  address++;
  await requestCode(cpf);
  const [message] = await deliverMessages(server);
  const words = message?.text.match(/\b[A-Z0-9]{4}\b/g) ?? [];
  expect(words).toHaveLength(1);
  return words[0] ?? '';
}

const wrong = { status: 422, body: { code: 'password_code_wrong' } };
const wrongCode = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA');

describe('client password reset', { tags: ['D-12'] }, () => {
  it('sends a code to the verified e-mail and does not reveal whether the CPF exists', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    const answers = [await requestCode(owner.cpf), await requestCode(newCpf())];
    for (const answer of answers) expect(answer).toEqual({ status: 202, body: { data: { accepted: true } } });
    expect(server.toDeliver.map(({ queue }) => queue)).toEqual(['password-request', 'password-request']);
    expect(await deliverMessages(server)).toMatchObject([{ channel: 'email', to: owner.email, sender: 'CASA' }]);
    expect((await requestCode('123')).status).toBe(400);
  });

  it('sets the password, which is no longer provisional, and ends the sessions', async () => {
    const owner = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const open = await asClient(server, owner);
    const code = await requestAndReadCode(owner.cpf);
    expect(await change(owner.cpf, code.toLowerCase())).toEqual({ status: 200, body: { data: { changed: true } } });
    expect((await open.try(sessionApi.logout)).status).toBe(401);
    expect((await login(owner.cpf, testPassword)).status).toBe(401);
    expect((await login(owner.cpf, 'Nova@2026')).body.client.mustChangePassword).toBe(false);
    expect(await change(owner.cpf, code)).toMatchObject(wrong);
  });

  it('returns 422 for a wrong code and invalidates it after the fifth attempt', { tags: ['D-26'] }, async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const code = await requestAndReadCode(cpf);
    for (let i = 0; i < 5; i++) expect(await change(cpf, wrongCode(code))).toMatchObject(wrong);
    expect(await change(cpf, code)).toMatchObject(wrong);
    const again = await requestAndReadCode(cpf);
    for (let i = 0; i < 4; i++) await change(cpf, wrongCode(again));
    expect((await change(cpf, again)).status).toBe(200);
  });

  it('accepts only the newest code, for ten minutes', { tags: ['D-26'] }, async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const [older, newer] = [await requestAndReadCode(cpf), await requestAndReadCode(cpf)];
    if (older !== newer) expect(await change(cpf, older)).toMatchObject(wrong);
    server.clock.move(10 * 60_000);
    expect(await change(cpf, newer)).toMatchObject(wrong);
  });

  it('counts five concurrent wrong attempts', { tags: ['D-26'] }, async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const code = await requestAndReadCode(cpf);
    await Promise.all(Array.from({ length: 6 }, () => change(cpf, wrongCode(code))));
    expect(await change(cpf, code)).toMatchObject(wrong);
  });

  it('stores only a hash of the code', { tags: ['D-26'] }, async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const code = await requestAndReadCode(cpf);
    const { rows } = await server.database.asOwner((client) => client.query('select * from client_password_codes'));
    expect(rows.map((row) => row.code_hash.includes('$argon2id$') && row.code_hash !== code)).not.toContain(false);
  });

  it('gives an unknown CPF, a CPF of another tenant and a missing code the same response', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    address++;
    expect(await change(cpf, 'AAAA')).toMatchObject(wrong);
    expect(await change(newCpf(), 'AAAA')).toMatchObject(wrong);
    const elsewhere = await post('/auth/client/password', { cpf, code: 'AAAA', password: 'Nova@2026' }, 'nada.test');
    expect(elsewhere).toMatchObject({ status: 403, body: { code: 'unknown_host' } });
  });

  it('reports a missing code and an invalid password at their fields', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const code = await requestAndReadCode(cpf);
    const { status, body } = await change(cpf, '', 'curta');
    expect([status, body.issues]).toEqual([
      400,
      [
        { path: 'code', message: 'Informe o código' },
        { path: 'password', message: 'A senha deve ter ao menos 8 caracteres' },
      ],
    ]);
    expect((await change(cpf, code)).status).toBe(200);
  });

  it('sends at most five codes per hour and returns 429 after repeated guesses', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    address++;
    for (let i = 0; i < 7; i++) await requestCode(cpf);
    expect(await deliverMessages(server)).toHaveLength(5);
    for (let i = 0; i < 10; i++) await change(cpf, '!!!!');
    expect((await change(cpf, '!!!!')).status).toBe(429);
  });
});
