import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { toolEnvironment } from './ensure-installed.mjs';
import { repoRoot } from './repo-root.mjs';

export type Command = [string, ...string[]];

/** A check and the commands, each for one core, that must all succeed. */
export type Check = [name: string, commands: Command[]];

/** Runs a tool of node_modules/.bin and prints its output when it has ended; returns whether it succeeded. */
async function runQuietly([command, ...args]: Command): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: repoRoot,
    env: toolEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const succeeded = new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  process.stdout.write(out);
  process.stderr.write(error);
  return succeeded;
}

/** Runs the commands of all checks in their order, as many at a time as there are cores; returns which checks succeeded. */
export async function runInLanes(checks: Check[]): Promise<Map<string, boolean>> {
  const succeeded = new Map(checks.map(([name]) => [name, true]));
  const waiting = checks.flatMap(([name, commands]) => commands.map((command) => ({ name, command })));
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await runQuietly(next.command))) succeeded.set(next.name, false);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return succeeded;
}
