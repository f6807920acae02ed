import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

const metricsToken = 'a-token-of-the-monitoring-system';
let server: TestServer;
let answers: () => Promise<unknown>;
const stop = new AbortController();

beforeAll(async () => {
  server = await startTestServer({ readiness: [() => answers()], metricsToken, stopping: stop.signal });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ url, headers, remoteAddress });

describe('health and readiness', () => {
  it('are public', async () => {
    answers = async () => {};
    for (const url of ['/api/health', '/api/ready']) {
      const reply = await get(url, {}, '203.0.113.7');
      expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  it('report 503 on /ready without details while a component fails, and stay healthy', async () => {
    answers = () => Promise.reject(new Error('secret detail'));
    const reply = await get('/api/ready');
    expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'unavailable' }]);
    expect((await get('/api/health')).statusCode).toBe(200);
  });
});

describe('metrics', () => {
  it('are labelled by route, never by URL', async () => {
    await get('/api/clients/11222333000181');
    const reply = await get('/api/metrics');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(reply.body).toContain('route="/api/clients/:cnpjcpf",status="401"');
    expect(reply.body).not.toContain('11222333000181');
  });

  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('are served to %s', async (address) => {
    expect((await get('/api/metrics', {}, address)).statusCode).toBe(200);
  });

  it.each(['localhost:3000', 'LOCALHOST', 'kairos.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'are served under the name %s of this machine',
    async (host) => {
      expect((await get('/api/metrics', { host })).statusCode).toBe(200);
    },
  );

  it.each(['rebind.test', 'localhost.rebind.test', '127.0.0.1.rebind.test', 'xlocalhost', '10.0.0.5:3000'])(
    'return 404 under the foreign name %j, which may resolve to this machine',
    async (host) => {
      const reply = await get('/api/metrics', { host });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    },
  );

  it.each([
    ['another machine', {}, '203.0.113.7'],
    ['another machine, by IPv6', {}, '2001:db8::1'],
    ['a forwarded request', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['one forwarded by host alone', { 'x-forwarded-host': 'restitui.test' }, '127.0.0.1'],
    ['one forwarded by the standard', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
  ])('return 404 for %s', async (_, headers, address) => {
    const reply = await get('/api/metrics', headers, address);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });

  it('are served from anywhere to the holder of the token', async () => {
    const authorization = `Bearer ${metricsToken}`;
    expect((await get('/api/metrics', { authorization }, '203.0.113.7')).statusCode).toBe(200);
  });

  it.each([`Bearer ${metricsToken}x`, `Bearer ${metricsToken.slice(1)}`, 'Bearer', '', `Basic ${metricsToken}`])(
    'return 404 elsewhere for the authorization %j',
    async (authorization) => {
      expect((await get('/api/metrics', { authorization }, '203.0.113.7')).statusCode).toBe(404);
    },
  );
});

describe('the id of a request', () => {
  it('is sent with every reply, and is new each time', async () => {
    const ids = [await get('/api/health'), await get('/api/nothing')].map(({ headers }) => headers['x-request-id']);
    expect(ids).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)]);
    expect(new Set(ids).size).toBe(2);
  });

  it('does not come from a caller while no proxy is trusted', async () => {
    const reply = await get('/api/health', { 'x-request-id': 'chosen-by-the-caller' });
    expect(reply.headers['x-request-id']).not.toBe('chosen-by-the-caller');
  });
});

describe('a process that stops', () => {
  it('is not ready, still answers, and closes its connections', async () => {
    answers = async () => {};
    expect((await get('/api/health')).headers.connection).not.toBe('close');
    stop.abort();
    const ready = await get('/api/ready');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping' }]);
    const healthy = await get('/api/health');
    expect([healthy.statusCode, healthy.headers.connection]).toEqual([200, 'close']);
  });
});
