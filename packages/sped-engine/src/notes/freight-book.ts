import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import { isAccessKey } from '@restitui/tax-engine/notes/access-key.ts';
import { issueDay } from '@restitui/tax-engine/notes/note-status.ts';
import { decodeDocument } from '@restitui/tax-engine/xml/decode-document.ts';
import { compilePaths } from '@restitui/tax-engine/xml/path-tree.ts';
import { XmlReader } from '@restitui/tax-engine/xml/xml-reader.ts';

const fields = {
  Id: 'infCte/@Id',
  CFOP: 'infCte/ide/CFOP',
  dhEmi: 'infCte/ide/dhEmi',
  tpAmb: 'infCte/ide/tpAmb',
  emit: 'infCte/emit/CNPJ',
  CRT: 'infCte/emit/CRT',
  vTPrest: 'infCte/vPrest/vTPrest',
  vICMS: 'infCte/imp/ICMS/*/vICMS',
  vICMSOutraUF: 'infCte/imp/ICMS/ICMSOutraUF/vICMSOutraUF',
  chCTe: 'protCTe/infProt/chCTe',
  cStat: 'protCTe/infProt/cStat',
  tpEvento: 'retEventoCTe/infEvento/tpEvento',
  cancelledKey: 'retEventoCTe/infEvento/chCTe',
  eventStat: 'retEventoCTe/infEvento/cStat',
};
const names = Object.keys(fields) as (keyof typeof fields)[];
const F = Object.fromEntries(names.map((name, at) => [name, at])) as Record<keyof typeof fields, number>;
const scopes = ['infCte', 'protCTe/infProt', 'retEventoCTe/infEvento'];
const freightScope = 0;
const protocolScope = 1;
const cteNamespace = 'http://www.portalfiscal.inf.br/cte';
const paths = compilePaths(Object.values(fields), scopes, (uri) => uri === '' || uri === cteNamespace);

const authorised = new Set(['100', '150']);
const accepted = new Set(['135', '136']);
const cancellation = '110111';
const simples = new Set(['1', '4']);

/** A CT-e of the client. Cents. */
interface Freight {
  key: string;
  /** As the D200 of its day and CFOP is named. */
  name: string;
  value: number;
  icms: number;
}

/** The CT-e of one day and CFOP, without cancelled ones. Cents. */
export interface FreightSums {
  value: number;
  icms: number;
  keys: string[];
}

/** Names the CT-e of an establishment, a day `AAAA-MM-DD` and a CFOP. */
export function freightName(establishment: string, day: string, cfop: string): string {
  return `CT-e ${establishment} ${day} ${cfop}`;
}

/** The CT-e of an upload that the client's root issued: what D200 and D201 sum by day and CFOP (SP-046). */
export class FreightBook {
  readonly #root: string;
  readonly #xml = new XmlReader(paths, this);
  readonly #authorised = new Set<string>();
  readonly #cancelled = new Set<string>();
  readonly #byKey = new Map<string, Freight>();
  /** Built on first use, when all documents are read. */
  #byName: Map<string, Freight[]> | undefined;

  constructor(cnpj: string) {
    this.#root = cnpjRoot(cnpj);
  }

  /**
   * Takes a CT-e or its event; returns false for any other document.
   * @throws XmlError when it is malformed
   */
  take(bytes: Buffer): boolean {
    const utf8 = decodeDocument(bytes);
    const isFreight = utf8.includes('infCte') || utf8.includes('retEventoCTe');
    if (isFreight) this.#xml.read(utf8);
    return isFreight;
  }

  /** Sums what is named, see `freightName`; undefined without a CT-e in force. */
  find(name: string): FreightSums | undefined {
    this.#byName ??= Map.groupBy(this.#byKey.values(), (freight) => freight.name);
    const inForce = (this.#byName.get(name) ?? []).filter(
      ({ key }) => this.#authorised.has(key) && !this.#cancelled.has(key),
    );
    if (inForce.length === 0) return undefined;
    return {
      value: inForce.reduce((sum, { value }) => sum + value, 0),
      icms: inForce.reduce((sum, { icms }) => sum + icms, 0),
      keys: inForce.map(({ key }) => key),
    };
  }

  open(scope: number): void {
    const [first, last] =
      scope === freightScope
        ? [F.Id, F.chCTe]
        : scope === protocolScope
          ? [F.chCTe, F.tpEvento]
          : [F.tpEvento, names.length];
    this.#xml.fields.clear(first, last);
  }

  close(scope: number): void {
    const { fields: store } = this.#xml;
    const text = (field: number) => store.text(field);
    if (scope === freightScope) this.#addFreight();
    else if (scope === protocolScope) {
      if (authorised.has(text(F.cStat))) this.#authorised.add(text(F.chCTe));
    } else if (text(F.tpEvento) === cancellation && accepted.has(text(F.eventStat))) {
      this.#cancelled.add(text(F.cancelledKey));
    }
  }

  #addFreight(): void {
    const { fields: store } = this.#xml;
    const key = store.text(F.Id).replace(/^CTe/, '');
    const emit = store.text(F.emit);
    const isOwn = isAccessKey(key) && cnpjRoot(emit) === this.#root && !simples.has(store.text(F.CRT));
    if (!isOwn || store.text(F.tpAmb) !== '1') return;
    this.#byKey.set(key, {
      key,
      name: freightName(emit, issueDay(store.text(F.dhEmi)) ?? '', store.text(F.CFOP)),
      value: store.cents(F.vTPrest),
      icms: store.cents(F.vICMS) + store.cents(F.vICMSOutraUF),
    });
  }
}
