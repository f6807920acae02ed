import { createHash, verify, X509Certificate } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import type { NoteFacts } from '../notes/document-facts.ts';
import { readDocument } from '../notes/document-reader.ts';
import { decodeDocument } from '../xml/decode-document.ts';
import { XmlError } from '../xml/xml-error.ts';
import { cnpjOfCertificate, holderName } from './certificate-cnpj.ts';
import { canonical, elementsNamed, onlyChild, parseTree, textOf } from './dom.ts';
import { readSignedInfo, type SignedInfo, signaturesBeside } from './signed-info.ts';
import type { AuthenticityVerdict, VerifiedNote } from './verdicts.ts';

type Verdict = Pick<VerifiedNote, 'veredito' | 'motivo' | 'titular'>;

const DAY = 86_400_000;

/**
 * Verifies the digital signature of each note in a file (XMLDSig as NF-e, NFC-e and CF-e use it): the content is what
 * was signed, the signature is the certificate's, the certificate is the issuer's and was valid on the day of issue,
 * and the protocol is of this content. The chain up to ICP-Brasil's root is not looked at.
 */
export function verifyNotes(bytes: Buffer): Omit<VerifiedNote, 'arquivo'>[] {
  let notes: NoteFacts[];
  try {
    notes = readDocument(bytes).notes;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return [];
  }
  if (notes.length === 0) return [];
  const tree = parseTree(decodeDocument(bytes).toString('utf8'));
  return notes.map((note) => ({
    chave: note.key,
    ...(tree ? verifyNote(tree, note) : judged('ilegivel', 'O XML não pôde ser lido para a verificação.')),
  }));
}

function judged(veredito: AuthenticityVerdict, motivo = '', titular = ''): Verdict {
  return { veredito, motivo, titular };
}

function verifyNote(tree: Document, note: NoteFacts): Verdict {
  const named = elementsNamed(tree, '*').filter((one) => keyIn(one.getAttribute('Id')) === note.key);
  const [element] = named;
  if (!element) return judged('ilegivel', 'A nota não foi encontrada no XML.');
  const signatures = signaturesBeside(element);
  const [signature] = signatures;
  if (!signature) return judged('sem_assinatura', 'O XML não traz assinatura digital.');
  if (signatures.length > 1 || named.length > 1) {
    return judged('assinatura_invalida', 'O arquivo repete a nota ou a assinatura.');
  }
  const info = readSignedInfo(signature);
  if (typeof info === 'string') return judged('assinatura_invalida', info);
  if (info.id !== element.getAttribute('Id')) return judged('assinatura_invalida', 'A assinatura é de outra nota.');
  return verifySigned(tree, element, note, info);
}

/** As the reader takes it off an Id. */
function keyIn(id: string | null): string | undefined {
  return id?.trim().replace(/^(NFe|CFe)/, '');
}

function verifySigned(tree: Document, element: Element, note: NoteFacts, info: SignedInfo): Verdict {
  const signed = canonical(element);
  const digest = createHash(info.digestHash).update(signed).digest();
  if (!digest.equals(info.digest)) {
    return judged('adulterada', 'O conteúdo não é o que foi assinado: foi alterado ou reformatado depois.');
  }
  const certificate = readCertificate(info.certificate);
  if (!certificate) return judged('assinatura_invalida', 'O certificado da assinatura não pôde ser lido.');
  const titular = holderName(certificate);
  const isSigned = verify(
    info.signatureHash,
    Buffer.from(canonical(info.element)),
    certificate.publicKey,
    info.signature,
  );
  if (!isSigned) return judged('assinatura_invalida', 'A assinatura não é do certificado que a acompanha.', titular);
  if (!isWhatIsRead(signed, note)) {
    return judged('assinatura_invalida', 'O que se lê no arquivo não é o que foi assinado.', titular);
  }
  const protocol = protocolProblem(tree, note, digest);
  if (protocol) return judged('protocolo_divergente', protocol, titular);
  return { ...verifyHolder(certificate, note), titular };
}

function readCertificate(der: Buffer): X509Certificate | undefined {
  try {
    const certificate = new X509Certificate(der);
    return certificate.publicKey.asymmetricKeyType === 'rsa' ? certificate : undefined;
  } catch {
    return undefined;
  }
}

/** Against wrapping: the signed element alone reads as the file does. */
function isWhatIsRead(signed: string, note: NoteFacts): boolean {
  const [inner] = readDocument(Buffer.from(note.mod === '59' ? `<CFe>${signed}</CFe>` : signed)).notes;
  return inner !== undefined && isDeepStrictEqual({ ...inner, signed: false }, { ...note, signed: false });
}

/** The protocol, where there is one, is about this key and, where it says so, about this content. */
function protocolProblem(tree: Document, note: NoteFacts, digest: Buffer): string | undefined {
  const protocols = elementsNamed(tree, 'protNFe').flatMap((one) => onlyChild(one, 'infProt') ?? []);
  if (protocols.length === 0) return undefined;
  const own = protocols.filter((one) => textOf(onlyChild(one, 'chNFe')) === note.key);
  if (own.length === 0) return 'O protocolo de autorização é de outra chave.';
  const values = own.map((one) => textOf(onlyChild(one, 'digVal'))).filter(Boolean);
  const differs = values.some((value) => !Buffer.from(value, 'base64').equals(digest));
  return differs ? 'O protocolo autorizou outro conteúdo (digVal diferente).' : undefined;
}

function verifyHolder(certificate: X509Certificate, note: NoteFacts): Pick<Verdict, 'veredito' | 'motivo'> {
  const cnpj = cnpjOfCertificate(certificate);
  if (!cnpj) return judged('sem_cnpj', 'O certificado não diz de que CNPJ é.');
  if (cnpjRoot(cnpj) !== cnpjRoot(note.emit)) {
    return judged('outro_cnpj', `O certificado é do CNPJ ${cnpj}, e não do emitente.`);
  }
  if (!isValidOn(certificate, note.issued)) {
    return judged('fora_da_validade', 'O certificado não era válido no dia da emissão.');
  }
  return judged('autentica');
}

/** On the day of issue, with the slack of a day where no hour is printed. */
function isValidOn({ validFromDate, validToDate }: X509Certificate, issued: string): boolean {
  const hasHour = issued.includes('T');
  const at = Date.parse(hasHour ? issued : issued.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3T12:00:00-03:00'));
  const slack = hasHour ? 0 : DAY;
  return at + slack >= validFromDate.getTime() && at - slack <= validToDate.getTime();
}
