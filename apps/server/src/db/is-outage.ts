// 53100: disk full; 53300: too many connections.
const codes = /^(08...|53[13]00|57P0[1235]|ENOSPC|EDQUOT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
// Errors without a code of `pg` and of its pool.
const messages =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)$|Client has encountered a connection error)/;

/** True for an error that means the database is temporarily unavailable, not that a statement is wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // ENOENT is an outage only for the database's socket.
  if (code === 'ENOENT') return syscall === 'connect';
  return codes.test(code ?? '') || messages.test(error.message) || isOutage(error.cause);
}
