import { createHash, sign } from 'node:crypto';
import type { TestCertificate } from './test-certificate.ts';

const NFE = 'http://www.portalfiscal.inf.br/nfe';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';

const algorithms = {
  sha1: { digest: `${DSIG}sha1`, signature: `${DSIG}rsa-sha1` },
  sha256: {
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  },
};

/**
 * Signs a note written by `noteXml` and inserts the digest into its protocol. The text is canonical except for `xmlns`;
 * `prefixes` are additional namespaces in scope, in canonical order.
 */
export function signNote(
  xml: string,
  certificate: TestCertificate,
  hash: keyof typeof algorithms = 'sha1',
  prefixes = '',
): string {
  const [content = ''] = /<infNFe .*<\/infNFe>/s.exec(xml) ?? [];
  const id = /Id="([^"]+)"/.exec(content)?.[1] ?? '';
  const canonical = content.replace('<infNFe', `<infNFe xmlns="${NFE}"${prefixes}`);
  const digest = createHash(hash).update(canonical).digest('base64');
  const info =
    `<CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></CanonicalizationMethod>` +
    `<SignatureMethod Algorithm="${algorithms[hash].signature}"></SignatureMethod>` +
    `<Reference URI="#${id}"><Transforms><Transform Algorithm="${DSIG}enveloped-signature"></Transform>` +
    `<Transform Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></Transform></Transforms>` +
    `<DigestMethod Algorithm="${algorithms[hash].digest}"></DigestMethod><DigestValue>${digest}</DigestValue></Reference>`;
  const value = sign(hash, Buffer.from(`<SignedInfo xmlns="${DSIG}"${prefixes}>${info}</SignedInfo>`), certificate.key);
  const signature =
    `<Signature xmlns="${DSIG}"><SignedInfo>${info}</SignedInfo><SignatureValue>${value.toString('base64')}</SignatureValue>` +
    `<KeyInfo><X509Data><X509Certificate>${certificate.der.toString('base64')}</X509Certificate></X509Data></KeyInfo></Signature>`;
  return xml.replace('</infNFe>', `</infNFe>${signature}`).replace('<cStat>', `<digVal>${digest}</digVal><cStat>`);
}
