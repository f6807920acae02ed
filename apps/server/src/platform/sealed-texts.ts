import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

/** Encrypts short secrets stored in the database: links and codes that wait to be sent. */
export interface SealedTexts {
  /** @param place what the text belongs to; it cannot be decrypted for another place */
  seal: (text: string, place: string) => string;
  /** Returns undefined for a text of another key or place, or one that was changed. */
  open: (sealed: string, place: string) => string | undefined;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts with AES-256-GCM, a random nonce and a derived key. */
export function sealedTexts(secretKey: string): SealedTexts {
  const key = derivedKey(secretKey, 'restitui sealed texts');

  return {
    seal(text, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
