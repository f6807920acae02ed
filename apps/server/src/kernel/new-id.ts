import { randomUUID } from 'node:crypto';

/** Ids are text: a malformed one is simply not found. */
export function newId(): string {
  return randomUUID();
}
