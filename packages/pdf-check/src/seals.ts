import { fromBER } from 'asn1js';
import { ContentInfo, CryptoEngine, SignedData } from 'pkijs';

/** A signature found in a PDF. */
export interface Seal {
  /** Whether the signed bytes are unchanged and signed with the certificate's key. */
  holds: boolean;
  /** Number of bytes, from the start of the file, that the signature covers. */
  end: number;
  /** SHA-256 of the certificate, in hex; empty when the certificate cannot be read. */
  fingerprint: string;
  /** Whether the signature has a time stamp of an authority. */
  isStamped: boolean;
}

const byteRange = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
// A private engine: other code may have replaced the global one.
const engine = new CryptoEngine({ name: 'restitui', crypto: globalThis.crypto });
const stampAttribute = '1.2.840.113549.1.9.16.2.14';

/** Returns all signatures of a PDF (PAdES or PKCS#7 detached) in file order, each verified. */
export async function sealsOf(pdf: Uint8Array): Promise<Seal[]> {
  const text = new TextDecoder('latin1').decode(pdf);
  const found = [...text.matchAll(byteRange)].map((match) => match.slice(1).map(Number));
  const seals: Seal[] = [];
  for (const range of found) {
    const seal = await sealAt(pdf, text, range);
    if (seal) seals.push(seal);
  }
  return seals;
}

/** Computes SHA-256, in lower-case hex. */
export async function sha256Hex(content: Uint8Array): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', content.slice())));
}

async function sealAt(pdf: Uint8Array, text: string, range: number[]): Promise<Seal | undefined> {
  const [start = 0, length = 0, from = 0, rest = 0] = range;
  const end = from + rest;
  // The unsigned gap may contain only the signature, so that nothing can be hidden in it.
  const gap = text.slice(start + length, from);
  const hex = /^<([0-9a-fA-F\s]*)>$/.exec(gap)?.[1]?.replace(/\s/g, '');
  if (start !== 0 || from < length || end > pdf.length || !hex) return undefined;

  const signed = new Uint8Array(length + rest);
  signed.set(pdf.subarray(0, length));
  signed.set(pdf.subarray(from, end), length);
  const broken = { holds: false, end, fingerprint: '', isStamped: false };
  try {
    return { ...broken, ...(await readSignature(bytesOf(hex), signed)) };
  } catch {
    // A signature that cannot be read counts as invalid.
    return broken;
  }
}

async function readSignature(der: Uint8Array<ArrayBuffer>, signed: Uint8Array<ArrayBuffer>) {
  const { result, offset } = fromBER(der.buffer);
  if (offset === -1) throw new Error('Not a CMS structure');
  const data = new SignedData({ schema: new ContentInfo({ schema: result }).content });
  const checked = await data
    .verify({ signer: 0, data: signed.buffer, extendedMode: true }, engine)
    .catch((refusal: { signerCertificate?: unknown }) => ({ signatureVerified: false, ...refusal }));
  const certificate = data.certificates?.[0];
  const raw =
    certificate && 'toSchema' in certificate ? new Uint8Array(certificate.toSchema().toBER(false)) : undefined;
  return {
    holds: checked.signatureVerified === true,
    fingerprint: raw ? await sha256Hex(raw) : '',
    isStamped: data.signerInfos[0]?.unsignedAttrs?.attributes.some(({ type }) => type === stampAttribute) ?? false,
  };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor(hex.length / 2));
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
