import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeServer } from './close-server.ts';

test('a request that is never sent to its end does not hold the server up', async () => {
  const app = fastify();
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  app.addHook('onRequest', async () => begun());
  app.post('/', async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });

  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const cut = once(socket, 'close');
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"half":');
  await isBegun;
  await closeServer(app, 50);
  await cut;
  expect(app.server.listening).toBe(false);
});
