import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The right of one server process to a DATA_DIR. */
export interface DataDirLock {
  release(): void;
}

/**
 * Takes DATA_DIR for this process, or throws with the pid of the one that has it.
 *
 * Node has no flock; an exclusive SQLite transaction on `DATA_DIR/lock` is one: the kernel holds it, gives it to one
 * process at a time, and drops it however that process ends. Nothing is ever stale and no pid is compared;
 * `lock.pid` beside it only serves the message.
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
