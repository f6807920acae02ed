import { randomBytes } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from './call-address.ts';
import { loadCalls } from './call-tables.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from './harness.ts';
import { addOwner, asClient } from './owners.ts';

const calls = await loadCalls();

let server: TestServer;
let home: TenantId;
let admin: Caller;
let client: Caller;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server, { isProvider: true });
  admin = await as(server, await addUser(server, { id_tenant: home, typeUser: 'ADMIN', typeCargo: 'CEO' }));
  client = await asClient(server, await addOwner(server, { id_tenant: home }));
});
afterAll(() => server.close());

const authorization = () => ({ authorization: `Bearer ${admin.token}` });

async function get(url: string, headers: Record<string, string> = {}) {
  const reply = await server.app.inject({ url, headers });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

describe('D-16 the description of the calls', () => {
  test('F-431 F-481 I-266 lists every call under one base, with its answer and who may call', async () => {
    const { status, body } = await get('/api/openapi.json');
    expect(status).toBe(200);
    expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
    const listed = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = Object.values(calls).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(listed.sort()).toEqual(declared.sort());
    for (const { method, path, status: success = 200, session } of Object.values(calls)) {
      const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      expect(Object.keys(operation.responses)).toEqual([String(success)]);
      expect(operation.summary).toEqual(expect.any(String));
      expect(operation.security).toEqual(session === 'public' ? [] : undefined);
    }
  });

  test('tells the files and fields of a call with files', async () => {
    const { body } = await get('/api/openapi.json');
    const { content } = body.paths['/microservices/xml/simples-nacional'].post.requestBody;
    const file = { type: 'string', format: 'binary' };
    expect(content['multipart/form-data'].schema.properties).toMatchObject({
      ...{ xml: file, pgdas: file },
      ...{ cnpj: { type: 'string' }, id_apuracao: { type: 'string' } },
    });
    const withFiles = Object.values(calls).filter(({ files }) => files);
    for (const { method, path, files = {} } of withFiles) {
      const { requestBody } = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      const told = Object.keys(requestBody.content['multipart/form-data'].schema.properties);
      expect(told).toEqual(expect.arrayContaining(Object.keys(files)));
    }
  });

  test('can be read at /api/docs', async () => {
    const reply = await server.app.inject({ url: '/api/docs/' });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  });
});

describe('D-15 what cannot be answered', () => {
  const invalid = { code: 'invalid_input', message: 'Verifique os campos informados.' };
  const missing = { code: 'not_found', message: 'Não encontrado.' };

  test.each(['/api', '/api/nada', '/api/clients/1/2/3', '/api/auth/login', '/nada.js'])(
    '%s is a 404 in JSON',
    async (url) => {
      expect(await get(url)).toMatchObject({ status: 404, body: missing });
    },
  );

  test.each(['{"email":', '[1,', 'texto', '"\\u', ''])('JSON that is none (%j) is a 400', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await server.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining(invalid)]);
  });

  test.each([
    ['a type of body that nobody reads', { 'content-type': 'application/xml' }, '<a/>'],
    ['a list instead of fields', { 'content-type': 'application/json' }, '[]'],
    ['null instead of fields', { 'content-type': 'application/json' }, 'null'],
    ['a poisoned prototype', { 'content-type': 'application/json' }, '{"__proto__":{"a":1},"email":"a"}'],
  ])('%s is a 400', async (_, headers, payload) => {
    const reply = await server.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining(invalid)]);
  });

  test('a body beyond all measure is a 413', async () => {
    const payload = { email: 'a'.repeat(6_000_000), password: 'x' };
    const reply = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_large']);
  });

  test.each(['/api/user/%ZZ', '/api/user/%C3%28', '/api/user/%', `/api/user/${'a'.repeat(300)}`])(
    'the unusable address %s is a 400 in our words',
    async (url) => {
      expect(await get(url, authorization())).toMatchObject({ status: 400, body: invalid });
    },
  );

  test('an issue names its field, in Portuguese', async () => {
    const { body } = await get(`/api/clients/tenant/${home}?page=um&pageSize=0`, authorization());
    expect(body).toMatchObject({ ...invalid, issues: [{ path: 'page' }, { path: 'pageSize' }] });
    for (const { message } of body.issues) expect(message).toMatch(/^(Informe|Use|Escolha|Campo|O) [a-zà-ú]/);
  });
});

describe('NUL characters', () => {
  const closed = Object.entries(calls).filter(([, call]) => call.params || call.body);
  const filled = (names: string[], value: string) => Object.fromEntries(names.map((name) => [name, value]));

  test.each(closed)('%s answers 400 or 404, never with an error of its own', async (_, call: Endpoint) => {
    const params = filled(
      [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
      'a\0b',
    );
    const fields = Object.keys((call.body as { shape?: object } | undefined)?.shape ?? {});
    const caller = call.session === 'client' ? client : admin;
    const reply = await caller.try(call, { params, body: call.body && filled(fields, 'a\0b') } as never);
    expect([400, 404]).toContain(reply.status);
    expect(reply.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  test('what only looks like one is text', async () => {
    const body = { id_apuracao: '\\u0000', competencia: '05/2025', valor: 1 };
    const reply = await admin.try(calls['simples-analysis.updateTotal'] as Endpoint, { body } as never);
    expect(reply).toMatchObject({ status: 404, body: { code: 'assessment_not_found' } });
  });
});

describe('an error of our own', () => {
  test('is a 500 that tells nothing of it', async () => {
    const broken = await startTestServer();
    const id_tenant = await addTenant(broken);
    const { token } = await as(broken, await addUser(broken, { id_tenant }));
    await broken.database.asOwner((client) => client.query('alter table clients rename to secret_name'));
    const headers = { authorization: `Bearer ${token}` };
    const reply = await broken.app.inject({ url: `/api/clients/tenant/${id_tenant}`, headers });
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { code: 'unexpected', message: 'Ocorreu um erro desconhecido' },
    ]);
    await broken.close();
  });
});

describe('every address', () => {
  test.each(Object.entries(calls))('%s answers JSON with the headers that guard the browser', async (_, call) => {
    const token = randomBytes(32).toString('base64url');
    const headers = { authorization: `Bearer ${token}` };
    const reply = await server.app.inject({ method: call.method, url: addressOf(call), headers });
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
  });
});
