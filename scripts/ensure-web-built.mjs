import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { node24, toolEnvironment } from './ensure-installed.mjs';
import { withLock } from './file-lock.mjs';
import { repoRoot } from './repo-root.mjs';
import { treeHash } from './tree-hash.mjs';

const webApp = path.join(repoRoot, 'apps', 'web');
const stampFile = path.join(webApp, 'dist', '.stamp');
const sources = [
  'apps/web',
  'packages/domain/src',
  'packages/brazil/src',
  'packages/pdf-check/src',
  'package-lock.json',
];

/** Start script of a package that the web app depends on. */
function binOf(name) {
  const manifest = createRequire(path.join(webApp, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}

function stampedHash() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

/** Builds apps/web/dist unless it was built from the current sources. */
export async function ensureWebBuilt() {
  if (stampedHash() === treeHash(repoRoot, sources)) return;
  await withLock('web-build', () => {
    const hash = treeHash(repoRoot, sources);
    if (stampedHash() === hash) return;
    console.error('Building the web app…');
    rmSync(stampFile, { force: true });
    const result = spawnSync(node24, [binOf('vite'), 'build', '--logLevel', 'warn'], {
      cwd: webApp,
      env: toolEnvironment({ NODE_ENV: 'production' }),
      stdio: ['ignore', 2, 2],
    });
    if (result.status !== 0) throw new Error('The web app could not be built; see the messages above.');
    writeFileSync(stampFile, hash);
  });
}
