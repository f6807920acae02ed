import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repoRoot } from './repo-root.mjs';

const waitMilliseconds = 250;
const secondsToMake = 5;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Returns whether the owner of the lock is gone. A new lock without a pid is still being created. */
function isAbandoned(folder) {
  try {
    return !isAlive(Number(readFileSync(path.join(folder, 'pid'), 'utf8')));
  } catch {
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    return made !== undefined && Date.now() - made > secondsToMake * 1000;
  }
}

/** Runs `work` exclusively among the processes of this checkout on this machine; waits for the lock. */
export async function withLock(name, work) {
  const checkout = createHash('sha256').update(repoRoot).digest('hex').slice(0, 12);
  const folder = path.join(tmpdir(), `restitui-${name}-${checkout}.lock`);
  for (let told = false; ; told = true) {
    try {
      mkdirSync(folder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
      else if (!told) console.error(`Waiting for another process that holds ${folder}`);
      await new Promise((resolve) => setTimeout(resolve, waitMilliseconds));
    }
  }
  try {
    writeFileSync(path.join(folder, 'pid'), String(process.pid));
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
