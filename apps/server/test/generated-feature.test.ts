import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repoRoot } from '../../../scripts/repo-root.mjs';
import { typeChecker } from '../../../scripts/type-checks.ts';

const notCopied = new Set(['node_modules', '.git', '.data', 'dist', 'e2e', 'bench']);
let root: string;

/** Copies the repository without its packages, which the copy reaches by links; our own workspaces are those of the copy. */
function copyRepository(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'generated-feature-'));
  for (const entry of readdirSync(repoRoot)) {
    if (notCopied.has(entry)) continue;
    const filter = (source: string) => !notCopied.has(path.basename(source));
    cpSync(path.join(repoRoot, entry), path.join(copy, entry), { recursive: true, filter });
  }
  linkPackages('.', copy);
  linkPackages('apps/web', copy);
  return copy;
}

function linkPackages(place: string, copy: string): void {
  const [from, to] = [path.join(repoRoot, place, 'node_modules'), path.join(copy, place, 'node_modules')];
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from)) {
    const isOurs = entry === '@restitui';
    if (isOurs) cpSync(path.join(from, entry), path.join(to, entry), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.join(from, entry), path.join(to, entry));
  }
}

/** Runs a Node program in the copy. */
function run(program: string, ...args: string[]): { succeeded: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' });
  return { succeeded: status === 0, said: `${stdout}\n${stderr}` };
}

/** Returns the output of a Node program in the copy when it failed. */
function failureOf(program: string, ...args: string[]): string | undefined {
  const { succeeded, said } = run(program, ...args);
  return succeeded ? undefined : said;
}

beforeAll(() => {
  root = copyRepository();
  const title = ['--title', 'Amostras', '--path', 'amostras'];
  expect(failureOf('scripts/new-feature.ts', 'crm/sample-records', ...title)).toBeUndefined();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a generated feature', () => {
  it.each([
    [
      '.',
      [
        'packages/domain/src/crm/sample-records/**/*',
        'apps/server/src/features/crm/sample-records/**/*',
        'apps/server/test/start-test-postgres.ts',
      ],
    ],
    ['apps/web', ['src/features/crm/sample-records/**/*']],
  ])('compiles in %s', (place, include) => {
    const project = path.join(place, 'tsconfig.generated.json');
    const settings = { extends: './tsconfig.json', compilerOptions: { incremental: false }, include };
    writeFileSync(path.join(root, project), JSON.stringify(settings));
    expect(failureOf(typeChecker, '-p', project, '--checkers', '1')).toBeUndefined();
  });

  it('passes its tests and those of the menu', () => {
    const vitest = path.join(repoRoot, 'node_modules/vitest/vitest.mjs');
    // One process and one worker: each of them reads the modules again.
    const options = ['--project', 'unit', '--project', 'server', '--maxWorkers', '1', '--reporter', 'default'];
    const { succeeded, said } = run(vitest, 'run', ...options, 'sample-records', 'app/menu.test.ts');
    expect(succeeded, said).toBe(true);
    for (const file of [
      'packages/domain/src/crm/sample-records/sample-records.access.test.ts',
      'apps/server/src/features/crm/sample-records/sample-records.test.ts',
      'apps/web/src/app/menu.test.ts',
    ]) {
      expect(said).toContain(file);
    }
  });
});
