const interval = 500;

export interface ProgressReports<P> {
  report: (progress: P) => void;
  /** Resolves when the last report is stored or logged. */
  settled: () => Promise<void>;
}

/** Stores the progress of a long job, one report after the other and at most two per second; failures are logged. */
export function createProgressReports<P>(
  store: (progress: P) => Promise<void>,
  log: (error: unknown) => void,
): ProgressReports<P> {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let pending = Promise.resolve();
  return {
    report(progress) {
      const now = performance.now();
      if (now - reportedAt < interval) return;
      reportedAt = now;
      pending = pending.then(() => store(progress)).catch(log);
    },
    settled: () => pending,
  };
}
