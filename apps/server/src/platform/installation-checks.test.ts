import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { manualClock } from '../../test/manual-clock.ts';
import { createInstallationChecks } from './installation-checks.ts';

const files = { check: async () => {} };

it('connects to each service once a minute', async () => {
  let connections = 0;
  const service = createServer((socket) => {
    connections++;
    socket.end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as { port: number };
  const clock = manualClock();
  const named = { setting: 'SMTP_URL', host: '127.0.0.1', port };
  const { reachServices } = createInstallationChecks({ version: 'x', services: [named], files, clock });
  expect(await reachServices()).toEqual([{ ...named, problem: undefined }]);
  clock.move(59_000);
  await reachServices();
  expect(connections).toBe(1);
  clock.move(1_000);
  await reachServices();
  expect(connections).toBe(2);
  service.close();
});

it.each([
  ['nothing while the storage answers', async () => {}, null],
  ['the code of its failure', async () => Promise.reject(Object.assign(new Error('x'), { code: 'EACCES' })), 'EACCES'],
  ['that it does not answer', async () => Promise.reject(new Error('/srv/files is not there')), 'sem resposta'],
])('reports %s', async (_, check, problem) => {
  const checks = createInstallationChecks({ version: 'x', services: [], files: { check }, clock: manualClock() });
  expect(await checks.storageProblem()).toBe(problem);
});
