import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Exclusive lock of one server process on a DATA_DIR. */
export interface DataDirLock {
  release(): void;
}

/**
 * Locks DATA_DIR for this process.
 *
 * Node has no flock; an exclusive SQLite transaction on `DATA_DIR/lock` replaces it: the kernel holds the
 * lock, grants it to one process at a time, and releases it however that process ends. It never becomes stale,
 * and no pid is compared; `lock.pid` serves the error message only.
 * @throws with the pid of the process that holds the lock
 */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true });
  const pidFile = join(dataDir, 'lock.pid');
  const file = new DatabaseSync(join(dataDir, 'lock'));
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== 5) throw error;
    throw new Error(
      `A pasta de dados ${dataDir} já está em uso pelo processo ${readPid(pidFile)}. ` +
        'Encerre-o, ou indique outra pasta em DATA_DIR.',
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });

  return {
    release: () => {
      rmSync(pidFile, { force: true });
      file.close();
    },
  };
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return 'desconhecido';
  }
}
