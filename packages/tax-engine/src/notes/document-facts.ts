/** An item as printed, its amounts in cents. */
export interface ItemFacts {
  nItem: number;
  cProd: string;
  xProd: string;
  NCM: string;
  CEST: string;
  EXTIPI: string;
  CFOP: string;
  orig: string;
  /** CSOSN or CST of ICMS; empty without an ICMS group. */
  icms: string;
  cstPis: string;
  cstCofins: string;
  /** Revenue: without taxes charged on top and without unconditional discounts (LC 123/2006 art. 3º § 1º). */
  value: number;
  inTotal: boolean;
  newVehicle: boolean;
  service: boolean;
}

/** The codes of an item; the same object for all items that have the same. */
export interface ItemCodes extends Pick<ItemFacts, CodeName> {
  /** Of these codes alone, for as long as they come again. */
  id: number;
}

export type CodeName = 'NCM' | 'CEST' | 'EXTIPI' | 'CFOP' | 'orig' | 'icms' | 'cstPis' | 'cstCofins' | 'inTotal';

/** An item while its document is read: its texts are made into strings only when somebody asks for them. */
export interface PrintedItem extends ItemFacts {
  codes: ItemCodes;
  /** Somebody has asked for `cProd`, for `xProd`. */
  wasCodeRead: boolean;
  wasNameRead: boolean;
  /** No less than both texts take. */
  textBytes: number;
  /** Put the bytes of the text into a buffer with room for it and return where they end there. */
  copyCode(target: Buffer, at: number): number;
  copyName(target: Buffer, at: number): number;
}

/** An NF-e, NFC-e or CF-e as printed. Texts are trimmed, empty when absent. */
export interface NoteFacts {
  /** Access key without its prefix. */
  key: string;
  mod: string;
  serie: string;
  numero: string;
  /** dhEmi, or dEmi where the layout has no time. */
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
  /** Cents that vNF holds beside the items' revenue; NaN where vNF is not printed. */
  totalBesideItems: number;
  /** CF-e only: carries its Signature. */
  signed: boolean;
}

/** Everything the engine wants to know of one XML document. */
export interface DocumentFacts {
  /** Local name of the root element. */
  root: string;
  notes: NoteFacts[];
  protocols: { key: string; stat: string }[];
  /** Events, those without effect too. */
  events: { key: string; type: string; stat: string; amb: string }[];
  /** Coupons that a CFeCanc names. */
  couponCancels: { key: string; signed: boolean; amb: string }[];
  /** Numbers that the issuer gave up: answered requests, refused ones too. */
  voidings: { cnpj: string; mod: string; serie: string; first: string; last: string; stat: string; amb: string }[];
}
