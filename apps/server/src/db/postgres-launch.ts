import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type DatabaseUser, isReachable } from './database-user.ts';

/** The command that starts a PostgreSQL program as its user. */
export interface Launch {
  file: string;
  args: string[];
  account: { uid?: number; gid?: number };
}

// Bits of the capability sets in <linux/capability.h>: the first bypasses read checks of folders, the second
// write checks too.
const capabilities = { dac_read_search: 1n << 2n, dac_override: 1n << 1n };

/**
 * Prepares `program` to run as `user`, with a fast shutdown (SIGINT) when this process dies. Where `user`
 * cannot enter the folders above `paths` (such as a clone in /root), the child gets the smallest capability
 * that allows it. Both need util-linux's `setpriv`; without it, PostgreSQL outlives a killed server until the
 * next start.
 */
export function prepareLaunch(user: DatabaseUser, paths: string[], program: string, args: string[]): Launch {
  const changesUser = process.getuid?.() !== user.uid;
  const blocked = changesUser ? paths.find((path) => !isReachable(path, user)) : undefined;

  if (!hasSetpriv()) {
    if (blocked) throw new Error(unreachable(blocked, user));
    return { file: program, args, account: changesUser ? { uid: user.uid, gid: user.gid } : {} };
  }

  const options = ['--pdeathsig', 'INT'];
  if (changesUser) options.push('--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups');
  if (blocked) {
    const capability = heldCapability();
    if (!capability) throw new Error(unreachable(blocked, user));
    // PostgreSQL checks its own programs with access(2), which respects capabilities only with this securebit.
    // None of the server's other capabilities passes the exec.
    options.push(
      '--securebits',
      '+no_setuid_fixup',
      '--inh-caps',
      `+${capability}`,
      '--ambient-caps',
      `+${capability}`,
    );
  }
  return { file: 'setpriv', args: [...options, '--', program, ...args], account: {} };
}

let setprivWorks: boolean | undefined;

function hasSetpriv(): boolean {
  setprivWorks ??= spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true'], { stdio: 'ignore' }).status === 0;
  return setprivWorks;
}

function heldCapability(): string | undefined {
  const effective = /^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  const held = BigInt(`0x${effective ?? 0}`);
  return Object.entries(capabilities).find(([, bit]) => (held & bit) !== 0n)?.[0];
}

function unreachable(path: string, user: DatabaseUser): string {
  return (
    `O PostgreSQL roda como "${user.name}", que não alcança ${path}. ` +
    'Use um DATA_DIR e uma pasta do projeto que todos possam atravessar (chmod o+x), ou inicie sem ser root.'
  );
}
