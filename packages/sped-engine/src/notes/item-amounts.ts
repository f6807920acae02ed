import { acceptsNamespace } from '@restitui/tax-engine/notes/note-paths.ts';
import { compilePaths } from '@restitui/tax-engine/xml/path-tree.ts';
import { XmlReader } from '@restitui/tax-engine/xml/xml-reader.ts';

const both = (path: string) => `infNFe/${path} | CFe/infCFe/${path}`;

const fields = {
  vNF: 'infNFe/total/ICMSTot/vNF | CFe/infCFe/total/vCFe',
  equipment: 'CFe/infCFe/ide/nserieSAT',
  nItem: both('det/@nItem'),
  vProd: both('det/prod/vProd'),
  vDesc: both('det/prod/vDesc'),
  vFrete: 'infNFe/det/prod/vFrete',
  vSeg: 'infNFe/det/prod/vSeg',
  vOutro: both('det/prod/vOutro'),
  vICMS: both('det/imposto/ICMS/*/vICMS'),
  vFCP: 'infNFe/det/imposto/ICMS/*/vFCP',
  vICMSSTRet: 'infNFe/det/imposto/ICMS/*/vICMSSTRet',
  vFCPUFDest: 'infNFe/det/imposto/ICMSUFDest/vFCPUFDest',
  vICMSUFDest: 'infNFe/det/imposto/ICMSUFDest/vICMSUFDest',
  vICMSUFRemet: 'infNFe/det/imposto/ICMSUFDest/vICMSUFRemet',
  pPIS: both('det/imposto/PIS/*/pPIS'),
  stGroup: 'infNFe/det/imposto/ICMS/ICMSST/CST',
};
const names = Object.keys(fields) as (keyof typeof fields)[];
const F = Object.fromEntries(names.map((name, at) => [name, at])) as Record<keyof typeof fields, number>;
const noteFields = 2;
const scopes = ['infNFe', 'CFe/infCFe', both('det')];
const itemScope = 2;
const paths = compilePaths(Object.values(fields), scopes, acceptsNamespace);

/** Amounts of an item that the Simples analysis does not need. Cents. */
export interface ItemAmounts {
  number: number;
  value: number;
  discount: number;
  accessories: number;
  icms: number;
  fcp: number;
  difal: number;
  difalFcp: number;
  substituted: number | undefined;
  /** The item is in the group ICMSST. */
  hasStGroup: boolean;
  /** Ten-thousandths of a percent. */
  pisRate: number;
}

/** Amounts of a note and of its items, in the order of the document. */
export interface NoteAmounts {
  total: number;
  equipment: string;
  items: ItemAmounts[];
}

/** Reads the amounts of the notes of one document. Reuses its buffers. */
export class AmountsReader {
  readonly #xml = new XmlReader(paths, this);
  #notes: NoteAmounts[] = [];
  #items: ItemAmounts[] = [];

  /** @throws XmlError when the document is malformed. */
  read(utf8: Buffer): NoteAmounts[] {
    this.#notes = [];
    this.#items = [];
    this.#xml.read(utf8);
    return this.#notes;
  }

  open(scope: number): void {
    if (scope === itemScope) this.#xml.fields.clear(noteFields, names.length);
    else {
      this.#xml.fields.clear(0, noteFields);
      this.#items = [];
    }
  }

  close(scope: number): void {
    const { fields: store } = this.#xml;
    const cents = (field: number) => store.cents(field);
    if (scope !== itemScope) {
      const total = store.has(F.vNF) ? cents(F.vNF) : Number.NaN;
      this.#notes.push({ total, equipment: store.text(F.equipment), items: this.#items });
      return;
    }
    this.#items.push({
      number: Number(store.text(F.nItem)) || 0,
      value: cents(F.vProd),
      discount: cents(F.vDesc),
      accessories: cents(F.vFrete) + cents(F.vSeg) + cents(F.vOutro),
      icms: cents(F.vICMS),
      fcp: cents(F.vFCP),
      difal: cents(F.vICMSUFDest) + cents(F.vICMSUFRemet),
      difalFcp: cents(F.vFCPUFDest),
      substituted: store.has(F.vICMSSTRet) ? cents(F.vICMSSTRet) : undefined,
      hasStGroup: store.has(F.stGroup),
      pisRate: tenThousandths(store.text(F.pPIS)),
    });
  }
}

function tenThousandths(text: string): number {
  const match = /^(\d{1,6})(?:\.(\d{1,4})\d*)?$/.exec(text);
  return match ? Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0')) : 0;
}
