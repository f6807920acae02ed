import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signNote } from '../../test-support/sign-note.ts';
import { testCertificate } from '../../test-support/test-certificate.ts';
import { CLIENT, noteKey, noteXml } from '../../test-support/write-note.ts';
import { verifyNotes } from './verify-note.ts';

const own = testCertificate({ name: `COMERCIO EXEMPLO LTDA:${CLIENT}`, cnpj: CLIENT });
const note = noteXml({ number: 7 });
const signed = signNote(note, own);

/** Changes the first character of an element's base64 text. The key is random, so a fixed character could be the same. */
const withOtherFirst = (element: string) =>
  signed.replace(new RegExp(`(?<=<${element}>).`), (first) => (first === 'A' ? 'B' : 'A'));

const verdictOf = (xml: string | Buffer) => verifyNotes(Buffer.from(xml)).map(({ veredito }) => veredito);
const only = (xml: string) => {
  const [found] = verifyNotes(Buffer.from(xml));
  return [found?.veredito, found?.motivo];
};

describe('verifyNotes on a signed note', () => {
  it('is authentic, with its key and the holder of the certificate', () => {
    expect(verifyNotes(Buffer.from(signed))).toEqual([
      {
        chave: noteKey({ number: 7 }),
        veredito: 'autentica',
        motivo: '',
        titular: `COMERCIO EXEMPLO LTDA:${CLIENT}`,
      },
    ]);
  });

  it.each([
    ['SHA-256', signNote(note, own, 'sha256')],
    ['a byte order mark', `\uFEFF${signed}`],
    ['the headquarters’ certificate', signNote(noteXml({ emit: '11222333000262' }), own)],
    ['the CNPJ in the common name alone', signNote(note, testCertificate({ name: `COMERCIO EXEMPLO LTDA:${CLIENT}` }))],
    ['no protocol', signed.replace(/<protNFe>.*<\/protNFe>/, '')],
    ['a protocol without a digest', signed.replace(/<digVal>.*?<\/digVal>/, '')],
    ['a comment, which is not signed', signed.replace('<ide>', '<!-- lido -->'.concat('<ide>'))],
    ['letters with accents and entities', signNote(noteXml({ items: [{ name: 'PÃO &amp; CAFÉ' }] }), own)],
  ])('is authentic with %s', (_, xml) => {
    expect(verdictOf(xml)).toEqual(['autentica']);
  });

  it('is authentic among others in one file', () => {
    const lot = [1, 2].map((number) =>
      signNote(noteXml({ number, stat: null }), own).replace(/<\/?nfeProc[^>]*>/g, ''),
    );
    expect(verdictOf(`<enviNFe xmlns="http://www.portalfiscal.inf.br/nfe">${lot.join('')}</enviNFe>`)).toEqual([
      'autentica',
      'autentica',
    ]);
  });
});

describe('verifyNotes on an altered note', () => {
  it.each([
    ['an amount', signed.replace('<vProd>100.00</vProd>', '<vProd>900.00</vProd>')],
    ['an NCM', signed.replace('39269090', '22030000')],
    ['spaces between the tags', signed.replace('<emit>', '\n  <emit>')],
    ['an attribute', signed.replace('nItem="1"', 'nItem="2"')],
    ['an additional namespace', signed.replace('<nfeProc ', '<nfeProc xmlns:a="urn:a" ')],
    ['the digest', withOtherFirst('DigestValue')],
  ])('reports a change of %s', (_, xml) => {
    expect(only(xml)).toEqual([
      'adulterada',
      'O conteúdo não é o que foi assinado: foi alterado ou reformatado depois.',
    ]);
  });

  it('reports the certificate of another CNPJ after re-signing', () => {
    const other = testCertificate({ name: 'OUTRA LTDA:99888777000161', cnpj: '99888777000161' });
    expect(only(signNote(note, other))).toEqual([
      'outro_cnpj',
      'O certificado é do CNPJ 99888777000161, e não do emitente.',
    ]);
  });

  it('reports a protocol that authorised other content', () => {
    const old = /<digVal>.*?<\/digVal>/.exec(signed)?.[0] ?? '';
    const changed = signNote(noteXml({ number: 7, items: [{ value: '900.00' }] }), own);
    expect(only(changed.replace(/<digVal>.*?<\/digVal>/, old))).toEqual([
      'protocolo_divergente',
      'O protocolo autorizou outro conteúdo (digVal diferente).',
    ]);
    expect(only(signed.replace(/<chNFe>\d{4}/, '<chNFe>0000'))).toEqual([
      'protocolo_divergente',
      'O protocolo de autorização é de outra chave.',
    ]);
  });
});

describe('verifyNotes on an invalid signature', () => {
  const wrapped = () => {
    const fake = noteXml({ number: 7, items: [{ value: '900.00' }] });
    const real = /<infNFe.*<\/infNFe>/s.exec(signed)?.[0] ?? '';
    const signature = /<Signature.*<\/Signature>/s.exec(signed)?.[0] ?? '';
    return fake.replace('</NFe>', `${signature.replace('</Signature>', `<Object>${real}</Object></Signature>`)}</NFe>`);
  };

  it.each<[string, string, string]>([
    ['is missing', note, 'sem_assinatura'],
    ['is of another note', signed.replace('URI="#NFe', 'URI="#XYZ'), 'assinatura_invalida'],
    ['is of the whole document', signed.replace(/URI="#\w+"/, 'URI=""'), 'assinatura_invalida'],
    ['does not match its certificate', withOtherFirst('SignatureValue'), 'assinatura_invalida'],
    ['is duplicated', signed.replace(/(<Signature .*<\/Signature>)/s, '$1$1'), 'assinatura_invalida'],
    ['has two references', signed.replace(/(<Reference .*<\/Reference>)/s, '$1$1'), 'assinatura_invalida'],
    ['wraps the signed note elsewhere', wrapped(), 'assinatura_invalida'],
    ['has no certificate', signed.replace(/<X509Certificate>.*<\/X509Certificate>/, ''), 'assinatura_invalida'],
    [
      'has a corrupted certificate',
      signed.replace(/<X509Certificate>...../, '<X509Certificate>AAAAA'),
      'assinatura_invalida',
    ],
    ['uses another algorithm', signed.replace('#rsa-sha1', '#dsa-sha1'), 'assinatura_invalida'],
    ['uses an XSLT transform', signed.replace('#enveloped-signature', '#xslt'), 'assinatura_invalida'],
    [
      'uses another canonicalisation',
      signed.replace('xml-c14n-20010315"></Can', 'xml-exc-c14n"></Can'),
      'assinatura_invalida',
    ],
  ])('rejects a signature that %s', (_, xml, verdict) => {
    expect(verdictOf(xml)).toEqual([verdict]);
  });

  it.each([
    ['has no CNPJ', testCertificate({ name: 'JOSE DA SILVA' }), 'sem_cnpj'],
    ['had expired', testCertificate({ name: 'A', cnpj: CLIENT, to: '250509' }), 'fora_da_validade'],
    ['was not valid yet', testCertificate({ name: 'A', cnpj: CLIENT, from: '250511' }), 'fora_da_validade'],
  ])('rejects a certificate that %s', (_, certificate, verdict) => {
    expect(verdictOf(signNote(note, certificate))).toEqual([verdict]);
  });

  it('returns nothing for documents that are no notes or unreadable', () => {
    expect(verdictOf('<cteProc/>')).toEqual([]);
    expect(verdictOf('<NFe')).toEqual([]);
    expect(verdictOf(`<!DOCTYPE a [<!ENTITY b "c">]>${signed}`)).toEqual([]);
  });
});

const sample = join(
  process.env.RESTITUI_SHARED ?? join(import.meta.dirname, '../../../../../shared/data/nfe-samples'),
  'nfephp__xml__xml-problema-qrcode.xml',
);

describe.skipIf(!existsSync(sample))('verifyNotes on a real note', () => {
  it('is authentic, and altered after a change of one cent', () => {
    const bytes = readFileSync(sample);
    expect(verdictOf(bytes)).toEqual(['autentica']);
    const changed = bytes.toString('utf8').replace(/<vNF>(\d+)\.(\d)(\d)/, '<vNF>$1.$29');
    expect(verdictOf(changed)).toEqual(['adulterada']);
  });
});
