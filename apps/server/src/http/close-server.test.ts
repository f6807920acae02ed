import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeServer } from './close-server.ts';
import { listeningPort } from './listening-port.ts';

it('does not wait for a request whose body never ends', async () => {
  const app = fastify();
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  app.addHook('onRequest', async () => begun());
  app.post('/', async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });

  const socket = connect(listeningPort(app.server), '127.0.0.1');
  const cut = once(socket, 'close');
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"half":');
  await isBegun;
  await closeServer(app, 50);
  await cut;
  expect(app.server.listening).toBe(false);
});
