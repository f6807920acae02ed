import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { unwatchedDisk } from '../platform/disk-space.ts';
import { createWorkerApp } from './create-worker-app.ts';

it('refuses the readiness of a worker from the signal to stop on, while it is alive', async () => {
  const stop = new AbortController();
  const app = createWorkerApp({
    ...{ ready: [], disk: unwatchedDisk, registry: new Registry(), stopping: stop.signal },
    ...{ logLevel: 'silent', metricsToken: undefined },
  });
  const read = async (url: string) => {
    const reply = await app.inject(url);
    return [reply.statusCode, reply.json()];
  };
  expect(await read('/api/ready')).toEqual([200, { status: 'ok' }]);
  stop.abort();
  expect(await read('/api/ready')).toEqual([503, { status: 'stopping' }]);
  expect(await read('/api/health')).toEqual([200, { status: 'ok' }]);
  await app.close();
});
