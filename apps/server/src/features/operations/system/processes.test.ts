import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { manualClock } from '../../../../test/manual-clock.ts';
import { cloneTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../db/open-database.ts';
import { withoutTenant } from '../../../db/tenant-scope.ts';
import type { WithoutTenant } from '../../../kernel/context.ts';
import { startHeartbeat } from './process-heartbeat.service.ts';
import { deleteProcessesSeenBefore, listProcesses, saveProcess } from './processes.repository.ts';
import { warnOfOlderReleases } from './warn-of-older-releases.service.ts';

let database: Database;
let asNobody: WithoutTenant;
beforeAll(async () => {
  database = await cloneTestDatabase();
  asNobody = (work) => withoutTenant(database.pool, work);
});
afterAll(() => database.close());
beforeEach(() => asNobody((db) => deleteProcessesSeenBefore(db, '9999-12-31T00:00:00Z')));

const process = { id: 'p1', kind: 'web', machine: 'm1', version: '0.0.4' } as const;
const list = () => asNobody(listProcesses);

it('lists the process until it ends', async () => {
  const clock = manualClock();
  const log = vi.fn();
  const end = await startHeartbeat({ withoutTenant: asNobody, clock, process, log });
  const startedAt = clock.now().toISOString();
  expect(await list()).toEqual([{ ...process, startedAt, seenAt: startedAt }]);
  await end();
  expect(await list()).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

it('renews the heartbeat and keeps the start', async () => {
  const clock = manualClock();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const end = await startHeartbeat({ withoutTenant: asNobody, clock, process, log: vi.fn() });
    const startedAt = clock.now().toISOString();
    clock.move(15_000);
    vi.advanceTimersByTime(15_000);
    await expect.poll(list).toEqual([{ ...process, startedAt, seenAt: clock.now().toISOString() }]);
    await end();
  } finally {
    vi.useRealTimers();
  }
});

it('removes a process that has been silent for more than a day', async () => {
  const clock = manualClock();
  const seenAt = clock.now().toISOString();
  await asNobody((db) => saveProcess(db, { ...process, id: 'killed', startedAt: seenAt, seenAt }));
  clock.move(24 * 60 * 60_000 + 1);
  const end = await startHeartbeat({ withoutTenant: asNobody, clock, process, log: vi.fn() });
  expect((await list()).map(({ id }) => id)).toEqual(['p1']);
  await end();
});

it('reports an outage once and does not end the process', async () => {
  const log = vi.fn();
  const failing: WithoutTenant = async () => {
    throw new Error('away');
  };
  const end = await startHeartbeat({ withoutTenant: failing, clock: manualClock(), process, log });
  expect(log).toHaveBeenCalledTimes(1);
  await end();
});

it('warns of running processes of an older release, and says what to do with each kind', async () => {
  const clock = manualClock();
  const startedAt = clock.now().toISOString();
  const seen = { startedAt, seenAt: startedAt };
  const killed = { startedAt, seenAt: new Date(clock.now().getTime() - 60_000).toISOString() };
  await asNobody(async (db) => {
    await saveProcess(db, { ...seen, id: 'p1', kind: 'worker', machine: 'm1', version: '0.0.4' });
    await saveProcess(db, { ...seen, id: 'p2', kind: 'web', machine: 'm2', version: '' });
    await saveProcess(db, { ...seen, id: 'p3', kind: 'all', machine: 'm3', version: '0.0.4+1' });
    await saveProcess(db, { ...killed, id: 'p4', kind: 'worker', machine: 'm4', version: '0.0.4' });
  });
  const warn = vi.fn();
  await warnOfOlderReleases({ withoutTenant: asNobody, clock, version: '0.0.4+1', warn });
  const found = { newest: '0.0.4+1', since: startedAt };
  expect(warn.mock.calls).toEqual([
    [{ ...found, process: 'worker', machine: 'm1', release: '0.0.4' }, expect.stringMatching(/^a process .* stop it/)],
    [{ ...found, process: 'web', machine: 'm2', release: '' }, expect.stringMatching(/^a process .* replace it/)],
  ]);
});
