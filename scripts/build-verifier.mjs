import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { repoRoot } from './repo-root.mjs';

const target = path.join(repoRoot, 'packages/pdf-check/verifier/verify-evidence.mjs');

/** Bundles the offline verifier into one file that runs with Node 20 alone; the same sources give the same bytes. */
export async function bundleVerifier() {
  const { outputFiles } = await build({
    entryPoints: [path.join(repoRoot, 'packages/pdf-check/src/verify-evidence.ts')],
    absWorkingDir: repoRoot,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minify: true,
    // Some libraries are CommonJS and require modules of Node.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    mainFields: ['module', 'main'],
    legalComments: 'eof',
    write: false,
  });
  return outputFiles[0].text;
}

if (process.argv[1] === import.meta.filename) {
  const text = await bundleVerifier();
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  process.stdout.write(
    `${path.relative(repoRoot, target)} SHA-256 ${createHash('sha256').update(text).digest('hex')}\n`,
  );
}
