import { statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureEngineBuilt } from './ensure-engine-built.mjs';
import { ensureInstalled, node24, toolEnvironment } from './ensure-installed.mjs';
import { repoRoot } from './repo-root.mjs';
import { becomeNode24 } from './run-child.mjs';

/** A ZIP of this size is read with more threads and with limits of memory that only a new process can have. */
const LARGE_BYTES = 16 << 20;

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { service: { type: 'string' }, xml: { type: 'string' } },
});
// npm runs scripts from the repository's root; paths are relative to the caller's folder.
const folder = (process.env.npm_lifecycle_event === 'analyse' && process.env.INIT_CWD) || process.cwd();

try {
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await start(await findProgram());

/** Each service has an engine; without --service it is the analysis of the Simples Nacional. */
async function findProgram() {
  const engines = { 'exclusao-icms': 'sped-engine', previdenciario: 'payroll-engine' };
  const engine = values.service === undefined ? 'tax-engine' : (engines[values.service] ?? 'sped-engine');
  const built = engine === 'tax-engine' ? await ensureEngineBuilt() : undefined;
  return built ? path.join(built, 'analyse.mjs') : path.join(repoRoot, 'packages', engine, 'cli', 'analyse.ts');
}

async function start(program) {
  if (!isPinnedNode() || !isSmall()) {
    // The server starts the engine with the same options.
    becomeNode24(['--max-semi-space-size=4', program, ...args], {}, folder);
    return;
  }
  process.chdir(folder);
  const { NODE_COMPILE_CACHE } = toolEnvironment();
  // Threads take it from the environment.
  process.env.NODE_COMPILE_CACHE = NODE_COMPILE_CACHE;
  enableCompileCache(NODE_COMPILE_CACHE);
  await import(pathToFileURL(program).href);
}

function isPinnedNode() {
  try {
    return statSync(process.execPath).ino === statSync(node24).ino;
  } catch {
    return false;
  }
}

function isSmall() {
  const found = statSync(path.resolve(folder, String(values.xml ?? '')), { throwIfNoEntry: false });
  return !found || found.size < LARGE_BYTES;
}
