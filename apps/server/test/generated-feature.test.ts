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

/** Runs a Node program in the copy; returns its output when it failed. */
function failureOf(program: string, ...args: string[]): string | undefined {
  const result = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' });
  return result.status === 0 ? undefined : `${result.stdout}\n${result.stderr}`;
}

const vitest = (...args: string[]) => failureOf(path.join(repoRoot, 'node_modules/vitest/vitest.mjs'), 'run', ...args);

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
    expect(vitest('--project', 'unit', 'sample-records', 'app/menu.test.ts')).toBeUndefined();
    expect(vitest('--project', 'server', 'sample-records')).toBeUndefined();
  });
});
