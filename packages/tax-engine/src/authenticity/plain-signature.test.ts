import { describe, expect, it } from 'vitest';
import { corruptXml } from '../../test-support/corrupt-xml.ts';
import { createRandom, type Next } from '../../test-support/random.ts';
import { signedNoteVariants } from '../../test-support/signed-note-variants.ts';
import { testCertificate } from '../../test-support/test-certificate.ts';
import { CLIENT } from '../../test-support/write-note.ts';
import { elementAt } from '../element-at.ts';
import { DocumentReader } from '../notes/document-reader.ts';
import { decodeDocument } from '../xml/decode-document.ts';
import { CertificateCache } from './certificate-cache.ts';
import { canonical, elementsNamed, parseTree } from './dom.ts';
import { readPlainSignature } from './plain-signature.ts';
import { readSignedInfo, signaturesBeside } from './signed-info.ts';
import { NoteVerifier } from './verify-note.ts';
import { verifyInTree } from './verify-tree.ts';

const writings = signedNoteVariants(testCertificate({ name: 'COMERCIO EXEMPLO LTDA', cnpj: CLIENT }));
// For a longer run set PLAIN_NOTES=100000.
const corrupted = Number(process.env.PLAIN_NOTES ?? 400);
const certificates = new CertificateCache();
const [verifier, reader] = [new NoteVerifier(), new DocumentReader()];
const treeOf = (document: Buffer) => parseTree(document.toString('utf8'));

const inOneLine = (base64: string) => base64.replace(/\s/g, '');

/** Returns the signed bytes and the parts of the signature as read by the library. */
function inTree(tree: Document | undefined) {
  const named = tree ? elementsNamed(tree, 'infNFe') : [];
  const [element, ...others] = named.filter((one) => /^NFe[0-9A-Z]{44}$/.test(one.getAttribute('Id') ?? ''));
  const [signature, ...further] = element ? signaturesBeside(element) : [];
  const info = signature && readSignedInfo(signature);
  if (!element || !info || typeof info === 'string' || others.length + further.length > 0) return undefined;
  const { element: signedInfo, certificate, ...parts } = info;
  return {
    ...parts,
    certificate: inOneLine(certificate),
    signed: canonical(element),
    signedInfo: canonical(signedInfo),
  };
}

function inPlain(document: Buffer) {
  const plain = readPlainSignature(document);
  if (!plain) return undefined;
  const { protocol: _, signed, certificate, ...parts } = plain;
  const bytes = Buffer.concat(signed.map((part) => Buffer.from(part as string)));
  return { ...parts, signed: bytes.toString('utf8'), certificate: inOneLine(certificate) };
}

const pieces = [
  ' ',
  '\n',
  '\r\n',
  '\t',
  'é',
  '&gt;',
  '&#13;',
  '&quot;',
  "'",
  '7',
  '/',
  '<x/>',
  '<x a="1" />',
  '<x b="2" a="1"/>',
].concat([
  ' a="1"',
  ' xmlns:a="urn:a"',
  ' xmlns="urn:a"',
  ' xmlns=""',
  '\u2028',
  '\u0085',
  '<!-- -->',
  '<![CDATA[a]]>',
]);

/** Makes one small change, after which most documents are still readable. */
function touch(documents: readonly Buffer[], next: Next): Buffer {
  const bytes = Buffer.from(elementAt(documents, next(documents.length)));
  const at = next(bytes.length);
  const letter = elementAt(bytes, at);
  const isSmall = letter >= 0x61 && letter <= 0x7a;
  if (next(2) === 0 || isSmall) {
    // Capitals and digits are mostly in values, not in tags.
    if (/[0-9A-Z]/.test(String.fromCharCode(letter))) bytes[at] = 0x30 + next(10);
    return bytes;
  }
  const edge = bytes.indexOf(next(3) === 0 ? '<' : '>', at);
  const place = Math.max(0, edge + next(2));
  return Buffer.concat([
    bytes.subarray(0, place),
    Buffer.from(elementAt(pieces, next(pieces.length))),
    bytes.subarray(place),
  ]);
}

/** Undefined for a malformed document. */
function readable(bytes: Buffer) {
  try {
    return { document: decodeDocument(bytes), notes: reader.read(bytes).notes };
  } catch {
    return undefined;
  }
}

describe.each([...writings])('readPlainSignature of a note %s', (_, text) => {
  it('yields the same bytes as the tree', () => {
    const document = Buffer.from(text);
    expect(inPlain(document)).toBeDefined();
    expect(inPlain(document)).toEqual(inTree(treeOf(document)));
    expect(verifier.verify(document)).toMatchObject([{ veredito: 'autentica', motivo: '' }]);
  });
});

describe('readPlainSignature of a corrupted note', () => {
  it('yields the same bytes and verdict as the tree', () => {
    const documents = [...writings.values()].map((text) => Buffer.from(text));
    const next = createRandom(2026);
    const verdicts = new Map<string, number>();
    let plain = 0;
    for (let i = 0; i < corrupted; i++) {
      const bytes = i % 3 === 0 ? corruptXml(documents, next) : touch(documents, next);
      const found = readable(bytes);
      if (!found) continue;
      const tree = treeOf(found.document);
      const read = inPlain(found.document);
      if (read) {
        plain++;
        expect(read, bytes.toString('latin1')).toEqual(inTree(tree));
      }
      if (!tree) continue;
      const createVerdict = found.notes.map((note) => ({ chave: note.key, ...verifyInTree(tree, note, certificates) }));
      expect(verifier.verify(bytes), bytes.toString('latin1')).toEqual(createVerdict);
      for (const { veredito } of createVerdict) verdicts.set(veredito, (verdicts.get(veredito) ?? 0) + 1);
    }
    expect(plain).toBeGreaterThan(100);
    expect(
      Math.min(...['autentica', 'adulterada', 'assinatura_invalida'].map((one) => verdicts.get(one) ?? 0)),
    ).toBeGreaterThan(10);
  });
});
