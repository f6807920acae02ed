import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repoRoot } from './repo-root.mjs';

/** Counts of a step; `failures` names each failed test as `file › test: message`. */
export type Counts = { passed: number; failed: number; skipped: number; failures: readonly string[] };

/** Counts of a step without tests: one passed or one failed. */
export function countsOfCheck(succeeded: boolean): Counts {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0, failures: [] };
}

const mostLines = 12;
const mostCharacters = 400;

function failureOf(file: string, test: string, message = ''): string {
  const name = path.isAbsolute(file) ? path.relative(repoRoot, file) : file;
  return [`${name} › ${test}`, shortened(message)].filter(Boolean).join(': ');
}

/** The first line and the last ones, which carry the error of a process that a test started; no stack. */
function shortened(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('    at '))
    .map((line) => line.slice(0, mostCharacters));
  return [...lines.slice(0, 1), ...lines.slice(1).slice(-mostLines)].join('\n    ');
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** A failed file without a failed test could not be loaded. */
function countsOfVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failureOf(name, fullName, failureMessages?.[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failedTests, ...broken.map(({ name, message }) => failureOf(name, 'does not load', message))],
  };
}

type JourneyResult = { error?: { message?: string }; attachments?: { name: string; path?: string }[] };

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: JourneyResult[] }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

const mostPageLines = 60;

/**
 * The end of the page as a screen reader reads it, where dialogs and messages are: a run on another machine leaves nothing
 * else of a journey that fails only there.
 */
function pageOf(result: JourneyResult | undefined): string[] {
  const file = result?.attachments?.find(({ name }) => name === 'error-context')?.path;
  const snapshot = file && readFileSync(file, 'utf8').split('```yaml\n')[1]?.split('\n```\n')[0];
  if (!snapshot) return [];
  const lines = snapshot.split('\n').slice(-mostPageLines);
  return ['The page ended with:', ...lines.map((line) => line.slice(0, mostCharacters))];
}

function failuresOfSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const result = tests.at(-1)?.results.at(-1);
        return [failureOf(`e2e/${file}`, title, result?.error?.message), ...pageOf(result)].join('\n    ');
      }),
    ...suites.flatMap(failuresOfSuite),
  ];
}

function countsOfPlaywright({ stats, suites, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failuresOfSuite),
      ...errors.map(({ message }) => failureOf('e2e', 'outside a test', message)),
    ],
  };
}

const readers = { vitest: countsOfVitest, playwright: countsOfPlaywright };

/**
 * Reads the counts of a runner's JSON report. A failed run counts at least one failure; so does a run without a report or
 * without a test.
 */
export function countsOfReport(runner: keyof typeof readers, reportFile: string, succeeded: boolean): Counts {
  try {
    const counts = readers[runner](JSON.parse(readFileSync(reportFile, 'utf8')));
    const ran = counts.passed + counts.failed + counts.skipped > 0;
    return succeeded && ran ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
  } catch {
    return countsOfCheck(false);
  }
}

export function sumOf(all: Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  );
}

export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
