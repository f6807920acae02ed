import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { manualClock } from '../../../../test/manual-clock.ts';
import { cloneTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../db/open-database.ts';
import { withoutTenant } from '../../../db/tenant-scope.ts';
import type { WithoutTenant } from '../../../kernel/context.ts';
import { saveProcess } from './processes.repository.ts';
import { warnOfOlderReleases } from './warn-of-older-releases.service.ts';

let database: Database;
let asNobody: WithoutTenant;
beforeAll(async () => {
  database = await cloneTestDatabase();
  asNobody = (work) => withoutTenant(database.pool, work);
});
afterAll(() => database.close());

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
