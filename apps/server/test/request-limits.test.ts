import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { anonymousBody, bodyLimitsOf } from '@restitui/domain/wire/body-limits.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putBoletoNotice } from '../src/features/billing/boletos/boleto-notices.repository.ts';
import { hashNoticeToken } from '../src/features/billing/boletos/notice-token.rules.ts';
import { listeningPort } from '../src/http/listening-port.ts';
import { endpointUrl } from './endpoint-url.ts';
import { addTenant, addUser, as, startTestServer, type TestServer } from './harness.ts';
import { loadEndpoints } from './load-endpoints.ts';
import { addOwner, asClient } from './owners.ts';

const calls = Object.entries(await loadEndpoints());
const withBody = calls.filter(([, { method }]) => method !== 'GET');
const openToAll = withBody.filter(([, { session }]) => session === 'public' || session === 'open');
const inSession = withBody.filter(([, { session }]) => session !== 'public');
const json = { 'content-type': 'application/json' };

let server: TestServer;
let home: TenantId;
let staff: string;
let client: string;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server, { isProvider: true });
  staff = (await as(server, await addUser(server, { id_tenant: home, typeUser: 'ADMIN' }))).token;
  client = (await asClient(server, await addOwner(server, { id_tenant: home }))).token;
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** JSON of exactly so many bytes. */
const jsonOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

async function send(endpoint: Endpoint, payload: string | Buffer, headers: Record<string, string> = {}) {
  const { method } = endpoint;
  const reply = await server.app.inject({
    method,
    url: endpointUrl(endpoint),
    payload,
    headers: { ...json, ...headers },
  });
  return { status: reply.statusCode, body: reply.json() as { code: string; message: string } };
}

const tokenFor = ({ session }: Endpoint) => ({ authorization: `Bearer ${session === 'client' ? client : staff}` });
const invalidToken = { authorization: `Bearer ${'x'.repeat(43)}` };

describe('a body without a session', () => {
  it.each(openToAll)('has at most 64 kB for %s', async (_, endpoint) => {
    for (const headers of [{}, invalidToken]) {
      const { status, body } = await send(endpoint, jsonOf(64 * 1024 + 1), headers);
      expect([status, body.code]).toEqual([413, 'too_large']);
      expect(body.message).toContain('64 kB');
      expect((await send(endpoint, jsonOf(64 * 1024), headers)).status).not.toBe(413);
    }
  });

  it.each(openToAll)('has at most 32 levels for %s', async (_, endpoint) => {
    const { status, body } = await send(endpoint, nested(33));
    expect([status, body.code]).toEqual([400, 'too_deep']);
    expect((await send(endpoint, nested(32))).body.code).not.toBe('too_deep');
  });

  it.each(openToAll)('has at most 5,000 fields and items for %s', async (_, endpoint) => {
    const { status, body } = await send(endpoint, `[${'1,'.repeat(5_000)}1]`);
    expect([status, body.code]).toEqual([400, 'too_many_values']);
  });

  it('is refused unread by every call that needs a session', async () => {
    for (const [name, endpoint] of inSession.filter(([, { session }]) => session !== 'open')) {
      const { status } = await send(endpoint, jsonOf(5_000_000), invalidToken);
      expect([name, status]).toEqual([name, 401]);
    }
  });
});

describe('a notice of the bank', () => {
  const token = 't'.repeat(43);
  const notice = async (bytes: number, to = token) => {
    const body = [{ codigoSolicitacao: 'x', detalhe: '' }];
    const payload = JSON.stringify([{ ...body[0], detalhe: 'x'.repeat(bytes - JSON.stringify(body).length) }]);
    const reply = await server.app.inject({ method: 'POST', url: `/api/boletos/aviso/${to}`, payload, headers: json });
    return [reply.statusCode, reply.json().code];
  };

  beforeAll(() =>
    server.inTenant(home, (db) =>
      putBoletoNotice(db, { id_tenant: home, token_hash: hashNoticeToken(token), createdDate: '2026-11-20' }),
    ),
  );

  it('has at most 256 kB at an address that was given to the bank', async () => {
    expect(await notice(256 * 1024)).toEqual([200, undefined]);
    expect(await notice(256 * 1024 + 1)).toEqual([413, 'too_large']);
  });

  it('has the limits of any other caller at an unknown address', async () => {
    expect(await notice(64 * 1024, 'desconhecido')).toEqual([404, 'boleto_notice_unknown']);
    expect(await notice(64 * 1024 + 1, 'desconhecido')).toEqual([413, 'too_large']);
  });
});

describe('a body with a session', () => {
  it.each(inSession)('has the limits that %s declares', async (_, endpoint) => {
    const { bytes, depth, members } = bodyLimitsOf(endpoint, true);
    const token = tokenFor(endpoint);
    expect((await send(endpoint, jsonOf(bytes + 1), token)).body.code).toBe('too_large');
    expect((await send(endpoint, nested(depth + 1), token)).body.code).toBe('too_deep');
    expect((await send(endpoint, `[${'1,'.repeat(members)}1]`, token)).body.code).toBe('too_many_values');
  });

  it('is never more limited by default than one without a session', () => {
    const byDefault = bodyLimitsOf({}, true);
    for (const [name, limit] of Object.entries(anonymousBody)) {
      expect(byDefault[name as keyof typeof byDefault]).toBeGreaterThanOrEqual(limit);
    }
    expect(bodyLimitsOf({ bodyLimit: 10 ** 9, depth: 99, members: 10 ** 9 }, false)).toEqual(anonymousBody);
    expect(bodyLimitsOf({ bodyLimit: 100, depth: 2, members: 3 }, false)).toEqual({ bytes: 100, depth: 2, members: 3 });
  });
});

describe('what is malformed', () => {
  const login = '/api/auth/login';
  const account = (email: string) => `{"email":${email},"password":"x"}`;
  const post = async (payload: string | Buffer, headers: Record<string, string> = json, url = login) => {
    const reply = await server.app.inject({ method: 'POST', url, payload, headers });
    return { status: reply.statusCode, ...(reply.json() as { code: string; message: string }) };
  };

  it.each<[string, string | Buffer]>([
    ['invalid UTF-8', Buffer.from(account('"é"'), 'latin1')],
    ['a NUL', account('"a\\u0000b"')],
    ['a lone surrogate', account('"a\\ud800b"')],
    ['a NUL in a key', '{"a\\u0000":1}'],
    ['a poisoned prototype', '{"__proto__":{"a":1},"email":"a"}'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"a":1}},"email":"a"}'],
    ['a number beyond all', account('1e999')],
    ['NaN', account('NaN')],
    ['an incomplete text', '{"email":"a'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('is refused: %s', async (_, payload) => {
    const { status, code, message } = await post(payload);
    expect([status, /^(invalid_input|malformed_text)$/.test(code)]).toEqual([400, true]);
    expect(message).toMatch(/[a-z]/);
  });

  it('takes the last of two equal keys', async () => {
    const { status, code } = await post('{"email":1,"email":"nobody@pessoa.test","password":"x"}');
    expect([status, code]).not.toEqual([400, 'invalid_input']);
    expect(status).toBeLessThan(500);
  });

  it.each([
    ['another type', { 'content-type': 'application/xml' }],
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['no known type', { 'content-type': ';;;' }],
    ['a form with files and no boundary', { 'content-type': 'multipart/form-data' }],
  ])('is refused: %s', async (_, headers) => {
    expect((await post('{"email":"a","password":"x"}', headers)).status).toBe(400);
  });

  it('is refused when compressed', async () => {
    expect(await post('x', { ...json, 'content-encoding': 'gzip' })).toMatchObject({
      status: 415,
      code: 'encoding_unsupported',
    });
    expect((await post('{}', { ...json, 'content-encoding': 'identity' })).status).toBe(400);
  });

  it.each([
    ['a long address', `/api/auth/login?${'a'.repeat(9_000)}`, {}, wireErrors.url_too_long],
    ['many fields in the query', `/api/auth/login?${'a=1&'.repeat(101)}`, {}, wireErrors.too_many_values],
    [
      'many headers',
      '/api/auth/login',
      Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`x-${i}`, '1'])),
      wireErrors.headers_too_large,
    ],
  ])('is refused: %s', async (_, url, headers, { status, code, message }) => {
    const reply = await server.app.inject({ url, headers });
    expect([reply.statusCode, reply.json()]).toEqual([status, { code, message }]);
  });
});

/** Sends bytes as they are and returns the whole reply. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(listeningPort(server.app.server), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes);
  return text(socket).catch(() => '');
}

describe('over a real connection', () => {
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\n';

  it.each([
    ['headers of more than 16 kB', `GET / HTTP/1.1\r\nHost: a\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['what is no HTTP', 'olá\r\n\r\n', 400],
    ['a header with a NUL', 'GET / HTTP/1.1\r\nHost: a\r\nx-a: a\0b\r\n\r\n', 400],
    ['two lengths', `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
    ['a negative length', `${head}Content-Length: -1\r\n\r\n`, 400],
    ['a chunk without a size', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
  ])('%s is refused in Portuguese', async (_, bytes, status) => {
    const reply = await sendRaw(bytes);
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const { code, message } = JSON.parse(reply.slice(reply.indexOf('{'))) as { code: string; message: string };
    expect(Object.values(wireErrors)).toContainEqual({ code, message, status });
  });

  it('a body of megabytes gets its refusal before it has arrived', async () => {
    const reply = await sendRaw(`${head}Content-Length: 4800000\r\n\r\n${'['.repeat(100_000)}`);
    expect(reply).toMatch(/^HTTP\/1.1 413 /);
    expect(reply).toContain('64 kB');
  });

  it('a body in chunks is refused as soon as it passes the limit', async () => {
    const chunk = `8000\r\n${'['.repeat(0x8000)}\r\n`;
    expect(await sendRaw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`)).toMatch(/^HTTP\/1.1 413 /);
  });

  it('waits neither for headers nor for a body without end', () => {
    const { requestTimeout, headersTimeout } = server.app.server;
    expect(headersTimeout).toBe(30_000);
    expect(requestTimeout).toBe(2 * 60 * 60 * 1000);
  });
});
