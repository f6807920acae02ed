import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits. The browser gets the token, the database stores only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
