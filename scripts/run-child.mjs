import { spawn } from 'node:child_process';
import { node24, toolEnvironment } from './ensure-installed.mjs';
import { repoRoot } from './repo-root.mjs';

/**
 * Goes on as the pinned Node: in this very process where Node can do that, else as its parent,
 * which hands SIGINT and SIGTERM on and ends with the same exit code.
 */
export function becomeNode24(args, environment = {}) {
  const env = toolEnvironment(environment);
  process.chdir(repoRoot);
  if (process.execve && process.platform !== 'win32') process.execve(node24, [node24, ...args], env);

  const child = spawn(node24, args, { env, stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // A terminal's Ctrl+C reaches the child by itself.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('exit', (code) => process.exit(code ?? 1));
}
