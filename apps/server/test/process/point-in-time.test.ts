import { appendFileSync, chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { auditEvidence } from '../../src/audit.ts';
import { clusterRole } from '../../src/db/cluster.ts';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { socketFolderOf, socketPort } from '../../src/db/socket-folder.ts';
import { newDemonstration } from './demonstration-folder.ts';
import { copyData } from './prepared-data.ts';
import { clearFolders, newFolder } from './server-process.ts';

// The steps of "Large stores" in docs/operations.md, by the means of PostgreSQL itself.
let dataDir: string;
let archive: string;
let base: string;
const opened = new Set<Database>();

beforeAll(async () => {
  dataDir = await newDemonstration();
  archive = newFolder();
  // PostgreSQL, which may be another user, writes into it.
  chmodSync(archive, 0o777);
  configure(dataDir, { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` });
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await clearFolders();
});

async function open(folder: string): Promise<Database> {
  const database = await openDatabase({ dataDir: folder, secretKey: 'unused' });
  opened.add(database);
  return database;
}

async function close(database: Database): Promise<void> {
  opened.delete(database);
  await database.close();
}

/** Adds settings that PostgreSQL reads at its start; the last of a name counts. */
function configure(folder: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(folder, 'postgres', 'postgresql.auto.conf'), lines.join(''));
}

async function asCluster<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const place = { host: socketFolderOf(dataDir), port: socketPort, user: clusterRole, database: 'postgres' };
  const client = new pg.Client(place);
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Writes a file that PostgreSQL, which may be another user, opens for writing too. */
function writeForPostgres(path: string, content: string): void {
  writeFileSync(path, content);
  chmodSync(path, 0o666);
}

/** Copies the cluster while it runs, between the two calls that make the copy usable. */
function copyBase(): Promise<void> {
  return asCluster(async (client) => {
    await client.query(`select pg_backup_start('base', true)`);
    copyData(join(dataDir, 'postgres'), base);
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop()');
    writeForPostgres(join(base, 'backup_label'), rows[0]?.label ?? '');
    rmSync(join(base, 'postmaster.pid'));
  });
}

/** Ends the current segment of the log, and waits until the archive has it. */
function archiveLog(): Promise<void> {
  return asCluster(async (client) => {
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
    const isArchived = 'select last_archived_wal >= $1 as is_archived from pg_stat_archiver';
    await vi.waitFor(
      async () => expect((await client.query(isArchived, [rows[0]?.file])).rows).toEqual([{ is_archived: true }]),
      { timeout: 30_000, interval: 20 },
    );
  });
}

const nameMeridiano = (database: Database, title: string) =>
  database.asOwner((client) => client.query(`update tenants set title = $1 where domain = 'meridiano.test'`, [title]));

async function titleOfMeridiano(database: Database): Promise<unknown> {
  const { rows } = await database.asOwner((client) =>
    client.query(`select title from tenants where domain = 'meridiano.test'`),
  );
  return rows[0]?.title;
}

/** Restores the base and the log until the restore point, beside the files as they are now. */
function restoreInto(other: string): void {
  copyData(dataDir, other);
  rmSync(join(other, 'postgres'), { recursive: true });
  copyData(base, join(other, 'postgres'));
  configure(other, {
    ...{ archive_mode: 'off', restore_command: `cp ${archive}/%f %p`, hot_standby: 'off' },
    ...{ recovery_target_name: 'before the mistake', recovery_target_action: 'promote' },
  });
  writeForPostgres(join(other, 'postgres', 'recovery.signal'), '');
}

it('restores database and files of a point in time into another place, with whole evidence', async () => {
  const database = await open(dataDir);
  base = join(newFolder(), 'base');
  await copyBase();
  await nameMeridiano(database, 'Antes do engano');
  await asCluster((client) => client.query(`select pg_create_restore_point('before the mistake')`));
  await nameMeridiano(database, 'Engano');
  await archiveLog();
  await close(database);

  const other = join(newFolder(), 'data');
  restoreInto(other);
  const restored = await open(other);
  expect(await titleOfMeridiano(restored)).toBe('Antes do engano');
  const { rows } = await restored.asOwner((client) =>
    client.query(`select sealed ->> 'key' as key from agreement_seals where sealed is not null limit 1`),
  );
  await close(restored);
  const said: string[] = [];
  expect(await auditEvidence({ DATA_DIR: other }, (line) => said.push(line))).toBe(true);
  expect(said.join('\n')).toMatch(/[1-9]\d* registros, [1-9]\d* documentos/);

  // A store that lacks a file of that time is named.
  rmSync(join(other, 'files', String(rows[0]?.key)));
  expect(await auditEvidence({ DATA_DIR: other }, () => {})).toBe(false);
});
