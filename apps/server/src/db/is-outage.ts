const codes = /^(08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** Whether an error says that the database is away for a while, rather than that something is wrong with a statement. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A missing file is an outage only where it is the database's socket.
  if (code === 'ENOENT') return syscall === 'connect';
  return codes.test(code ?? '') || /^Connection terminated/.test(error.message) || isOutage(error.cause);
}
