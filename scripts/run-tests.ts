import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openPreparedFolder } from '../apps/server/test/process/prepared-data.ts';
import { ensureBrowser } from './ensure-browser.mjs';
import { toolEnvironment } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { repoRoot } from './repo-root.mjs';
import { type Counts, countsOfCheck, countsOfReport, describeCounts, sumOf } from './test-counts.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'restitui-reports-'));
/** The demonstration, prepared by the first step that needs it. */
const prepared = openPreparedFolder();

/** Runs a tool of node_modules/.bin in the foreground; returns whether it succeeded. */
function tool(command: string, args: string[], environment: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: repoRoot,
    env: toolEnvironment(environment),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function check(...commands: [string, ...string[]][]): Promise<Counts> {
  let succeeded = true;
  for (const [command, ...args] of commands) succeeded = (await tool(command, args)) && succeeded;
  return countsOfCheck(succeeded);
}

/** The same at a time, for commands that each use one core. */
async function checkTogether(...commands: [string, ...string[]][]): Promise<Counts> {
  const succeeded = await Promise.all(commands.map(([command, ...args]) => tool(command, args)));
  return countsOfCheck(succeeded.every(Boolean));
}

async function vitest(project: string): Promise<Counts> {
  const report = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = await tool('vitest', ['run', '--project', project, ...reporters], {
    RESTITUI_PREPARED: prepared.folder,
  });
  return countsOfReport('vitest', report, succeeded);
}

async function playwright(): Promise<Counts> {
  const report = path.join(reports, 'e2e.json');
  const environment = {
    CHROMIUM_PATH: await ensureBrowser(),
    PLAYWRIGHT_JSON_FILE: report,
    RESTITUI_PREPARED: prepared.folder,
  };
  return countsOfReport('playwright', report, await tool('playwright', ['test'], environment));
}

const steps: Record<string, () => Promise<Counts>> = {
  types: () =>
    checkTogether(
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'e2e/tsconfig.json'],
      ['tsc', '-p', 'apps/web/tsconfig.json'],
    ),
  lint: () => check(['biome', 'check', '.']),
  imports: () => check(['node', 'scripts/check-imports.ts']),
  unused: () => check(['knip']),
  unit: () => vitest('unit'),
  // Both start the shipped product, with the web app built.
  server: () => ensureWebBuilt().then(() => vitest('server')),
  e2e: () => ensureWebBuilt().then(playwright),
};

async function runStep(name: string): Promise<Counts> {
  console.log(`\n── ${name}`);
  try {
    return (await steps[name]?.()) ?? countsOfCheck(false);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return countsOfCheck(false);
  }
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only?.split(',') ?? Object.keys(steps);
const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`--only takes ${Object.keys(steps).join(', ')}, not ${unknown.join(', ')}`);
  process.exit(2);
}

const results: [string, Counts][] = [];
for (const name of chosen) results.push([name, await runStep(name)]);
rmSync(reports, { recursive: true, force: true });
prepared.remove();

console.log('\n── all');
for (const [name, counts] of results) console.log(`${name.padEnd(8)} ${describeCounts(counts)}`);
const total = sumOf(results.map(([, counts]) => counts));
console.log(describeCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;
