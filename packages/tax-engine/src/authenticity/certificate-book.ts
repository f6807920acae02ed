import { type KeyObject, X509Certificate } from 'node:crypto';
import { cnpjOfCertificate, holderName } from './certificate-cnpj.ts';

/** What a verification asks of a certificate. */
export interface HolderCertificate {
  key: KeyObject;
  /** Undefined when it names none. */
  cnpj: string | undefined;
  /** Common name of the holder. */
  titular: string;
  /** Milliseconds; NaN when it cannot be read. */
  validFrom: number;
  validTo: number;
}

const MOST_KEPT = 1024;

/** Certificates by their text in the note: an issuer signs all with one or two, so that each is read once. */
export class CertificateBook {
  readonly #known = new Map<string, HolderCertificate | undefined>();

  /** Of base64; undefined for what is no certificate with an RSA key. */
  read(base64: string): HolderCertificate | undefined {
    if (this.#known.has(base64)) return this.#known.get(base64);
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
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
    // Its dates as texts: of an unreadable one the date is whatever lay in memory.
    return { key, cnpj, titular, validFrom: Date.parse(validFrom), validTo: Date.parse(validTo) };
  } catch {
    return undefined;
  }
}
