import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, node24, toolEnvironment } from './ensure-installed.mjs';
import { repoRoot } from './repo-root.mjs';

try {
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const child = spawn(node24, [path.join(repoRoot, 'scripts', 'run-server-command.ts'), ...process.argv.slice(2)], {
  cwd: repoRoot,
  env: toolEnvironment(),
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));
