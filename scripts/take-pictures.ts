import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './ensure-browser.mjs';
import { toolEnvironment } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { repoRoot } from './repo-root.mjs';

/** Compares the main screens with the pictures in `e2e/pictures`, or stores them: `npm run pictures -- --update`. */
const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });

await ensureWebBuilt();
const environment = { CHROMIUM_PATH: await ensureBrowser(), RESTITUI_PICTURES: values.update ? 'update' : 'compare' };
const { status } = spawnSync('playwright', ['test', '--config', 'playwright.pictures.config.ts'], {
  cwd: repoRoot,
  env: toolEnvironment(environment),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const largest = path.join(repoRoot, 'test-results/pictures/largest.json');
if (!values.update && existsSync(largest))
  console.log(`Largest differences and their limits: ${readFileSync(largest, 'utf8')}`);
process.exitCode = status ?? 1;
