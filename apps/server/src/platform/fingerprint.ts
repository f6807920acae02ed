import { createHash } from 'node:crypto';

/** One key for several texts, from which none of them can be had back. */
export function fingerprintOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}
