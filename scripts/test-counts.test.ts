import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repoRoot } from './repo-root.mjs';
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
  suites: [],
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
      vitest([4, 0, 0], [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }]),
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

  it('come with the name and the message without stack of each failed test of Vitest', () => {
    const log = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n');
    const message = `Error: The server ended with 1:\n${log}\n\nno connection\n    at x.ts:1:1`;
    const failedTest = { status: 'failed', fullName: 'credits are added', failureMessages: [message] };
    const files = [
      { name: path.join(repoRoot, 'a.test.ts'), status: 'failed', assertionResults: [failedTest] },
      { name: path.join(repoRoot, 'b.test.ts'), status: 'failed', message: 'no module', assertionResults: [] },
    ];
    writeFileSync(file, JSON.stringify(vitest([4, 1, 0], files)));
    expect(countsOfReport('vitest', file, false).failures).toEqual([
      [
        'a.test.ts › credits are added: Error: The server ended with 1:',
        ...Array.from({ length: 11 }, (_, index) => `line ${index + 9}`),
        'no connection',
      ].join('\n    '),
      'b.test.ts › does not load: no module',
    ]);
  });

  it('come with the name and the message of each failed journey', () => {
    const results = [{ error: { message: '\u001b[31mTimeout\u001b[39m\nwaiting' } }];
    const specs = [
      { file: 'sign-in.spec.ts', title: 'signs in', ok: true, tests: [] },
      { file: 'sign-in.spec.ts', title: 'signs out', ok: false, tests: [{ results }] },
    ];
    const report = { ...playwright(1, 1, 0), suites: [{ specs: [], suites: [{ specs }] }] };
    writeFileSync(file, JSON.stringify(report));
    expect(countsOfReport('playwright', file, false).failures).toEqual([
      'e2e/sign-in.spec.ts › signs out: Timeout\n    waiting',
    ]);
  });

  it('come with the end of the page on which a journey failed', () => {
    const context = path.join(folder, 'error-context.md');
    const lines = Array.from({ length: 70 }, (_, line) => `- text: ${line}`).join('\n');
    writeFileSync(context, `# Test info\n\n\`\`\`yaml\n${lines}\n- status: Falhou\n\`\`\`\n\n# Test source\n`);
    const attachments = [{ name: 'screenshot' }, { name: 'error-context', path: context }];
    const results = [{ error: { message: 'Timeout' }, attachments }];
    const specs = [{ file: 'sign-in.spec.ts', title: 'signs out', ok: false, tests: [{ results }] }];
    writeFileSync(file, JSON.stringify({ ...playwright(1, 1, 0), suites: [{ specs }] }));
    const [failure] = countsOfReport('playwright', file, false).failures;
    expect(failure).toMatch(/^e2e\/sign-in\.spec\.ts › signs out: Timeout\n {4}The page ended with:\n/);
    expect(failure).toContain('- text: 69\n    - status: Falhou');
    expect(failure).not.toContain('- text: 9\n');
  });

  it('count a missing report as a failure', () => {
    expect(countsOfReport('vitest', path.join(folder, 'none.json'), true)).toEqual(countsOfCheck(false));
  });

  it('are added', () => {
    expect(
      describeCounts(
        sumOf([countsOfCheck(true), countsOfCheck(false), { passed: 3, failed: 0, skipped: 2, failures: [] }]),
      ),
    ).toBe('4 passed, 1 failed, 2 skipped');
  });
});
