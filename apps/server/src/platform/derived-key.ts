import { hkdfSync } from 'node:crypto';

/** Derives a 32-byte key for one purpose from the installation's key (HKDF-SHA-256); no key reveals another. */
export function derivedKey(secretKey: string | Buffer, purpose: string, salt: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, salt, purpose, 32));
}
