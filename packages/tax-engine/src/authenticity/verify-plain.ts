import { createHash, verify } from 'node:crypto';
import type { NoteFacts } from '../notes/document-facts.ts';
import type { CertificateBook } from './certificate-book.ts';
import { type PlainSignature, readPlainSignature } from './plain-signature.ts';
import type { Verdict } from './verdicts.ts';
import { verifyHolder } from './verify-holder.ts';

/**
 * Verifies the one note of a document that is in the usual writing and in which nothing is amiss; undefined for every
 * other, of which the tree says what it is. `document` is UTF-8 that our reader has accepted.
 */
export function verifyPlain(document: Buffer, note: NoteFacts, certificates: CertificateBook): Verdict | undefined {
  const plain = readPlainSignature(document);
  if (!plain || plain.id !== `NFe${note.key}`) return undefined;
  const hash = createHash(plain.digestHash);
  for (const part of plain.signed) hash.update(part);
  if (!hash.digest().equals(plain.digest)) return undefined;
  const certificate = certificates.read(plain.certificate);
  if (!certificate || !isConfirmed(plain, note.key)) return undefined;
  if (!verify(plain.signatureHash, Buffer.from(plain.signedInfo), certificate.key, plain.signature)) return undefined;
  return verifyHolder(certificate, note);
}

/** The protocol, where there is one, is about this key and content. */
function isConfirmed({ protocol, digest }: PlainSignature, key: string): boolean {
  if (!protocol) return true;
  const confirmed = protocol.get('digVal');
  if (confirmed !== undefined && !Buffer.from(confirmed, 'base64').equals(digest)) return false;
  return protocol.get('chNFe') === key;
}
