import { createHash, verify } from 'node:crypto';
import type { NoteFacts } from '../notes/document-facts.ts';
import type { CertificateCache } from './certificate-cache.ts';
import { type PlainSignature, readPlainSignature } from './plain-signature.ts';
import type { Verdict } from './verdicts.ts';
import { verifyHolder } from './verify-holder.ts';

/**
 * Fast path: verifies the only note of a document in the usual serialisation. Returns undefined for any other document
 * and for every failure, which `verifyInTree` then explains. `document` is UTF-8 accepted by `XmlReader`.
 */
export function verifyPlain(document: Buffer, note: NoteFacts, certificates: CertificateCache): Verdict | undefined {
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

/** Returns true when the protocol, if any, has this key and content. */
function isConfirmed({ protocol, digest }: PlainSignature, key: string): boolean {
  if (!protocol) return true;
  const confirmed = protocol.get('digVal');
  if (confirmed !== undefined && !Buffer.from(confirmed, 'base64').equals(digest)) return false;
  return protocol.get('chNFe') === key;
}
