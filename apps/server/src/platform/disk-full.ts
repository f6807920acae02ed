/** The disk has less free space than the installation keeps; nothing was written. */
export class DiskFullError extends Error {}

/** Codes of Node, and PostgreSQL's disk_full. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True for an error of a write that did not fit on the disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DiskFullError) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return codes.has(code) || isDiskFull(error.cause);
}
