/**
 * Limits of a stop, in seconds. Supervisors kill the process 35 seconds after SIGTERM (`deploy/`), of which a web process
 * behind a proxy spends five in SHUTDOWN_DELAY.
 */
export const stopLimits = {
  /** From the end of SHUTDOWN_DELAY: what is still open then is cut off, and the process ends with 1. */
  whole: 24,
  /** For requests in progress. */
  requests: 15,
  /** For jobs, while requests are finished. Those that still run return to their queue. */
  workers: 8,
  /** For the embedded PostgreSQL, which then ends without a checkpoint and repeats its log at the next start. */
  database: 7,
};
