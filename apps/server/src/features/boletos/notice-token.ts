import { createHash, randomBytes } from 'node:crypto';

/** The part of a notice's address that nobody can guess. */
export function newNoticeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfNotice(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
