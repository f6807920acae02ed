import { createHash, randomBytes } from 'node:crypto';

/** Creates the secret part of a notice address. */
export function newNoticeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashNoticeToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
