import type { X509Certificate } from 'node:crypto';

/** DER of 2.16.76.1.3.3, "CNPJ da pessoa jurídica titular" (DOC-ICP-04). */
const cnpjOid = Buffer.from('0605604c010303', 'hex');

/**
 * Returns the CNPJ that an ICP-Brasil certificate was issued to, 14 characters: from its other name 2.16.76.1.3.3,
 * otherwise from the end of its common name (`EMPRESA LTDA:11222333000181`). Undefined without either.
 */
export function cnpjOfCertificate(certificate: X509Certificate): string | undefined {
  return cnpjInOtherName(certificate.raw) ?? /:([0-9A-Z]{12}\d{2})$/.exec(holderName(certificate))?.[1];
}

/** Returns the common name of the holder; empty without one. */
export function holderName({ subject }: X509Certificate): string {
  return /^CN=(.*)$/m.exec(subject ?? '')?.[1]?.trim() ?? '';
}

// The object identifier is followed by [0] with one string of 14 characters, of any string type.
function cnpjInOtherName(der: Buffer): string | undefined {
  const at = der.indexOf(cnpjOid);
  if (at < 0) return undefined;
  const value = at + cnpjOid.length;
  const isTagged = der[value] === 0xa0 && der[value + 1] === 16 && der[value + 3] === 14;
  const text = isTagged ? der.toString('latin1', value + 4, value + 18) : '';
  return /^[0-9A-Z]{12}\d{2}$/.test(text) ? text : undefined;
}
