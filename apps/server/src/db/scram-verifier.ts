import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/**
 * Computes what PostgreSQL stores for a password (SCRAM-SHA-256), so that the password appears in no statement
 * or log.
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const rounds = 4096;
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`;
}
