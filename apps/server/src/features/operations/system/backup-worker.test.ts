import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDay } from '@restitui/brazil/day.ts';
import { systemApi } from '@restitui/domain/operations/system/system.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { withoutTenant } from '../../../db/tenant-scope.ts';
import { headerName, writeBackupArchive } from '../../../platform/backup-archive.ts';
import type { JobQueue } from '../../../platform/jobs.ts';
import { startBackupWorker } from './jobs/backup-worker.ts';
import { saveProcess } from './processes.repository.ts';

const schedule = { hour: 3, keepDays: 7 };
const old = 'restitui-2026-01-01T06-00-00Z.backup';

let server: TestServer;
let provider: TenantId;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true, title: 'Restitui' });
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restitui-backups-'));
  writeFileSync(join(folder, old), 'older');
  server.platform.backups = { folder, ...schedule };
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the worker and returns the work that it registered. */
async function startWorker(writeBackup: Parameters<typeof startBackupWorker>[0]['writeBackup'] = writeArchive) {
  const working = new Map<string, () => Promise<void>>();
  const jobs = {
    work: vi.fn(async (queue: JobQueue, work) => void working.set(queue, work)),
    whenEnded: vi.fn(async (queue: JobQueue, work) => void working.set(`${queue}-ended`, work)),
    everyDay: vi.fn(async () => {}),
    neverAgain: vi.fn(async () => {}),
  };
  const say = vi.fn();
  await startBackupWorker({
    ...{ platform: server.platform, jobs, writeBackup, say, inTenant: server.inTenant },
    withoutTenant: (work) => withoutTenant(server.database.pool, work),
  });
  const run = async (queue: string) => working.get(queue)?.();
  return { jobs, say, run };
}

async function writeArchive(path: string) {
  const bytes = await writeBackupArchive(path, ({ addText }) => addText(headerName, '{}'));
  return { bytes, tables: 3, files: 2, lost: [] };
}

const operator = async () =>
  as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' }));
const readState = async () => (await (await operator()).call(systemApi.read)).data;

it('writes a backup each day, records it and removes old ones', async () => {
  expect(await readState()).toMatchObject({ backup: null, backupSchedule: { ...schedule, isLate: false } });
  const { jobs, run, say } = await startWorker();
  expect(jobs.everyDay).toHaveBeenCalledWith('backup', { hour: 3 });
  await run('backup');
  const [name = ''] = readdirSync(folder);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^restitui-2026-11-20T.*Z\.backup$/)]);
  expect(say).toHaveBeenCalledWith(expect.objectContaining({ path: join(folder, name), removed: [old] }));
  expect(await readState()).toMatchObject({ backup: { tables: 3, files: 2 }, backupSchedule: { isLate: false } });
  server.clock.move(26 * 60 * 60_000 + 1);
  expect(await readState()).toMatchObject({ backupSchedule: { isLate: true } });
});

it('is late a day after the start where no backup was made', async () => {
  await server.database.asOwner((owner) => owner.query('delete from system_backups'));
  const startedAt = server.clock.now().toISOString();
  const process = { id: 'p1', kind: 'all', machine: 'm1', version: '0.0.4', startedAt, seenAt: startedAt } as const;
  await withoutTenant(server.database.pool, (db) => saveProcess(db, process));
  server.clock.move(26 * 60 * 60_000);
  expect(await readState()).toMatchObject({ backup: null, backupSchedule: { isLate: false } });
  server.clock.move(1);
  expect(await readState()).toMatchObject({ backup: null, backupSchedule: { isLate: true } });
});

it.each([
  [
    'cannot be written',
    async () => {
      throw new Error('ENOSPC');
    },
    'ENOSPC',
  ],
  [
    'is not what was written',
    async (path: string) => {
      writeFileSync(path, 'half');
      return { bytes: 4, tables: 3, files: 2, lost: [] };
    },
    'não é um backup inteiro',
  ],
])('keeps old backups and records nothing when the new one %s', async (_, write, sentence) => {
  const before = (await readState()).backup;
  const { run } = await startWorker(write);
  await expect(run('backup')).rejects.toThrow(sentence);
  expect(readdirSync(folder)).toEqual([old]);
  expect((await readState()).backup).toEqual(before);
});

it('tells the operators when the last attempt failed', async () => {
  const ceo = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  const others = [
    await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' }),
    await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI', isAccepted: false }),
    await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }),
  ];
  const { run } = await startWorker();
  await run('backup');
  await run('backup-ended');
  await deliverMessages(server);
  const told = server.sent.filter(({ subject }) => subject === 'O backup agendado falhou');
  const { text = '' } = told.find(({ to }) => to === ceo.email) ?? {};
  expect(text).toContain(`O último backup completo é de ${formatDay(server.clock.now().toISOString())}.`);
  expect(text).toContain('/admin/sistema');
  expect(told.filter(({ to }) => others.some(({ email }) => email === to))).toEqual([]);
});

it('ends the schedule where the settings name no folder', async () => {
  server.platform.backups = null;
  const { jobs } = await startWorker();
  expect(jobs.neverAgain).toHaveBeenCalledWith('backup');
  expect(jobs.work).not.toHaveBeenCalled();
  expect(await readState()).toMatchObject({ backupSchedule: null });
});
