import { sessionApi } from '@restitui/domain/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTenant, newCpf, startTestServer, type TestServer, testPassword } from '../../../test/harness.ts';
import { deliverMessages } from '../../../test/messages.ts';
import { addOwner, asClient } from '../../../test/owners.ts';

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
const forgot = (cpf: string) => post('/auth/client/forgot', { cpf });
const change = (cpf: string, code: string, password = 'Nova@2026') =>
  post('/auth/client/password', { cpf, code, password });
const login = (cpfProprietario: string, password: string) => post('/auth/login-client', { cpfProprietario, password });

/** The code as an outsider finds it: the only upper-case word of four characters in the message. */
async function askedCode(cpf: string): Promise<string> {
  address++;
  await forgot(cpf);
  const [message] = await deliverMessages(server);
  const words = message?.text.match(/\b[A-Z0-9]{4}\b/g) ?? [];
  expect(words).toHaveLength(1);
  return words[0] ?? '';
}

const wrong = { status: 422, body: { code: 'password_code_wrong' } };
const other = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA');

describe('D-12 a client that forgot the password, or has a provisional one', () => {
  test('is sent a code to the proven e-mail, and nobody learns whether the CPF is known', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    const answers = [await forgot(owner.cpf), await forgot(newCpf())];
    for (const answer of answers) expect(answer).toEqual({ status: 202, body: { data: { accepted: true } } });
    expect(server.toDeliver.map(({ queue }) => queue)).toEqual(['password-request', 'password-request']);
    expect(await deliverMessages(server)).toMatchObject([{ channel: 'email', to: owner.email, sender: 'CASA' }]);
    expect((await forgot('123')).status).toBe(400);
  });

  test('sets a password with it: no longer provisional, and the sessions end', async () => {
    const owner = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const open = await asClient(server, owner);
    const code = await askedCode(owner.cpf);
    expect(await change(owner.cpf, code.toLowerCase())).toEqual({ status: 200, body: { data: { changed: true } } });
    expect((await open.try(sessionApi.logout)).status).toBe(401);
    expect((await login(owner.cpf, testPassword)).status).toBe(401);
    expect((await login(owner.cpf, 'Nova@2026')).body.client.mustChangePassword).toBe(false);
    expect(await change(owner.cpf, code)).toMatchObject(wrong);
  });

  test('D-26 a wrong code is a 422, and the fifth spends it', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const code = await askedCode(cpf);
    for (let i = 0; i < 5; i++) expect(await change(cpf, other(code))).toMatchObject(wrong);
    expect(await change(cpf, code)).toMatchObject(wrong);
    const again = await askedCode(cpf);
    for (let i = 0; i < 4; i++) await change(cpf, other(again));
    expect((await change(cpf, again)).status).toBe(200);
  });

  test('D-26 a code stands for ten minutes, and only the newest', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const [older, newer] = [await askedCode(cpf), await askedCode(cpf)];
    if (older !== newer) expect(await change(cpf, older)).toMatchObject(wrong);
    server.clock.move(10 * 60_000);
    expect(await change(cpf, newer)).toMatchObject(wrong);
  });

  test('D-26 five wrong tries sent together do not slip past the count', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const code = await askedCode(cpf);
    await Promise.all(Array.from({ length: 6 }, () => change(cpf, other(code))));
    expect(await change(cpf, code)).toMatchObject(wrong);
  });

  test('D-26 is kept as a hash alone', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const code = await askedCode(cpf);
    const { rows } = await server.database.asOwner((client) => client.query('select * from client_password_codes'));
    expect(rows.map((row) => row.code_hash.includes('$argon2id$') && row.code_hash !== code)).not.toContain(false);
  });

  test('an unknown CPF and no code at all are answered alike; a CPF is one of this company', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    address++;
    expect(await change(cpf, 'AAAA')).toMatchObject(wrong);
    expect(await change(newCpf(), 'AAAA')).toMatchObject(wrong);
    const elsewhere = await post('/auth/client/password', { cpf, code: 'AAAA', password: 'Nova@2026' }, 'nada.test');
    expect(elsewhere).toMatchObject({ status: 403, body: { code: 'unknown_host' } });
  });

  test('a code that is not sent, and a password that breaks the rule, stand beside their fields', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const code = await askedCode(cpf);
    const { status, body } = await change(cpf, '', 'curta');
    expect([status, body.issues]).toEqual([
      400,
      [
        { path: 'code', message: 'Informe o código' },
        { path: 'password', message: 'A senha deve ter ao menos 6 caracteres' },
      ],
    ]);
    expect((await change(cpf, code)).status).toBe(200);
  });

  test('codes are sent five times an hour at the most; guessing ends in a 429', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    address++;
    for (let i = 0; i < 7; i++) await forgot(cpf);
    expect(await deliverMessages(server)).toHaveLength(5);
    for (let i = 0; i < 10; i++) await change(cpf, '!!!!');
    expect((await change(cpf, '!!!!')).status).toBe(429);
  });
});
