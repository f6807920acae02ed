import { clientExportsApi } from '@restitui/domain/crm/portfolio/client-exports.api.ts';
import { dossiersApi } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { notesSheetsApi } from '@restitui/domain/simples/analysis/notes-sheets.api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { underLeaseOn, WorkTooLong } from '../src/db/work-leases.ts';
import { abandonClientExport, exportClients } from '../src/features/crm/portfolio/jobs/export-clients.ts';
import { abandonDossier, makeDossierFiles } from '../src/features/simples/analysis/jobs/make-dossier-files.ts';
import { abandonNotesSheet, writeNotesSheet } from '../src/features/simples/analysis/jobs/write-notes-sheet.ts';
import type { FileStorage } from '../src/platform/file-storage.ts';
import type { JobData, JobQueue } from '../src/platform/jobs.ts';
import { createAnalysisFixture } from './analysis-fixture.ts';
import { addTenant, addUser, startTestServer, type TestServer } from './harness.ts';
import { longJob } from './long-job.ts';
import { once } from './once.ts';

let server: TestServer;
let fixture: Awaited<ReturnType<typeof createAnalysisFixture>>;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  const user = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' } as const;
  fixture = await createAnalysisFixture(server, await addUser(server, user));
  await fixture.sendAndRun();
});
afterAll(() => server.close());

const params = () => ({ params: { id_apuracao: fixture.id_apuracao } });
const lastJob = (queue: JobQueue) => server.toDeliver.findLast((job) => job.queue === queue)?.data as JobData;
const inHome = (statement: string) => server.inTenant(fixture.home, (db) => db.execute(sql.raw(statement)));
// Of another holder, because the real one may renew its lease at any moment.
const expire = () => inHome(`update work_leases set holder = 'gone', "expiresAt" = now() - interval '1 second'`);
const storedFiles = async () => (await server.files.list(0)).filter((key) => key.startsWith('dossiers/'));

const kinds = [
  {
    kind: 'a spreadsheet of clients',
    queue: 'client-export',
    write: exportClients,
    abandon: abandonClientExport,
    make: () => fixture.admin.call(clientExportsApi.make, { body: { filtros: {} } }),
    read: async () => (await fixture.admin.call(clientExportsApi.read)).data,
    repeat: /Exporte de novo/,
    files: 1,
  },
  {
    kind: 'a sheet of notes',
    queue: 'notes-sheet',
    write: writeNotesSheet,
    abandon: abandonNotesSheet,
    make: () => fixture.admin.call(notesSheetsApi.make, params()),
    read: async () => (await fixture.admin.call(notesSheetsApi.read, params())).data,
    repeat: /Gere-a novamente/,
    files: 1,
  },
  {
    kind: 'a dossier',
    queue: 'simples-dossier',
    write: makeDossierFiles,
    abandon: abandonDossier,
    make: () => fixture.admin.call(dossiersApi.make, params()),
    read: async () => (await fixture.admin.call(dossiersApi.read, params())).data,
    repeat: /Gere-o novamente/,
    files: 2,
  },
] as const;

/** Returns a worker that calls `meanwhile` when its first file is written and the row is not yet ended. */
function workerThatWaits(meanwhile: () => Promise<void>) {
  const worker = longJob(server, fixture.logged);
  const { begin, ended } = once(meanwhile);
  const write: FileStorage['write'] = async (...file) => {
    const bytes = await server.files.write(...file);
    await begin();
    return bytes;
  };
  return { paused: { ...worker, platform: { ...worker.platform, files: { ...server.files, write } } }, ended };
}

describe.each(kinds)('$kind', ({ queue, write, abandon, make, read, repeat, files }) => {
  const worker = () => longJob(server, fixture.logged);

  it('whose process died after its queue gave it up fails once the lease has expired, and is repeated', async () => {
    await make();
    const job = lastJob(queue);
    const { paused, ended } = workerThatWaits(async () => {
      expect(await abandon(worker(), job)).toBe(false);
      expect(await read()).toMatchObject({ state: 'processando' });
      await expire();
      expect(await abandon(worker(), job)).toBe(true);
      expect(await read()).toMatchObject({ state: 'falhou', erro: expect.stringMatching(repeat) });
    });
    expect(await write(paused, job)).toBe(false);
    await ended();
    expect(await read()).toMatchObject({ state: 'falhou', erro: expect.stringMatching(repeat) });
    server.clock.move(60_000);
    await make();
    expect(await write(worker(), lastJob(queue))).toBe(true);
    expect(await read()).toMatchObject({ state: 'pronto', erro: null });
    expect(fixture.logged).toEqual([]);
  });

  it('is ended by one of two writers, the one that has the lease', async () => {
    await inHome(`update simples_note_sheets set state = 'falhou'`);
    server.clock.move(60_000);
    await make();
    const job = lastJob(queue);
    let result: object = {};
    const { paused, ended } = workerThatWaits(async () => {
      expect(await write(worker(), job)).toBe(false);
      await expire();
      expect(await write(worker(), job)).toBe(true);
      result = { ...(await read()) };
      expect(result).toMatchObject({ state: 'pronto' });
    });
    const before = new Set(await storedFiles());
    expect(await write(paused, job)).toBe(false);
    await ended();
    expect(await read()).toEqual(result);
    // The files of the first writer belong to no row; the sweep of unnamed files removes them.
    const added = (await storedFiles()).filter((key) => !before.has(key));
    expect(added).toHaveLength(2 * files);
    expect(fixture.logged).toEqual([]);
  });

  it('whose writing does not end within the time of a lease fails, and is not begun again', async () => {
    await inHome(`update simples_note_sheets set state = 'falhou'`);
    server.clock.move(60_000);
    await make();
    const job = lastJob(queue);
    const { platform, ...rest } = worker();
    const files = { ...server.files, write: () => new Promise<never>(() => {}) };
    const limits = [1];
    const underLease: typeof rest.underLease = (...of) => underLeaseOn(server.database.pool, limits.shift())(...of);
    expect(await write({ ...rest, platform: { ...platform, files }, underLease }, job)).toBe(true);
    expect(await read()).toMatchObject({ state: 'falhou', erro: expect.stringMatching(/erro inesperado/) });
    expect(fixture.logged.splice(0)).toEqual([expect.any(WorkTooLong)]);
    expect(await write(worker(), job)).toBe(true);
    expect(await read()).toMatchObject({ state: 'falhou' });
  });

  it('of the version before, without a lease, is taken up', async () => {
    await inHome(`update simples_note_sheets set state = 'falhou'`);
    server.clock.move(60_000);
    await make();
    const job = lastJob(queue);
    for (const table of ['client_exports', 'simples_note_sheets', 'simples_dossiers'])
      await inHome(`update ${table} set state = 'processando' where state = 'na_fila'`);
    expect(await write(worker(), job)).toBe(true);
    expect(await read()).toMatchObject({ state: 'pronto' });
  });
});
