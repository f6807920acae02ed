import { hkdfSync } from 'node:crypto';

/** 32 bytes of one purpose from the key of this installation (HKDF-SHA-256): no purpose learns another's. */
export function derivedKey(secretKey: string | Buffer, purpose: string, salt: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, salt, purpose, 32));
}
