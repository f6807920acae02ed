import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointUrl } from './endpoint-url.ts';
import { addTenant, addUser, as, callerWith, startTestServer, type TestServer, type TestUser } from './harness.ts';
import { loadEndpoints } from './load-endpoints.ts';

const calls = await loadEndpoints();
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

describe('calls without a session', { tags: ['F-117', 'F-485', 'I-272'] }, () => {
  it('are allowed at these endpoints only', () => {
    expect(open.map(([name]) => name).sort()).toEqual([
      'agreement-links.ask',
      'boletos.receiveNotice',
      'client-codes.listChannels',
      'client-codes.request',
      'client-codes.signIn',
      'draft-links.read',
      'evidence.verify',
      'invitations.accept',
      'invitations.read',
      'leads.create',
      'oidc.finish',
      'oidc.providers',
      'oidc.start',
      'passwords.clientChange',
      'passwords.clientForgot',
      'passwords.forgot',
      'passwords.readLink',
      'passwords.reset',
      'second-factor.answer',
      'session.login',
      'session.loginClient',
      'support.report',
      'tenants.branding',
      'tenants.manifest',
    ]);
    expect(closed.length).toBeGreaterThan(10);
  });

  it('reach a route for every declared endpoint', () => {
    const missing = Object.entries(calls).filter(
      ([, { method, path }]) => !server.app.hasRoute({ method, url: `/api${path}` }),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it.each(closed)('are refused by %s before it parses the request', async (_, call) => {
    const tokens = ['', randomBytes(32).toString('base64url'), 'curto', "' or 1=1 --"];
    for (const token of tokens) {
      const { status, body } = await callerWith(server, token).try(call, { body: { qualquer: 'coisa' } });
      expect([token, status, body]).toEqual([token, 401, refusalOf(call)]);
    }
  });

  it.each(closed)('are refused by %s with a token outside the authorization header', async (_, call) => {
    const { token } = await as(server, person);
    const url = `${endpointUrl(call)}?access_token=${token}&token=${token}`;
    const cookie = `access_token=${token}; token=${token}`;
    for (const headers of [{ cookie }, { authorization: token }, { authorization: `Basic ${token}` }]) {
      const reply = await server.app.inject({ method: call.method, url, headers });
      expect([reply.statusCode, reply.json()]).toEqual([401, refusalOf(call)]);
    }
  });

  it.each(closed.filter(([, call]) => call.method === 'GET'))('are refused by %s with HEAD too', async (_, call) => {
    const reply = await server.app.inject({ method: 'HEAD', url: endpointUrl(call) });
    expect(reply.statusCode).toBe(401);
  });
});
