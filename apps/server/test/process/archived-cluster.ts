import { appendFileSync, chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { clusterRole } from '../../src/db/cluster.ts';
import { socketFolderOf, socketPort } from '../../src/db/socket-folder.ts';
import { copyData } from './prepared-data.ts';
import { newFolder } from './server-process.ts';

/**
 * Prepares the embedded PostgreSQL of a DATA_DIR for a backup by base copy and log, before it is started, by the means
 * of PostgreSQL itself.
 */
export function archiveLogOf(dataDir: string) {
  const archive = newFolder();
  const base = join(newFolder(), 'base');
  // PostgreSQL, which may be another user, writes into it.
  chmodSync(archive, 0o777);
  configure(join(dataDir, 'postgres'), {
    ...{ archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` },
  });

  async function asCluster<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const place = { host: socketFolderOf(dataDir), port: socketPort, user: clusterRole, database: 'postgres' };
    const client = new pg.Client(place);
    await client.connect();
    return work(client).finally(() => client.end());
  }

  return {
    /** Copies the cluster while it runs, between the two calls that make the copy usable. */
    copyBase: () =>
      asCluster(async (client) => {
        await client.query(`select pg_backup_start('base', true)`);
        copyData(join(dataDir, 'postgres'), base);
        const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop()');
        writeForPostgres(join(base, 'backup_label'), rows[0]?.label ?? '');
        rmSync(join(base, 'postmaster.pid'));
      }),
    /** Returns the time of the database, after everything that was committed. */
    now: () =>
      asCluster(async (client) => {
        const { rows } = await client.query<{ at: string }>('select clock_timestamp()::text as at');
        return rows[0]?.at ?? '';
      }),
    /** Ends the current segment of the log, and waits until the archive has it. */
    endSegment: () =>
      asCluster(async (client) => {
        const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
        const isArchived = 'select last_archived_wal >= $1 as is_archived from pg_stat_archiver';
        await vi.waitFor(
          async () => expect((await client.query(isArchived, [rows[0]?.file])).rows).toEqual([{ is_archived: true }]),
          { timeout: 60_000, interval: 20 },
        );
      }),
    /** Restores base and log until a time as the database of another DATA_DIR, which replays them at its start. */
    restoreInto(other: string, time: string) {
      const cluster = join(other, 'postgres');
      copyData(base, cluster);
      configure(cluster, {
        ...{ archive_mode: 'off', restore_command: `cp ${archive}/%f %p`, hot_standby: 'off' },
        ...{ recovery_target_time: time, recovery_target_action: 'promote' },
      });
      writeForPostgres(join(cluster, 'recovery.signal'), '');
    },
  };
}

/** Adds settings that PostgreSQL reads at its start; the last of a name counts. */
function configure(cluster: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(cluster, 'postgresql.auto.conf'), lines.join(''));
}

/** Writes a file that PostgreSQL, which may be another user, opens for writing too. */
function writeForPostgres(path: string, content: string): void {
  writeFileSync(path, content);
  chmodSync(path, 0o666);
}
