import { spawn } from 'node:child_process';
import { node24, toolEnvironment } from './ensure-installed.mjs';
import { repoRoot } from './repo-root.mjs';

/**
 * Continues as the pinned Node: in this process where Node can replace it, else as its parent, which forwards SIGINT and
 * SIGTERM and exits with the same code. `folder` becomes the working directory.
 */
export function becomeNode24(args, environment = {}, folder = repoRoot) {
  const env = toolEnvironment(environment);
  process.chdir(folder);
  if (process.execve && process.platform !== 'win32') process.execve(node24, [node24, ...args], env);

  const child = spawn(node24, args, { env, stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // A terminal sends Ctrl+C to the child itself.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('exit', (code) => process.exit(code ?? 1));
}
