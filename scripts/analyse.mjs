import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, node24, toolEnvironment } from './ensure-installed.mjs';
import { repoRoot } from './repo-root.mjs';

// npm runs scripts from the repository's root; paths are relative to the caller's folder.
const typedIn = process.env.npm_lifecycle_event === 'analyse' ? process.env.INIT_CWD : undefined;

try {
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// Each service has an engine; without --service it is the analysis of the Simples Nacional.
const engines = { 'exclusao-icms': 'sped-engine', previdenciario: 'payroll-engine' };
const engine = serviceEngine(process.argv.slice(2));
const cli = path.join(repoRoot, 'packages', engine, 'cli', 'analyse.ts');
// The server starts the engine with the same options.
const child = spawn(node24, ['--max-semi-space-size=4', cli, ...process.argv.slice(2)], {
  cwd: typedIn ?? process.cwd(),
  env: toolEnvironment(),
  stdio: 'inherit',
});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
child.on('exit', (code) => process.exit(code ?? 1));

function serviceEngine(args) {
  const at = args.findIndex((arg) => /^--service(=|$)/.test(arg));
  if (at < 0) return 'tax-engine';
  const service = args[at].includes('=') ? args[at].slice('--service='.length) : args[at + 1];
  return engines[service] ?? 'sped-engine';
}
