import { type KeyObject, X509Certificate } from 'node:crypto';
import { cnpjOfCertificate, holderName } from './certificate-cnpj.ts';

/** The data of a certificate used in verification. */
export interface HolderCertificate {
  key: KeyObject;
  /** Undefined when the certificate contains none. */
  cnpj: string | undefined;
  /** Common name of the holder. */
  titular: string;
  /** Milliseconds since the epoch; NaN when it cannot be read. */
  validFrom: number;
  validTo: number;
}

const MAX_CACHED = 1024;

/** Caches certificates by their base64: issuers sign all notes with one or two, so each is parsed once. */
export class CertificateCache {
  readonly #known = new Map<string, HolderCertificate | undefined>();

  /** Parses a base64 certificate; undefined when it is invalid or has no RSA key. */
  read(base64: string): HolderCertificate | undefined {
    if (this.#known.has(base64)) return this.#known.get(base64);
    if (this.#known.size >= MAX_CACHED) this.#known.clear();
    const certificate = readCertificate(base64);
    this.#known.set(base64, certificate);
    return certificate;
  }
}

function readCertificate(base64: string): HolderCertificate | undefined {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
    const { publicKey: key, validFrom, validTo } = certificate;
    if (key.asymmetricKeyType !== 'rsa') return undefined;
    const [cnpj, titular] = [cnpjOfCertificate(certificate), holderName(certificate)];
    // The text properties are used because Date properties of an unreadable certificate contain uninitialised memory.
    return { key, cnpj, titular, validFrom: Date.parse(validFrom), validTo: Date.parse(validTo) };
  } catch {
    return undefined;
  }
}
