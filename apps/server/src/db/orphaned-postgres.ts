import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../platform/error-code.ts';

/**
 * Cleans up after a killed server or a killed PostgreSQL in `dataFolder`. The caller holds the lock of
 * DATA_DIR, so no server uses it: a postmaster that still runs is an orphan and is shut down; backends of a
 * killed postmaster are killed (recovery undoes their transactions); a pid file whose number belongs to
 * another program, which would stop the next start, is removed.
 */
export async function clearOrphans(dataFolder: string): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid');
  const pid = readPostmasterPid(pidFile);
  if (pid && isAlive(pid)) {
    if (isPostmasterOf(pid, dataFolder)) await endPostmaster(pid);
    else rmSync(pidFile, { force: true });
  }
  for (const remnant of listRemnants(dataFolder)) signal(remnant, 'SIGKILL');
}

async function endPostmaster(pid: number): Promise<void> {
  // Fast shutdown, immediate shutdown, kill.
  for (const [name, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    signal(pid, name);
    for (const end = performance.now() + patience; performance.now() < end; await sleep(25)) {
      if (!isAlive(pid)) return;
    }
  }
  throw new Error(`O PostgreSQL anterior (processo ${pid}) não encerra. Encerre-o e inicie de novo.`);
}

function readPostmasterPid(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function isPostmasterOf(pid: number, dataFolder: string): boolean {
  return `${commandLine(pid)} `.includes(`/postgres -D ${dataFolder} `);
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

// All PostgreSQL processes have the data folder as working directory. Where /proc is missing, they end on
// their own, but later.
function listRemnants(dataFolder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => commandLine(pid).startsWith('postgres') && workingFolder(pid) === dataFolder);
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return true;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
