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
import { type Check, runInLanes } from './run-in-lanes.ts';
import { testTemporaryFolder } from './temporary-files.ts';
import { type Counts, countsOfCheck, countsOfReport, describeCounts, sumOf } from './test-counts.ts';
import { typeChecks } from './type-checks.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'restitui-reports-'));
/** The demonstration, prepared by the first step that needs it. */
const prepared = openPreparedFolder(testTemporaryFolder());

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

async function vitest(project: string, files: readonly string[]): Promise<Counts> {
  const report = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = await tool('vitest', ['run', '--project', project, ...reporters, ...files], {
    RESTITUI_PREPARED: prepared.folder,
  });
  return countsOfReport('vitest', report, succeeded);
}

async function playwright(files: readonly string[]): Promise<Counts> {
  const report = path.join(reports, 'e2e.json');
  const environment = {
    CHROMIUM_PATH: await ensureBrowser(),
    PLAYWRIGHT_JSON_FILE: report,
    RESTITUI_PREPARED: prepared.folder,
  };
  return countsOfReport('playwright', report, await tool('playwright', ['test', ...files], environment));
}

/** Each command uses one core; they run side by side, the longest first. */
const checks: Check[] = [
  ['types', typeChecks],
  ['imports', [['node', 'scripts/check-imports.ts']]],
  ['lint', [['biome', 'check', '.']]],
  ['unused', [['knip']]],
];

/** These use all cores. */
const suites: Record<string, (files: readonly string[]) => Promise<Counts>> = {
  unit: (files) => vitest('unit', files),
  // Both start the shipped product, with the web app built.
  server: (files) => ensureWebBuilt().then(() => vitest('server', files)),
  e2e: (files) => ensureWebBuilt().then(() => playwright(files)),
};

async function runChecks(chosen: Check[]): Promise<[string, Counts][]> {
  if (chosen.length === 0) return [];
  console.log(`\n── ${chosen.map(([name]) => name).join(', ')}`);
  const succeeded = await runInLanes(chosen);
  return chosen.map(([name]) => [name, countsOfCheck(succeeded.get(name) ?? false)]);
}

async function runSuite(name: string): Promise<Counts> {
  console.log(`\n── ${name}`);
  try {
    return (await suites[name]?.(positionals)) ?? countsOfCheck(false);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return countsOfCheck(false);
  }
}

/** Files of one suite, such as `--only e2e e2e/portal.spec.ts`. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const names = [...checks.map(([name]) => name), ...Object.keys(suites)];
const chosen = values.only?.split(',') ?? names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`--only takes ${names.join(', ')}, not ${unknown.join(', ')}`);
  process.exit(2);
}

const results = await runChecks(checks.filter(([name]) => chosen.includes(name)));
for (const name of chosen) if (name in suites) results.push([name, await runSuite(name)]);
rmSync(reports, { recursive: true, force: true });
prepared.remove();

const total = sumOf(results.map(([, counts]) => counts));
if (total.failures.length > 0) console.log(`\n── failed\n${total.failures.join('\n')}`);
console.log('\n── all');
for (const [name, counts] of results) console.log(`${name.padEnd(8)} ${describeCounts(counts)}`);
console.log(describeCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;
