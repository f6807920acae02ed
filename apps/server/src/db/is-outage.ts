const codes = /^(08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** True for an error that means the database is temporarily unavailable, not that a statement is wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // ENOENT is an outage only for the database's socket.
  if (code === 'ENOENT') return syscall === 'connect';
  return codes.test(code ?? '') || /^Connection terminated/.test(error.message) || isOutage(error.cause);
}
