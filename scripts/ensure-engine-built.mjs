import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './file-lock.mjs';
import { repoRoot } from './repo-root.mjs';

const cache = path.join(repoRoot, 'node_modules', '.cache', 'engine');
const stampFile = path.join(cache, 'stamp.json');
const dayMilliseconds = 86_400_000;
/** The programs of the analysis of the Simples Nacional, and the threads that they start. */
const programs = [
  'packages/tax-engine/cli/analyse.ts',
  'packages/tax-engine/src/notes/notes-worker.ts',
  'packages/tax-engine/src/pgdas/pdf-worker.ts',
  // The benchmark measures what users run.
  'bench/read-once.ts',
];

/** Returns size and time of a file; undefined without one. */
function versionOf(file) {
  const found = statSync(path.join(repoRoot, file), { throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeMs}`;
}

/** Returns the folder of the last build while its sources are unchanged; undefined otherwise. */
function currentBuild() {
  try {
    const { folder, inputs } = JSON.parse(readFileSync(stampFile, 'utf8'));
    return inputs.every(([file, version]) => versionOf(file) === version) ? path.join(cache, folder) : undefined;
  } catch {
    return undefined;
  }
}

/** A thread's file is named by a URL relative to its module; in the build, all programs are in one folder. */
const threadFiles = {
  name: 'thread-files',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const contents = text.replace(
        /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g,
        "new URL('./$1.mjs', import.meta.url)",
      );
      return { contents, loader: 'ts' };
    });
  },
};

async function bundle(outdir) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: repoRoot,
    entryPoints: programs,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Resolved from the folder of the build, which is below node_modules; loaded only where a spreadsheet is written.
    external: ['write-excel-file'],
    // Whole, pdf.js takes a tenth of a second more to read and hash.
    alias: {
      'pdfjs-dist/legacy/build/pdf.mjs': 'pdfjs-dist/legacy/build/pdf.min.mjs',
      'pdfjs-dist/legacy/build/pdf.worker.mjs': 'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    },
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    metafile: true,
    plugins: [threadFiles],
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

/** Deletes builds that no running program can have started from. */
function removeOldBuilds(kept) {
  for (const entry of readdirSync(cache, { withFileTypes: true })) {
    const place = path.join(cache, entry.name);
    const isOld = Date.now() - statSync(place).mtimeMs > dayMilliseconds;
    if (entry.isDirectory() && entry.name !== kept && isOld) rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Builds the engine as one file per program, which starts in half the time of its hundred modules, unless it was built
 * from the current sources. Returns the folder of the programs; undefined where it cannot be built, so that the modules
 * are run as they are.
 */
export async function ensureEngineBuilt() {
  const current = currentBuild();
  if (current) return current;
  try {
    return await withLock('engine-build', async () => {
      const builtMeanwhile = currentBuild();
      if (builtMeanwhile) return builtMeanwhile;
      mkdirSync(cache, { recursive: true });
      const fresh = path.join(cache, `new-${process.pid}`);
      const sources = [...(await bundle(fresh)), 'package-lock.json', 'scripts/ensure-engine-built.mjs'];
      const inputs = sources.map((file) => [file, versionOf(file)]);
      const folder = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
      rmSync(path.join(cache, folder), { recursive: true, force: true });
      renameSync(fresh, path.join(cache, folder));
      writeFileSync(stampFile, JSON.stringify({ folder, inputs }));
      removeOldBuilds(folder);
      return path.join(cache, folder);
    });
  } catch (error) {
    console.error(`The engine could not be built into one file, so that it starts slower: ${error.message}`);
    return undefined;
  }
}
