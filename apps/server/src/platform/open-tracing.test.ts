import { globSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { tagsApi } from '@restitui/domain/crm/tags/tags.api.ts';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addClient } from '../../test/clients.ts';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../test/harness.ts';
import { type ExportedSpan, startTraceCollector, type TraceCollector } from '../../test/trace-collector.ts';
import { withoutTenant } from '../db/tenant-scope.ts';
import { traceRequests } from '../http/trace-requests.ts';
import { startFairWorker } from './fair-worker.ts';
import { openTracing } from './open-tracing.ts';
import { inSpan, traceFields } from './tracing.ts';

let server: TestServer;
let collector: TraceCollector;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  collector = await startTraceCollector();
  const settings = { url: `${collector.url}/v1/traces`, headers: { 'x-key': 'k' }, serviceName: 'restitui', ratio: 1 };
  close = openTracing(settings, { version: '1.2.3', kind: 'web' });
});
afterEach(async () => {
  await close();
  await collector.close();
});

/** Ends the export and returns what arrived. */
async function exported(): Promise<ExportedSpan[]> {
  await close();
  return collector.spans();
}

const childrenOf = (spans: readonly ExportedSpan[], { spanId, traceId }: ExportedSpan) =>
  spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId);

/** Returns names and attributes; ids and times are numbers that may contain any other. */
const namesAndAttributes = (spans: readonly ExportedSpan[]) =>
  JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]));

function named(spans: readonly ExportedSpan[], name: string): ExportedSpan {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`No span ${name} among ${spans.map((span) => span.name).join(', ')}.`);
  return found;
}

it('exports requests by route with their transactions, and nothing that names people or companies', async () => {
  const id_tenant = await addTenant(server);
  const user = await addUser(server, { id_tenant, typeCargo: 'CEO' });
  const id_client = await addClient(server, { id_tenant });
  const ceo = await as(server, user);
  const read = await ceo.try(clientsApi.read, { params: { cnpjcpf: id_client } });
  expect(read.status).toBe(200);
  await ceo.call(tagsApi.create, { body: { nome: 'Etiqueta Sigilosa', cor: 'azul' } });

  const spans = await exported();
  const request = named(spans, 'GET /api/clients/:cnpjcpf');
  expect(request).toMatchObject({
    kind: 2,
    attributes: {
      ...{ 'http.request.method': 'GET', 'http.route': '/api/clients/:cnpjcpf', 'http.response.status_code': 200 },
      'restitui.request_id': read.headers['x-request-id'],
    },
  });
  // The body of the second one is read before its transaction begins.
  for (const parent of [request, named(spans, 'POST /api/tags')]) {
    const children = childrenOf(spans, parent);
    expect(children.length).toBeGreaterThan(0);
    for (const child of children) {
      expect(child).toMatchObject({ name: 'transaction', kind: 3, attributes: { 'db.system.name': 'postgresql' } });
    }
  }
  const [sent = ''] = collector.received;
  expect(sent).toMatch(/^\/v1\/traces k\n/);
  expect(sent).toContain('"service.version","value":{"stringValue":"1.2.3"}');
  for (const secret of [id_client, id_tenant, ceo.token, user.email, 'Sigilosa', 'select ', 'insert ']) {
    expect(namesAndAttributes(spans)).not.toContain(secret);
  }
});

it('exports jobs with the calls to other hosts, without their paths', async () => {
  const outside = await startTraceCollector();
  const work = async () => {
    expect(traceFields()).toEqual({ trace_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
    await withoutTenant(server.database.pool, async () => {});
    await fetch(`${outside.url}/cnpj/11222333000181?token=segredo`);
    await new Promise((resolve) => get(`${outside.url}/cep/74000000`, (reply) => reply.resume().once('end', resolve)));
  };
  await runJob(work);
  await runJob(() => Promise.reject(new RangeError('Ana Lima')));
  await outside.close();

  const spans = await exported();
  const [done, failed] = spans.filter(({ name }) => name === 'job send-message');
  expect(done).toMatchObject({ kind: 5, attributes: { 'messaging.destination.name': 'send-message' } });
  const children = childrenOf(spans, done as ExportedSpan).map(({ name, kind }) => [name, kind]);
  expect(children).toEqual([
    ['transaction', 3],
    ['GET 127.0.0.1', 3],
    ['GET 127.0.0.1', 3],
  ]);
  expect(named(spans, 'GET 127.0.0.1').attributes).toEqual({
    ...{ 'http.request.method': 'GET', 'server.address': '127.0.0.1', 'http.response.status_code': 200 },
    'server.port': Number(new URL(outside.url).port),
  });
  expect(failed).toMatchObject({ status: 2, attributes: { 'error.type': 'RangeError' } });
  expect(namesAndAttributes(spans)).not.toMatch(/11222333000181|segredo|74000000|Ana Lima/);
  expect(spans.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

/** Runs one job in a worker and waits until its outcome is recorded. */
function runJob(work: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    let jobs = [{ id: 'job', data: null, retryCount: 0, expireInSeconds: 60, heartbeatSeconds: null }];
    const end = async () => {
      worker.rest();
      resolve();
    };
    const worker = startFairWorker({
      boss: {
        async fetch() {
          const taken = jobs;
          jobs = [];
          return taken;
        },
        touch: async () => {},
        ...{ complete: end, fail: end },
      },
      ...{ queue: 'send-message', slots: 1, pollMilliseconds: 1, mayStart: () => true, work, log: () => {} },
    });
  });
}

it('marks failures by their kind and records no transaction outside a trace', async () => {
  const app = fastify();
  traceRequests(app, { trustsProxy: false });
  app.get('/broken/:id', async () => {
    throw new Error('Ana Lima');
  });
  expect((await app.inject('/broken/7')).statusCode).toBe(500);
  await expect(
    inSpan({ name: 'work', kind: 'client' }, () =>
      Promise.reject(Object.assign(new Error('x'), { code: 'ECONNRESET' })),
    ),
  ).rejects.toThrow('x');
  await withoutTenant(server.database.pool, async () => {});
  const spans = await exported();
  expect(named(spans, 'GET /broken/:id')).toMatchObject({ status: 2, attributes: { 'error.type': '500' } });
  expect(named(spans, 'work').attributes).toEqual({ 'error.type': 'ECONNRESET' });
  expect(spans).toHaveLength(2);
  expect(collector.received.join()).not.toContain('Ana Lima');
});

it.each([
  [true, '4bf92f3577b34da6a3ce929d0e0e4736'],
  [false, expect.not.stringMatching('4bf92f3577b34da6a3ce929d0e0e4736')],
])('continues the trace of a caller when it is a trusted proxy: %s', async (trustsProxy, traceId) => {
  const app = fastify();
  traceRequests(app, { trustsProxy });
  app.get('/', async () => traceFields());
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const reply = await app.inject({ url: '/', headers: { traceparent } });
  expect(reply.json()).toEqual({ trace_id: traceId });
  expect((await app.inject({ url: '/', headers: { traceparent: 'x' } })).statusCode).toBe(200);
});

it('loads the packages of OpenTelemetry only where a collector is named', () => {
  const folder = join(import.meta.dirname, '..');
  const importing = (pattern: RegExp) =>
    globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).filter((file) =>
      pattern.test(readFileSync(join(folder, file), 'utf8')),
    );
  expect(importing(/from '@opentelemetry\//)).toEqual(['platform/open-tracing.ts']);
  expect(importing(/from '[^']*open-tracing\.ts'/)).toEqual([]);
});
