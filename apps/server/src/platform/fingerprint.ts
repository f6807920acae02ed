import { createHash } from 'node:crypto';

/** Returns one hash for several texts; the texts cannot be recovered from it. */
export function fingerprintOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}
