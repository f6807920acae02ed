import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOfCheck, countsOfReport, describeCounts, sumOf } from './test-counts.ts';

const vitest = (counts: [number, number, number], files: unknown[] = []) => ({
  numPassedTests: counts[0],
  numFailedTests: counts[1],
  numPendingTests: counts[2],
  numTodoTests: 0,
  testResults: files,
});
const playwright = (expected: number, unexpected: number, skipped: number, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky: 0, skipped },
  errors,
});

describe('counts of a test run', () => {
  let folder: string;
  let file: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'test-counts-'));
    file = path.join(folder, 'report.json');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['vitest', vitest([5, 0, 1]), true, '5 passed, 0 failed, 1 skipped'],
    ['vitest', vitest([4, 1, 0]), false, '4 passed, 1 failed, 0 skipped'],
    [
      'a file that does not load',
      vitest([4, 0, 0], [{ status: 'failed', assertionResults: [] }]),
      false,
      '4 passed, 1 failed, 0 skipped',
    ],
    ['an error outside all tests', vitest([4, 0, 0]), false, '4 passed, 1 failed, 0 skipped'],
    ['no test at all', vitest([0, 0, 0]), true, '0 passed, 1 failed, 0 skipped'],
  ])('are read from the report of Vitest: %s', (_name, report, succeeded, expected) => {
    writeFileSync(file, JSON.stringify(report));
    expect(describeCounts(countsOfReport('vitest', file, succeeded))).toBe(expected);
  });

  it.each([
    [playwright(3, 0, 1), true, '3 passed, 0 failed, 1 skipped'],
    [playwright(2, 1, 0), false, '2 passed, 1 failed, 0 skipped'],
    [playwright(0, 0, 0, [{}]), false, '0 passed, 1 failed, 0 skipped'],
  ])('are read from the report of Playwright: %#', (report, succeeded, expected) => {
    writeFileSync(file, JSON.stringify(report));
    expect(describeCounts(countsOfReport('playwright', file, succeeded))).toBe(expected);
  });

  it('count a missing report as a failure', () => {
    expect(countsOfReport('vitest', path.join(folder, 'none.json'), true)).toEqual(countsOfCheck(false));
  });

  it('are added', () => {
    expect(
      describeCounts(sumOf([countsOfCheck(true), countsOfCheck(false), { passed: 3, failed: 0, skipped: 2 }])),
    ).toBe('4 passed, 1 failed, 2 skipped');
  });
});
