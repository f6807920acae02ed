import { signNote } from './sign-note.ts';
import type { TestCertificate } from './test-certificate.ts';
import { noteXml } from './write-note.ts';

const qrCode =
  '<infNFeSupl><qrCode><![CDATA[http://x.test/q?a=1&b=2|3]]></qrCode><urlChave>http://x.test</urlChave></infNFeSupl>';

/** Returns one correctly signed note in the serialisations of different programs; all are valid. */
export function signedNoteVariants(certificate: TestCertificate): Map<string, string> {
  const items = [{ name: 'PÃO &amp; CAFÉ 1 &lt; 2', prod: '<cEAN></cEAN>' }, { name: "D'ÁGUA – “20 L”" }];
  const signed = signNote(noteXml({ number: 7, items }), certificate);
  const short = (name: string) => new RegExp(`(<${name}(?: [^<>]*)?)></${name}>`, 'g');
  const closed = ['CanonicalizationMethod', 'SignatureMethod', 'Transform', 'DigestMethod', 'cEAN'].reduce(
    (text, name) => text.replace(short(name), '$1/>'),
    signed,
  );
  const prefix = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  const withPrefix = signNote(noteXml({ number: 7, items }), certificate, 'sha1', ` ${prefix}`);
  return new Map([
    ['as it is signed', signed],
    ['with empty elements in one tag', closed],
    ['with a space in those tags', closed.replaceAll('/>', ' />')],
    ['with a declaration and line ends', `<?xml version="1.0" encoding="UTF-8"?>\r\n${signed}\n`],
    ['with the namespace on the note', signed.replace('<NFe>', '<NFe xmlns="http://www.portalfiscal.inf.br/nfe">')],
    ['with a version on the envelope', signed.replace('<nfeProc ', '<nfeProc versao="4.00" ')],
    ['with a QR code', signed.replace('</infNFe>', `</infNFe>${qrCode}`)],
    ['with a namespace that nothing is in', withPrefix.replace('<NFe>', `<NFe ${prefix}>`)],
    ['with the certificate in lines', signed.replace(/(<X509Certificate>.{64})/, '$1\n')],
    ['without a protocol', signed.replace(/<protNFe>.*<\/protNFe>/, '')],
    ['with SHA-256', signNote(noteXml({ number: 7, items }), certificate, 'sha256')],
  ]);
}
