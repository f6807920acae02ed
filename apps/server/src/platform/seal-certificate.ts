import { randomBytes, X509Certificate } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';

/** Certificate and key of a seal, as stored: encrypted, and never returned to a client. */
export type SealMaterial = { form: 'p12'; p12: string; password: string } | SealPair;

interface SealPair {
  form: 'pair';
  pkcs8: string;
  certificate: string;
}

/** The public facts of a certificate. */
export interface CertificateFacts {
  subject: string;
  issuer: string;
  serial: string;
  /** SHA-256 of the certificate, lower-case hex. */
  fingerprint: string;
  validFrom: string;
  validUntil: string;
}

export const sealAlgorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

export function factsOfCertificate(der: Uint8Array): CertificateFacts {
  const { subject, issuer, serialNumber, fingerprint256, validFrom, validTo } = new X509Certificate(der);
  return {
    subject: /^CN=(.*)$/m.exec(subject)?.[1] ?? nameOf(subject),
    issuer: nameOf(issuer),
    serial: serialNumber,
    fingerprint: fingerprint256.replaceAll(':', '').toLowerCase(),
    validFrom: new Date(validFrom).toISOString(),
    validUntil: new Date(validTo).toISOString(),
  };
}

const mostInCommonName = 64;

/** Shortens a name to whole words that fit into a common name (X.520, ub-common-name); a single long word is cut. */
function inCommonName(name: string): string {
  if (name.length <= mostInCommonName) return name;
  const end = name.lastIndexOf(' ', mostInCommonName);
  return name.slice(0, end > 0 ? end : mostInCommonName).trimEnd();
}

/**
 * Creates a self-signed certificate: it proves that a document is unchanged, and no authority confirms the
 * name.
 */
export async function makeDevelopmentCertificate(company: string, now: Date): Promise<SealPair> {
  const keys = await crypto.subtle.generateKey(
    { ...sealAlgorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array([1, ...randomBytes(15)]).buffer });
  const commonName = inCommonName(`Selo eletrônico de desenvolvimento: ${company}`);
  for (const name of [certificate.subject, certificate.issuer]) {
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: commonName }) }),
    );
  }
  certificate.notBefore.value = new Date(now.getTime() - day);
  certificate.notAfter.value = new Date(now.getTime() + 10 * 365 * day);
  // digitalSignature and nonRepudiation.
  const keyUsage = new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 }).toBER(false);
  const constraints = new BasicConstraints({ cA: false }).toSchema().toBER(false);
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints }),
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: keyUsage }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    form: 'pair',
    pkcs8: Buffer.from(pkcs8).toString('base64'),
    certificate: Buffer.from(certificate.toSchema().toBER(false)).toString('base64'),
  };
}

const day = 24 * 60 * 60 * 1000;

/** Formats `CN=A\nO=B` in one line, common name first. */
function nameOf(text: string): string {
  const parts = text.split('\n');
  return [...parts.filter((part) => part.startsWith('CN=')), ...parts.filter((part) => !part.startsWith('CN='))].join(
    ', ',
  );
}
