import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { IModule } from 'dependency-cruiser';
import { baseOfChange, changedFiles } from './changed-files.ts';
import { toolEnvironment } from './ensure-installed.mjs';
import { reportViolations } from './import-rules.ts';
import { relatedTests } from './related-tests.ts';
import { repoRoot } from './repo-root.mjs';
import { runInLanes } from './run-in-lanes.ts';
import { typeChecks } from './type-checks.ts';

/** Limits of one run, so that verify ends within two minutes on two cores. */
const mostUnitTests = 150;
const mostServerTests = 20;

function run(command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, { cwd: repoRoot, env: toolEnvironment(), stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function runTests(project: string, tests: string[], most: number): Promise<boolean> {
  if (tests.length === 0) return true;
  const chosen = tests.slice(0, most);
  const left = tests.length - chosen.length;
  console.log(`${project}: ${chosen.length} test files that depend on the change\n  ${chosen.join('\n  ')}`);
  if (left > 0) console.log(`${project}: ${left} more that depend on it from further away are left to npm test`);
  return run('vitest', ['run', '--project', project, '--reporter=dot', ...chosen]);
}

async function runRelatedTests(changed: string[], modules: IModule[]): Promise<boolean> {
  const tests = relatedTests(changed, modules);
  const isServer = (file: string) => file.startsWith('apps/server/');
  const unit = await runTests(
    'unit',
    tests.filter((file) => !isServer(file)),
    mostUnitTests,
  );
  return (await runTests('server', tests.filter(isServer), mostServerTests)) && unit;
}

async function checkCommits(base: string): Promise<boolean> {
  if (base === 'HEAD') {
    console.log('No upstream branch: commit messages are not checked. Name a base with --base.');
    return true;
  }
  return run('commitlint', ['--from', base, '--to', 'HEAD']);
}

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const base = baseOfChange(values.base);
const changed = changedFiles(base);

/** The import graph that the imports step reads and the tests step uses. */
let modules: IModule[] = [];

async function checkImports(): Promise<boolean> {
  const report = await reportViolations(repoRoot);
  modules = report.modules;
  return report.succeeded;
}

const steps: [string, () => Promise<boolean>][] = [
  ['commits', () => checkCommits(base)],
  ['lint', () => run('biome', ['check', '--no-errors-on-unmatched', ...changed])],
  ['imports', checkImports],
  ['types', async () => (await runInLanes([['types', typeChecks]])).get('types') ?? false],
  ['tests', () => runRelatedTests(changed, modules)],
];

if (changed.length === 0) console.log('Nothing has changed.');
const failed: string[] = [];
for (const [name, step] of changed.length === 0 ? [] : steps) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  if (!(await step())) failed.push(name);
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nVerified.');
process.exitCode = failed.length > 0 ? 1 : 0;
