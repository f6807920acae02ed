import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, storedFiles } from './server-process.ts';

/**
 * Creates a DATA_DIR as a first start leaves it, with the demonstration and its contracts signed and sealed,
 * for tests that are not about the first start. A copy taken earlier would go on signing.
 */
export async function prepareData(dataDir: string): Promise<void> {
  const { server } = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const sealed = () => storedFiles(dataDir).filter((name) => name.startsWith('sealed/')).length;
  let lastGrown = Date.now();
  for (let seen = 0, left = 240; left > 0 && (seen === 0 || Date.now() - lastGrown < 4_000); left--) {
    await sleep(250);
    if (sealed() > seen) [seen, lastGrown] = [sealed(), Date.now()];
  }
  await server.end('SIGTERM');
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
