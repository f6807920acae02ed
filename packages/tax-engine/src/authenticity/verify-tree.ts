import { createHash, verify } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { NoteFacts } from '../notes/document-facts.ts';
import { DocumentReader } from '../notes/document-reader.ts';
import type { CertificateCache } from './certificate-cache.ts';
import { canonical, elementsNamed, onlyChild, textOf } from './dom.ts';
import { readSignedInfo, type SignedInfo, signaturesBeside } from './signed-info.ts';
import { createVerdict, type Verdict } from './verdicts.ts';
import { verifyHolder } from './verify-holder.ts';

/** Verifies a note of a parsed document in any serialisation. */
export function verifyInTree(tree: Document, note: NoteFacts, certificates: CertificateCache): Verdict {
  const named = elementsNamed(tree, '*').filter((one) => keyIn(one.getAttribute('Id')) === note.key);
  const [element] = named;
  if (!element) return createVerdict('ilegivel', 'A nota não foi encontrada no XML.');
  const signatures = signaturesBeside(element);
  const [signature] = signatures;
  if (!signature) return createVerdict('sem_assinatura', 'O XML não traz assinatura digital.');
  if (signatures.length > 1 || named.length > 1) {
    return createVerdict('assinatura_invalida', 'O arquivo repete a nota ou a assinatura.');
  }
  const info = readSignedInfo(signature);
  if (typeof info === 'string') return createVerdict('assinatura_invalida', info);
  if (info.id !== element.getAttribute('Id'))
    return createVerdict('assinatura_invalida', 'A assinatura é de outra nota.');
  return verifySigned(tree, element, note, info, certificates);
}

/** Removes the prefix of an Id as `DocumentReader` does. */
function keyIn(id: string | null): string | undefined {
  return id?.trim().replace(/^(NFe|CFe)/, '');
}

function verifySigned(
  tree: Document,
  element: Element,
  note: NoteFacts,
  info: SignedInfo,
  certificates: CertificateCache,
): Verdict {
  const signed = canonical(element);
  const digest = createHash(info.digestHash).update(signed).digest();
  if (!digest.equals(info.digest)) {
    return createVerdict('adulterada', 'O conteúdo não é o que foi assinado: foi alterado ou reformatado depois.');
  }
  const certificate = certificates.read(info.certificate);
  if (!certificate) return createVerdict('assinatura_invalida', 'O certificado da assinatura não pôde ser lido.');
  const { titular, key } = certificate;
  if (!verify(info.signatureHash, Buffer.from(canonical(info.element)), key, info.signature)) {
    return createVerdict('assinatura_invalida', 'A assinatura não é do certificado que a acompanha.', titular);
  }
  if (!matchesSignedContent(signed, note)) {
    return createVerdict('assinatura_invalida', 'O que se lê no arquivo não é o que foi assinado.', titular);
  }
  const protocol = protocolProblem(tree, note, digest);
  if (protocol) return createVerdict('protocolo_divergente', protocol, titular);
  return verifyHolder(certificate, note);
}

const inner = new DocumentReader();

/** Protects against signature wrapping: the signed element alone must yield the same note as the file. */
function matchesSignedContent(signed: string, note: NoteFacts): boolean {
  const [read] = inner.read(Buffer.from(note.mod === '59' ? `<CFe>${signed}</CFe>` : signed)).notes;
  return read !== undefined && isDeepStrictEqual(printed(read), printed(note));
}

/** Returns the fields of a note that the engine reads. */
function printed({ signed: _, items, ...note }: NoteFacts) {
  return {
    ...note,
    items: items.map((item) => {
      const { id: _, ...codes } = item.codes;
      const { nItem, cProd, xProd, gtin, value, newVehicle, service, ibsCbs } = item;
      return { ...codes, nItem, cProd, xProd, gtin, value, newVehicle, service, ibsCbs };
    }),
  };
}

/** Returns the problem of a protocol with another key or, where it has a digest, other content. */
function protocolProblem(tree: Document, note: NoteFacts, digest: Buffer): string | undefined {
  const protocols = elementsNamed(tree, 'protNFe').flatMap((one) => onlyChild(one, 'infProt') ?? []);
  if (protocols.length === 0) return undefined;
  const own = protocols.filter((one) => textOf(onlyChild(one, 'chNFe')) === note.key);
  if (own.length === 0) return 'O protocolo de autorização é de outra chave.';
  const values = own.map((one) => textOf(onlyChild(one, 'digVal'))).filter(Boolean);
  const differs = values.some((value) => !Buffer.from(value, 'base64').equals(digest));
  return differs ? 'O protocolo autorizou outro conteúdo (digVal diferente).' : undefined;
}
