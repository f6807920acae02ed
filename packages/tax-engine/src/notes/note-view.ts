import { childrenOf, elementsNamed, onlyChild, parseTree, textOf } from '../authenticity/dom.ts';
import { decodeDocument } from '../xml/decode-document.ts';

export interface NoteParty {
  nome: string;
  /** CNPJ or CPF, digits; empty for an unnamed consumer. */
  documento: string;
  inscricao: string;
  endereco: string;
}

/** A line of a note as it is printed. Amounts in reais; null where the note has none. */
export interface NoteViewItem {
  item: number;
  codigo: string;
  produto: string;
  ncm: string;
  cest: string;
  cfop: string;
  cst_icms: string;
  cst_pis: string;
  cst_cofins: string;
  unidade: string;
  quantidade: number | null;
  unitario: number | null;
  valor: number | null;
}

/** A note as a person reads it. Amounts in reais; dates as the note writes them. */
export interface NoteView {
  chave: string;
  modelo: string;
  serie: string;
  numero: string;
  natureza: string;
  emissao: string;
  protocolo: string;
  situacao: string;
  emitente: NoteParty;
  destinatario: NoteParty | null;
  itens: NoteViewItem[];
  totais: { produtos: number | null; desconto: number | null; frete: number | null; nota: number | null };
  informacoes: string;
}

const digits = (text: string) => text.replace(/\D/g, '');

function amount(element: Element | undefined): number | null {
  const text = textOf(element);
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** A note with its document: the text, decoded, and the bytes as they were sent, in base64. */
export interface ReadNote {
  view: NoteView;
  xml: string;
  base64: string;
}

/**
 * Reads the document of a note with an access key as a person reads it (NF-e and NFC-e by the layout 4.00, CF-e by 0.07).
 * @returns the view with the document; undefined when it cannot be read or has another key
 * @throws XmlError for an unknown encoding
 */
export function readNoteView(bytes: Buffer, key: string): ReadNote | undefined {
  const xml = decodeDocument(bytes).toString('utf8');
  const document = parseTree(xml);
  if (!document) return undefined;
  const roots = [...elementsNamed(document, 'infNFe'), ...elementsNamed(document, 'infCFe')];
  const root = roots.find((element) => digits(element.getAttribute('Id') ?? '') === key);
  return root && { view: viewOf(root, document, key), xml, base64: bytes.toString('base64') };
}

function viewOf(root: Element, document: Document, key: string): NoteView {
  const ide = onlyChild(root, 'ide');
  const field = (name: string) => textOf(onlyChild(ide, name));
  const total = onlyChild(root, 'total');
  const sums = onlyChild(total, 'ICMSTot');
  const protocol = elementsNamed(document, 'infProt').find((element) => textOf(onlyChild(element, 'chNFe')) === key);
  const isCfe = root.localName === 'infCFe';
  return {
    chave: key,
    modelo: field('mod'),
    serie: field(isCfe ? 'nserieSAT' : 'serie'),
    numero: field(isCfe ? 'nCFe' : 'nNF'),
    natureza: field('natOp'),
    emissao: isCfe ? dateOfCfe(field('dEmi'), field('hEmi')) : field('dhEmi') || field('dEmi'),
    protocolo: textOf(onlyChild(protocol, 'nProt')),
    situacao: textOf(onlyChild(protocol, 'xMotivo')),
    emitente: partyOf(onlyChild(root, 'emit'), 'enderEmit'),
    destinatario: onlyChild(root, 'dest') ? partyOf(onlyChild(root, 'dest'), 'enderDest') : null,
    itens: childrenOf(root)
      .filter(({ localName }) => localName === 'det')
      .map(itemOf),
    totais: {
      produtos: amount(onlyChild(sums, 'vProd')),
      desconto: amount(onlyChild(sums, 'vDesc')),
      frete: amount(onlyChild(sums, 'vFrete')),
      nota: amount(isCfe ? onlyChild(total, 'vCFe') : onlyChild(sums, 'vNF')),
    },
    informacoes: textOf(onlyChild(onlyChild(root, 'infAdic'), 'infCpl')),
  };
}

/** Joins day and time of a CF-e, `AAAAMMDD` and `HHMMSS`. */
function dateOfCfe(day: string, time: string): string {
  const date = day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return `${date}T${time.replace(/^(\d{2})(\d{2})(\d{2})$/, '$1:$2:$3')}`;
}

function partyOf(party: Element | undefined, address: string): NoteParty {
  const place = onlyChild(party, address);
  const field = (name: string) => textOf(onlyChild(party, name));
  const part = (name: string) => textOf(onlyChild(place, name));
  const street = [part('xLgr'), part('nro'), part('xCpl')].filter(Boolean).join(', ');
  const town = [part('xMun'), part('UF')].filter(Boolean).join('/');
  return {
    nome: field('xNome'),
    documento: field('CNPJ') || field('CPF'),
    inscricao: field('IE'),
    endereco: [street, part('xBairro'), town].filter(Boolean).join(' · '),
  };
}

function itemOf(det: Element): NoteViewItem {
  const prod = onlyChild(det, 'prod');
  const field = (name: string) => textOf(onlyChild(prod, name));
  const taxes = onlyChild(det, 'imposto');
  /** Finds a code in the group of a tax, whatever the group of the situation is called. */
  const code = (tax: string, ...names: string[]) => {
    const [group] = childrenOf(onlyChild(taxes, tax) ?? null);
    return names.map((name) => textOf(onlyChild(group, name))).find(Boolean) ?? '';
  };
  return {
    item: Number(det.getAttribute('nItem') ?? 0),
    codigo: field('cProd'),
    produto: field('xProd'),
    ncm: field('NCM'),
    cest: field('CEST'),
    cfop: field('CFOP'),
    cst_icms: code('ICMS', 'CST', 'CSOSN'),
    cst_pis: code('PIS', 'CST'),
    cst_cofins: code('COFINS', 'CST'),
    unidade: field('uCom'),
    quantidade: amount(onlyChild(prod, 'qCom')),
    unitario: amount(onlyChild(prod, 'vUnCom')),
    valor: amount(onlyChild(prod, 'vProd')) ?? amount(onlyChild(prod, 'vItem')),
  };
}
