import { randomBytes } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointUrl } from './endpoint-url.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from './harness.ts';
import { loadEndpoints } from './load-endpoints.ts';
import { addOwner, asClient } from './owners.ts';

const calls = await loadEndpoints();

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

describe('the OpenAPI document', { tags: ['D-16'] }, () => {
  it('lists every endpoint under one base, with its response and its security', {
    tags: ['F-431', 'F-481', 'I-266'],
  }, async () => {
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

  it('lists the files and fields of an upload', async () => {
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

  it('is readable at /api/docs', async () => {
    const reply = await server.app.inject({ url: '/api/docs/' });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  });
});

describe('requests that cannot be answered', { tags: ['D-15'] }, () => {
  const invalid = { code: 'invalid_input', message: 'Verifique os campos informados.' };
  const missing = { code: 'not_found', message: 'Não encontrado.' };

  it.each(['/api', '/api/nada', '/api/clients/1/2/3', '/api/auth/login', '/nada.js'])(
    'return 404 in JSON for %s',
    async (url) => {
      expect(await get(url)).toMatchObject({ status: 404, body: missing });
    },
  );

  it.each(['{"email":', '[1,', 'texto', '"\\u', ''])('return 400 for malformed JSON (%j)', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await server.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining(invalid)]);
  });

  it.each([
    ['a type of body that nobody reads', { 'content-type': 'application/xml' }, '<a/>'],
    ['a list instead of fields', { 'content-type': 'application/json' }, '[]'],
    ['null instead of fields', { 'content-type': 'application/json' }, 'null'],
    ['a poisoned prototype', { 'content-type': 'application/json' }, '{"__proto__":{"a":1},"email":"a"}'],
  ])('return 400 for %s', async (_, headers, payload) => {
    const reply = await server.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining(invalid)]);
  });

  it('return 413 for an oversized body', async () => {
    const payload = { email: 'a'.repeat(6_000_000), password: 'x' };
    const reply = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_large']);
  });

  it.each(['/api/user/%ZZ', '/api/user/%C3%28', '/api/user/%', `/api/user/${'a'.repeat(300)}`])(
    'return 400 in Portuguese for the undecodable path %s',
    async (url) => {
      expect(await get(url, authorization())).toMatchObject({ status: 400, body: invalid });
    },
  );

  it('name the invalid field in Portuguese', async () => {
    const { body } = await get(`/api/clients/tenant/${home}?page=um&pageSize=0`, authorization());
    expect(body).toMatchObject({ ...invalid, issues: [{ path: 'page' }, { path: 'pageSize' }] });
    for (const { message } of body.issues) expect(message).toMatch(/^(Informe|Use|Escolha|Campo|O) [a-zà-ú]/);
  });
});

describe('NUL characters', () => {
  const closed = Object.entries(calls).filter(([, call]) => call.params || call.body);
  const filled = (names: string[], value: string) => Object.fromEntries(names.map((name) => [name, value]));

  it.each(closed)('make %s answer 400 or 404, never 500', async (_, call: Endpoint) => {
    const params = filled(
      [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
      'a\0b',
    );
    const fields = Object.keys((call.body as { shape?: object } | undefined)?.shape ?? {});
    const caller = call.session === 'client' ? client : admin;
    const reply = await caller.try(call, { params, body: call.body && filled(fields, 'a\0b') });
    expect([400, 404]).toContain(reply.status);
    expect(reply.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('are not confused with an escaped backslash', async () => {
    const body = { id_apuracao: '\\u0000', competencia: '05/2025', valor: 1, motivo: 'Teste' };
    const reply = await admin.try(calls['simples-analysis.updateTotal'] as Endpoint, { body });
    expect(reply).toMatchObject({ status: 404, body: { code: 'assessment_not_found' } });
  });
});

describe('an internal error', () => {
  it('returns 500 without details', async () => {
    const broken = await startTestServer();
    const id_tenant = await addTenant(broken);
    const { token } = await as(broken, await addUser(broken, { id_tenant }));
    await broken.database.asOwner((client) => client.query('alter table clients rename to secret_name'));
    const headers = { authorization: `Bearer ${token}` };
    const reply = await broken.app.inject({ url: `/api/clients/tenant/${id_tenant}`, headers });
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { code: 'unexpected', message: 'Ocorreu um erro desconhecido', requestId: reply.headers['x-request-id'] },
    ]);
    await broken.close();
  });
});

describe('every endpoint', () => {
  it.each(Object.entries(calls))('%s answers JSON with security headers', async (_, call) => {
    const token = randomBytes(32).toString('base64url');
    const headers = { authorization: `Bearer ${token}` };
    const reply = await server.app.inject({ method: call.method, url: endpointUrl(call), headers });
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
  });
});
