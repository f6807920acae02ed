import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { clockOfJourneys } from './clock-of-journeys.ts';
import { ensureBrowser } from './ensure-browser.mjs';
import { toolEnvironment } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { numbered, orderBySeed } from './journey-order.ts';
import { repoRoot } from './repo-root.mjs';

/**
 * Runs all journeys in one worker, which has one server, with the files in another order: `npm run shuffle -- --seed 7`,
 * or `--reverse`. A journey that needs what another file made, or meets it by accident, fails. Playwright sorts files by
 * name, so that copies with numbers are run. `--delay 3000` sends each request up to three seconds late, most of them much
 * less: a journey that judges a page before it is loaded fails. `--date 2026-12-01T00:10` moves the clock to a moment of
 * Brasília: a journey or a page that depends on the day fails; `pictures.spec.ts`, which has a clock of its own, is left
 * out. Files may be named.
 */
const folder = path.join(repoRoot, 'e2e-shuffled');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: `${Date.now()}` },
    reverse: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
    delay: { type: 'string', default: '0' },
    date: { type: 'string' },
  },
});

const clock = clockOfJourneys(values.date);

/** Copies the journeys beside `e2e`, where their imports of other folders are valid. */
function copyJourneys(): void {
  const source = path.join(repoRoot, 'e2e');
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' });
  const files = readdirSync(source)
    .filter((file) => file.endsWith('.spec.ts'))
    .sort();
  const order = values.reverse ? files.reverse() : orderBySeed(files, values.seed);
  for (const [file, name] of numbered(order)) renameSync(path.join(folder, file), path.join(folder, name));
}

console.log(values.reverse ? 'Files in reverse order.' : `Repeat this order with --seed ${values.seed}.`);
await ensureWebBuilt();
const CHROMIUM_PATH = await ensureBrowser();
copyJourneys();
const project = values.date ? ['--project=chromium'] : [];
const { status } = spawnSync('playwright', ['test', '--workers', values.workers, ...project, ...positionals], {
  cwd: repoRoot,
  env: toolEnvironment({
    ...clock,
    ...{ CHROMIUM_PATH, RESTITUI_JOURNEYS: folder, RESTITUI_JOURNEY_DELAY: values.delay },
  }),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
