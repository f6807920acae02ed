import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerJsonBody } from './json-body.ts';
import { listeningPort } from './listening-port.ts';

let app: FastifyInstance;
let socket: Socket;

beforeEach(async () => {
  // Sockets have timers of their own, which are not replaced.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app = fastify();
  for (const name of ['found', 'isSessionLate', 'isKnownWebhook', 'unreadable']) app.decorateRequest(name);
  app.addHook('onRequest', async (request) => {
    request.isSessionLate = true;
  });
  registerJsonBody(app);
  app.post('/', async ({ unreadable }, reply) => reply.code(408).send(unreadable?.message));
  await app.listen({ port: 0, host: '127.0.0.1' });
  socket = connect(listeningPort(app.server), '127.0.0.1');
  socket.on('error', () => {});
});
afterEach(async () => {
  vi.useRealTimers();
  socket.destroy();
  await app.close();
});

async function untilTimerIsSet(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
}

it('answers a stalled body whose session is checked afterwards, and then closes the connection', async () => {
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"half":');
  await untilTimerIsSet();
  vi.advanceTimersByTime(60_000);
  await once(socket, 'readable');
  expect(socket.destroyed).toBe(false);

  const reply = text(socket);
  await untilTimerIsSet();
  vi.advanceTimersByTime(5_000);
  expect(await reply).toContain(wireErrors.body_timeout.message);
});
