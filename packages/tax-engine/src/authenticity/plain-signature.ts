import { C14N, DSIG, digestHashes, ENVELOPED, signatureHashes } from './signed-info.ts';

/** A signed note in the usual serialisation, in which the signed parts are already in canonical form. */
export interface PlainSignature {
  /** Id of the signed element. */
  id: string;
  /** Canonical XML of the signed element, in parts. */
  signed: (string | Buffer)[];
  digestHash: string;
  digest: Buffer;
  /** Canonical XML of the `SignedInfo` element. */
  signedInfo: string;
  signatureHash: string;
  signature: Buffer;
  /** Base64, possibly with line breaks. */
  certificate: string;
  /** Fields of the protocol by name; undefined without one. */
  protocol: Map<string, string> | undefined;
}

const NFE = 'http://www.portalfiscal.inf.br/nfe';
const END = '</infNFe>';

const gap = '[ \\t\\r\\n]*';
const attributes = `(?: [A-Za-z]+(?::[A-Za-z]+)?="[ -!#-%'-;=?-~]*")*`;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const oneOf = (known: Record<string, string>) => Object.keys(known).map(literal).join('|');
const empty = (name: string, algorithm: string) => `<${name} Algorithm="${algorithm}" ?(?:/>|></${name}>)`;
const spaced = (...parts: string[]) => parts.join(gap);

const head = new RegExp(
  `^(?:<\\?xml [^<>?]*\\?>)?${gap}(?:<nfeProc(?<process>${attributes})>${gap})?` +
    `<NFe(?<note>${attributes})>${gap}<infNFe(?<signed>${attributes})>`,
);
// Text in canonical form and a tag without a prefix, with at most one attribute, possibly of an empty element.
const piece =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no canonical form of their own
  /[^<>&\0-\x08\x0b-\x1f]*(?:&(?:amp|lt|gt);[^<>&\0-\x08\x0b-\x1f]*)*<(?:\/[A-Za-z_][\w.-]*|[A-Za-z_][\w.-]*(?: (?!xmlns)[A-Za-z_][\w.-]*="[^"<>&\0-\x1f]*")?(?: ?\/)?)>/y;
const emptyElement = /<([\w.-]+)(|[^\w.<>-][^<>]*?) ?\/>/g;
const supplement = `<infNFeSupl>(?:<qrCode>(?:<!\\[CDATA\\[[^\\]<>]*\\]\\]>|[^<>]*)</qrCode>)?(?:<urlChave>[^<>]*</urlChave>)?</infNFeSupl>`;
const signedInfo =
  `<SignedInfo(?: xmlns="${literal(DSIG)}")?>${empty('CanonicalizationMethod', literal(C14N))}` +
  `${empty('SignatureMethod', `(?<method>${oneOf(signatureHashes)})`)}<Reference URI="#(?<id>NFe[0-9A-Z]{44})">` +
  `<Transforms>${empty('Transform', literal(ENVELOPED))}${empty('Transform', literal(C14N))}</Transforms>` +
  `${empty('DigestMethod', `(?<digestMethod>${oneOf(digestHashes)})`)}` +
  '<DigestValue>(?<digest>[A-Za-z0-9+/=]+)</DigestValue></Reference></SignedInfo>';
const base64 = '[A-Za-z0-9+/= \\t\\r\\n]+';
const certificate = spaced('<X509Data>', `<X509Certificate>(?<certificate>${base64})</X509Certificate>`, '</X509Data>');
const signature = spaced(
  `<Signature xmlns="${literal(DSIG)}">`,
  signedInfo,
  `<SignatureValue>(?<value>${base64})</SignatureValue>`,
  `<KeyInfo>${gap}${certificate}${gap}</KeyInfo>`,
  '</Signature>',
);
const protocol = spaced(
  `<protNFe${attributes}>`,
  `<infProt${attributes}>(?<protocol>(?:${gap}<\\w+>[^<>]*</\\w+>)*)`,
  '</infProt>',
  '</protNFe>',
);
// Linear because each part begins with a literal tag, which the part before it cannot contain.
const rest = new RegExp(
  spaced('', `(?:${supplement})?`, signature, '</NFe>', `(?:${protocol})?`, '(?:</nfeProc>)?', '$'),
  'y',
);
// xmldom treats these two characters as line ends.
const lineEnds = /\xc2\x85|\xe2\x80\xa8/;

/**
 * Reads a note with one signed `infNFe` in the usual serialisation without building a tree: tags in canonical form, one
 * reference with the usual transforms, one certificate. `document` is well-formed UTF-8. Undefined for any other
 * serialisation.
 */
export function readPlainSignature(document: Buffer): PlainSignature | undefined {
  const text = document.toString('latin1');
  const start = head.exec(text);
  const tag = start?.groups && canonicalTag(start.groups);
  if (!start || !tag || lineEnds.test(text)) return undefined;

  const from = start[0].length;
  const end = text.indexOf(END, from) + END.length;
  piece.lastIndex = from;
  while (piece.lastIndex < end) if (!piece.test(text)) return undefined;

  rest.lastIndex = end;
  const found = rest.exec(text)?.groups;
  if (!found || found.id !== tag.id) return undefined;
  const { id = '', method = '', digestMethod = '', digest = '', value = '', certificate = '' } = found;
  const [digestHash, signatureHash] = [digestHashes[digestMethod], signatureHashes[method]];
  if (digestHash === undefined || signatureHash === undefined) return undefined;
  return {
    id,
    signed: [tag.text, canonicalContent(document, text, from, end)],
    digestHash,
    digest: Buffer.from(digest, 'base64'),
    signedInfo: canonicalInfo({ method, id, digestMethod, digest, prefixes: tag.prefixes }),
    signatureHash,
    signature: Buffer.from(value, 'base64'),
    certificate,
    protocol: found.protocol === undefined ? undefined : fieldsOf(found.protocol),
  };
}

/** Builds the start tag of the signed element with the namespaces in scope; undefined with other attributes. */
function canonicalTag({ process = '', note = '', signed = '' }: Record<string, string>) {
  const above = { ...attributesOf(process), ...attributesOf(note) };
  const { versao: _, ...inherited } = above;
  const { Id: id, versao, ...declared } = attributesOf(signed);
  const inScope = { ...inherited, ...declared };
  if (id === undefined || inScope.xmlns !== NFE || !Object.entries(inScope).every(isNamespace)) return undefined;
  const version = versao === undefined ? '' : ` versao="${versao}"`;
  const { xmlns: __, ...prefixed } = inherited;
  return { id, text: `<infNFe${written(inScope)} Id="${id}"${version}>`, prefixes: written(prefixed) };
}

function isNamespace([name, value]: [string, string]): boolean {
  return name === 'xmlns' ? value === NFE : /^xmlns:(?!xml)/i.test(name) && value !== '';
}

/** Serialises namespaces in the order of canonical XML. */
function written(namespaces: Record<string, string>): string {
  const names = Object.keys(namespaces).sort();
  return names.map((name) => ` ${name}="${namespaces[name]}"`).join('');
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(Array.from(text.matchAll(/ ([A-Za-z:]+)="([^"]*)"/g), ([, name, value]) => [name, value]));
}

function canonicalContent(document: Buffer, text: string, from: number, end: number): Buffer {
  const first = text.indexOf('/>', from);
  if (first < 0 || first > end) return document.subarray(from, end);
  return Buffer.from(text.slice(from, end).replace(emptyElement, '<$1$2></$1>'), 'latin1');
}

function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/<(\w+)>([^<>]*)</g)) {
    // A repeated name is invalidated, so that the tree decides.
    fields.set(name, fields.has(name) ? '' : value.trim());
  }
  return fields;
}

function canonicalInfo(parts: Record<'method' | 'id' | 'digestMethod' | 'digest' | 'prefixes', string>): string {
  const pair = (name: string, algorithm: string) => `<${name} Algorithm="${algorithm}"></${name}>`;
  return (
    `<SignedInfo xmlns="${DSIG}"${parts.prefixes}>${pair('CanonicalizationMethod', C14N)}${pair('SignatureMethod', parts.method)}` +
    `<Reference URI="#${parts.id}"><Transforms>${pair('Transform', ENVELOPED)}${pair('Transform', C14N)}</Transforms>` +
    `${pair('DigestMethod', parts.digestMethod)}<DigestValue>${parts.digest}</DigestValue></Reference></SignedInfo>`
  );
}
