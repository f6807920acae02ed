import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkListenAddress } from './check-listen-address.ts';
import { listeningPort } from './listening-port.ts';

it('rejects while another server listens on the address, and leaves a free address free', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const place = { host: '127.0.0.1', port: listeningPort(taken) };
  await expect(checkListenAddress(place)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  taken.close();
  await once(taken, 'close');
  await checkListenAddress(place);
  await checkListenAddress(place);
});

it('rejects an address that does not belong to this machine', async () => {
  await expect(checkListenAddress({ host: '192.0.2.1', port: 0 })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
