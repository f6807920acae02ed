import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { tryAddress } from './try-address.ts';

test('fails as listening does while somebody listens there, and leaves a free address free', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const place = { host: '127.0.0.1', port: (taken.address() as AddressInfo).port };
  await expect(tryAddress(place)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  taken.close();
  await once(taken, 'close');
  await tryAddress(place);
  await tryAddress(place);
});

test('fails for an address that is not of this machine', async () => {
  await expect(tryAddress({ host: '192.0.2.1', port: 0 })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
