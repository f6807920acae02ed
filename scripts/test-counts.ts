import { readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

/** Counts of a step without tests: one passed or one failed. */
export function countsOfCheck(succeeded: boolean): Counts {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** A failed file without a failed test could not be loaded. */
function countsOfVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

function countsOfPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
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
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
