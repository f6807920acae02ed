import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

const messages = [
  {
    channel: 'email',
    to: 'ana@casa.test',
    subject: 'Nova <senha>',
    text: 'Abra http://casa.localhost:3000/reset-password?token=a&b',
    html: '<p>Oi</p>',
    at: '2026-11-20T12:00:00.000Z',
  },
  {
    channel: 'whatsapp',
    to: '62999990000',
    subject: 'Código',
    text: 'A1B2',
    html: null,
    at: '2026-11-20T11:00:00.000Z',
  },
];

let server: TestServer;
let closed: TestServer;

beforeAll(async () => {
  server = await startTestServer({ outbox: async () => messages });
  closed = await startTestServer();
});
afterAll(() => Promise.all([server.close(), closed.close()]));

const get = (of: TestServer, url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  of.app.inject({ url, headers, remoteAddress });

describe('the outbox of a demonstration', () => {
  it('is served as JSON', async () => {
    const reply = await get(server, '/api/dev/outbox');
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: messages }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is an HTML page with escaped content', async () => {
    const { statusCode, headers, body } = await get(server, '/dev/outbox', {}, '::1');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('Nova &#60;senha&#62;');
    expect(body).toContain('href="http://casa.localhost:3000/reset-password?token=a&#38;b"');
  });

  it.each(['/api/dev/outbox', '/dev/outbox'])(
    'returns 404 at %s without a demonstration and for remote callers',
    async (url) => {
      const missing = { code: 'not_found', message: 'Não encontrado.' };
      const replies = [
        await get(closed, url),
        await get(server, url, {}, '203.0.113.7'),
        await get(server, url, { 'x-forwarded-for': '127.0.0.1' }),
        await get(server, url, { forwarded: 'for=127.0.0.1' }),
        await get(server, url, { 'x-real-ip': '127.0.0.1' }),
        await get(server, url, { via: '1.1 proxy' }),
        await get(server, url, { host: 'rebind.test' }),
        await get(server, url, { host: 'localhost.rebind.test:3000' }),
      ];
      for (const reply of replies) expect([reply.statusCode, reply.json()]).toEqual([404, missing]);
    },
  );
});
