import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from './call-address.ts';
import { loadCalls } from './call-tables.ts';
import { addTenant, addUser, as, callerWith, startTestServer, type TestServer, type TestUser } from './harness.ts';

const calls = await loadCalls();
const open = Object.entries(calls).filter(([, call]) => call.session === 'public');
const closed = Object.entries(calls).filter(([, call]) => call.session !== 'public');
const words = 'Usuário não autenticado';
const refusalOf = ({ failureIn }: Endpoint) => ({
  code: 'not_signed_in',
  message: words,
  ...(failureIn && { [failureIn]: words }),
});

let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  person = await addUser(server, { id_tenant: await addTenant(server, { isProvider: true }), typeUser: 'ADMIN' });
});
afterAll(() => server.close());

describe('F-117 F-485 I-272 strangers', () => {
  test('meet a closed door at every call but these', () => {
    expect(open.map(([name]) => name)).toEqual([
      'agreement-links.ask',
      'draft-links.read',
      'boletos.receiveNotice',
      'evidence.verify',
      'leads.create',
      'passwords.forgot',
      'passwords.reset',
      'passwords.clientForgot',
      'passwords.clientChange',
      'session.login',
      'session.loginClient',
      'support.report',
      'tenants.branding',
      'tenants.manifest',
    ]);
    expect(closed.length).toBeGreaterThan(10);
  });

  test('every table of calls is served: no call is unknown to the server', () => {
    const missing = Object.entries(calls).filter(
      ([, { method, path }]) => !server.app.hasRoute({ method, url: `/api${path}` }),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  test.each(closed)('%s refuses them before it looks at what they send', async (_, call) => {
    const tokens = ['', randomBytes(32).toString('base64url'), 'curto', "' or 1=1 --"];
    for (const token of tokens) {
      const { status, body } = await callerWith(server, token).try(call, { body: { qualquer: 'coisa' } } as never);
      expect([token, status, body]).toEqual([token, 401, refusalOf(call)]);
    }
  });

  test.each(closed)('%s takes a token from nowhere but the header', async (_, call) => {
    const { token } = await as(server, person);
    const url = `${addressOf(call)}?access_token=${token}&token=${token}`;
    const cookie = `access_token=${token}; token=${token}`;
    for (const headers of [{ cookie }, { authorization: token }, { authorization: `Basic ${token}` }]) {
      const reply = await server.app.inject({ method: call.method, url, headers });
      expect([reply.statusCode, reply.json()]).toEqual([401, refusalOf(call)]);
    }
  });

  test.each(closed.filter(([, call]) => call.method === 'GET'))('%s refuses HEAD as well', async (_, call) => {
    const reply = await server.app.inject({ method: 'HEAD', url: addressOf(call) });
    expect(reply.statusCode).toBe(401);
  });
});
