import { randomUUID } from 'node:crypto';

/** Ids are stored as text, so that a malformed id is simply not found. */
export function newId(): string {
  return randomUUID();
}
