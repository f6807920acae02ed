import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectToRunningServer } from '../../src/db/connect-to-running-server.ts';
import { planSignings } from '../../src/db/demo/signing.demo.ts';
import type { Database } from '../../src/db/open-database.ts';
import { startServer } from './server-process.ts';

/**
 * Creates a DATA_DIR as a first start leaves it, with the demonstration and its contracts signed and sealed,
 * for tests that are not about the first start. A copy taken earlier would go on signing at each start.
 */
export async function prepareData(dataDir: string): Promise<void> {
  const { server } = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const database = await connectToRunningServer({ dataDir });
  if (!database) throw new Error('The database of the demonstration does not answer.');
  try {
    while ((await planSignings(database, new Date())).size > 0 || (await countUnsealed(database)) > 0) await sleep(250);
  } finally {
    await database.close();
    await server.end('SIGTERM');
  }
}

/** Rejects when a seal failed: the server would try it again in each test. */
async function countUnsealed(database: Database): Promise<number> {
  const { rows } = await database.asOwner((client) =>
    client.query(`select failure from agreement_seals where state <> 'selado'`),
  );
  const failed = rows.find(({ failure }) => failure);
  if (failed) throw new Error(`A seal of the demonstration failed: ${failed.failure}`);
  return rows.length;
}

/** Copies owners and modes too: part of it belongs to PostgreSQL's user. */
export function copyData(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The prepared data could not be copied: ${stderr}`);
}

/**
 * Opens the folder in which the data is prepared: that of the whole run of all tests, which `RESTITUI_PREPARED` names,
 * or a new one in `parent`.
 */
export function openPreparedFolder(parent = tmpdir()): { folder: string; remove: () => void } {
  const shared = process.env.RESTITUI_PREPARED;
  if (shared) return { folder: shared, remove: () => {} };
  const folder = realpathSync(mkdtempSync(join(parent, 'restitui-prepared-')));
  // PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Prepares the data once per folder, across processes. */
export async function preparedOnce(folder: string): Promise<string> {
  const [dataDir, whole, lock] = [join(folder, 'data'), join(folder, 'whole'), join(folder, 'lock')];
  while (!existsSync(whole)) {
    if (!isFirst(lock)) {
      await sleep(100);
      continue;
    }
    try {
      await prepareData(dataDir);
      writeFileSync(whole, '');
    } catch (error) {
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(lock, { recursive: true });
      throw error;
    }
  }
  return dataDir;
}

function isFirst(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    if (existsSync(dirname(lock))) return false;
    throw new Error('There is no place to prepare data in.');
  }
}
