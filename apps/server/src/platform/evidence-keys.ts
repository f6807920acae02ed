import { createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from './derived-key.ts';
import { sealedTexts } from './sealed-texts.ts';

/** Keys of the evidence, derived from a key that is not in the database. */
export interface EvidenceKeys {
  /** Returns an HMAC-SHA-256 in hex, which proves that this installation wrote a row. */
  mac: (text: string) => string;
  /** Creates the key of one person, wrapped for storage in the database. */
  newPersonKey: (place: string) => string;
  /** Returns undefined for a key wrapped by another installation or for another place. */
  unwrap: (wrapped: string, place: string) => PersonKey | undefined;
}

/** Encrypts the personal data of one person; without the key neither the text nor its digest can be recovered. */
export interface PersonKey {
  digest: (text: string) => string;
  seal: (text: string, place: string) => string;
  open: (sealed: string, place: string) => string | undefined;
}

export function evidenceKeys(secretKey: string): EvidenceKeys {
  const macKey = derivedKey(secretKey, 'restitui evidence mac');
  const wrapping = sealedTexts(derivedKey(secretKey, 'restitui person keys').toString('base64url'));

  return {
    mac: (text) => createHmac('sha256', macKey).update(text).digest('hex'),
    newPersonKey: (place) => wrapping.seal(randomBytes(32).toString('base64url'), place),
    unwrap(wrapped, place) {
      const key = wrapping.open(wrapped, place);
      return key === undefined ? undefined : personKey(key);
    },
  };
}

function personKey(key: string): PersonKey {
  const digestKey = derivedKey(key, 'restitui personal digest');
  const { seal, open } = sealedTexts(key);
  return { seal, open, digest: (text) => createHmac('sha256', digestKey).update(text).digest('hex') };
}
