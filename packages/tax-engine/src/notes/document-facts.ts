/** IBS and CBS of an item as printed (NT 2025.002, group IBSCBS); amounts in cents, 0 when not readable. */
export interface ItemIbsCbs {
  /** Three digits, or empty; below: six digits, or empty. */
  cst: string;
  classTrib: string;
  /** Taxable amount; 0 for taxation by quantity. */
  base: number;
  ibs: number;
  cbs: number;
  /** Taxed once by quantity (gIBSCBSMono): `IBSCBSTot` sums these amounts elsewhere. */
  isByQuantity: boolean;
}

/** An item as printed; amounts in cents. */
export interface ItemFacts {
  nItem: number;
  cProd: string;
  xProd: string;
  /** Barcode number (`cEAN`) as printed. */
  gtin: string;
  NCM: string;
  CEST: string;
  EXTIPI: string;
  CFOP: string;
  orig: string;
  /** CSOSN or CST of ICMS; empty when the item has no ICMS group. */
  icms: string;
  cstPis: string;
  cstCofins: string;
  /** Revenue: without taxes charged on top and without unconditional discounts (LC 123/2006 art. 3º § 1º). */
  value: number;
  inTotal: boolean;
  newVehicle: boolean;
  service: boolean;
  /** Undefined without the group. Charged on top of the price, so never part of `value`. */
  ibsCbs: ItemIbsCbs | undefined;
}

/** The codes of an item; one shared object for all items with equal codes. */
export interface ItemCodes extends Pick<ItemFacts, CodeName> {
  /** Unique per combination of codes while the combination is cached. */
  id: number;
}

export type CodeName = 'NCM' | 'CEST' | 'EXTIPI' | 'CFOP' | 'orig' | 'icms' | 'cstPis' | 'cstCofins' | 'inTotal';

/** An item during the reading of its document. Its texts become strings only when they are accessed. */
export interface PrintedItem extends ItemFacts {
  codes: ItemCodes;
  /** `cProd` was accessed; below: `xProd` was accessed. */
  wasCodeRead: boolean;
  wasNameRead: boolean;
  /** Upper bound of the bytes of all texts. */
  textBytes: number;
  /** Copies the text into `target` at `at`, which must have enough space, and returns the end position. */
  copyCode(target: Buffer, at: number): number;
  copyName(target: Buffer, at: number): number;
  copyGtin(target: Buffer, at: number): number;
}

/** An NF-e, NFC-e or CF-e as printed. Texts are trimmed, empty when absent. */
export interface NoteFacts {
  /** Access key without its prefix. */
  key: string;
  mod: string;
  serie: string;
  numero: string;
  /** dhEmi, or dEmi in layouts without a time. */
  issued: string;
  tpNF: string;
  tpAmb: string;
  finNFe: string;
  indFinal: string;
  emit: string;
  CRT: string;
  dest: string;
  references: string[];
  items: PrintedItem[];
  /** Cents of vNF that are not item revenue; NaN when vNF is not printed. */
  totalBesideItems: number;
  /** Totals of IBS and CBS (group IBSCBSTot), without taxation by quantity; undefined when not printed. Cents. */
  ibsCbsTotal: { ibs: number; cbs: number } | undefined;
  /** CF-e only: a Signature element is present. */
  signed: boolean;
}

/** The content of one XML document that the engine uses. */
export interface DocumentFacts {
  /** Local name of the root element. */
  root: string;
  notes: NoteFacts[];
  protocols: { key: string; stat: string }[];
  /** All events, including rejected ones. */
  events: { key: string; type: string; stat: string; amb: string }[];
  /** Coupons named by a CFeCanc; `ownKey` is the access key of the CFeCanc itself. */
  couponCancels: { key: string; ownKey: string; signed: boolean; amb: string }[];
  /** Number ranges declared unused (inutilização): answered requests, including rejected ones. */
  voidings: { cnpj: string; mod: string; serie: string; first: string; last: string; stat: string; amb: string }[];
}
