import type { Goods } from './goods.ts';

/** CST, base in cents and rate in ten-thousandths of a percent of one contribution. */
export interface TaxPart {
  cst: string;
  base: number;
  rate: number;
}

/** The document or the consolidated record above a line. Amounts in cents; texts are empty when absent. */
export interface LineParent {
  record: string;
  isExit: boolean;
  isOwn: boolean;
  model: string;
  /** COD_SIT; `00` for records without one. */
  situation: string;
  key: string;
  series: string;
  number: string;
  /** Last number of a range of coupons. */
  lastNumber: string;
  /** Serial number of the equipment (SAT). */
  equipment: string;
  /** Days `AAAA-MM-DD`; the same twice for a document, empty without one. */
  first: string;
  last: string;
  establishment: string;
  total: number;
  discount: number;
  /** Freight, insurance and other expenses. */
  accessories: number;
  /** ICMS of the whole document; undefined when the record has none. */
  icms: number | undefined;
}

/** A line with revenue, a return or a purchase. */
export interface RevenueLine {
  record: string;
  parent: LineParent;
  value: number;
  discount: number;
  /** The record has a field for discounts, which may hold the ICMS. */
  hasDiscount: boolean;
  /** Empty where the record has none. */
  cfop: string;
  /** Three characters; empty where the record has none. */
  icmsCst: string;
  /** ICMS of the line itself; undefined when it is not given. */
  icms: number | undefined;
  itemNumber: number;
  /** COD_ITEM. */
  item: string;
  goods: Goods;
  /** VL_ICMS_ST of a C170. */
  icmsSt: number;
  /** Millionths. */
  quantity: number;
  unit: string;
  pis: TaxPart;
  cofins: TaxPart;
  /** The part whose record was not found, where only one of the two of a pair was; it is `noTax` (SP-022). */
  missing: 'pis' | 'cofins' | null;
}

/** The part of a contribution that a line does not have. */
export const noTax: TaxPart = { cst: '', base: 0, rate: 0 };

/** Records that sum the documents of several days. */
const consolidatedRecords = new Set(['C180', 'C190', 'C380', 'C490']);

/** Returns the day of a document, `AAAA-MM-DD`; empty for a record that sums documents (SP-034). */
export function documentDay({ record, first }: LineParent): string {
  return consolidatedRecords.has(record) ? '' : first;
}

/** COD_SIT of documents that count: not cancelled, denied or voided (SP-021). */
export const inForce: ReadonlySet<string> = new Set(['00', '01', '06', '07', '08']);

/** Returns true when the document counts. */
export function isInForce({ situation }: LineParent): boolean {
  return situation === '00' || inForce.has(situation);
}

/** Returns true for CST 01 and 02, taxed by base and rate. */
export function isTaxedCst(cst: string): boolean {
  return cst === '01' || cst === '02';
}

/** Returns true for a taxed exit: CST 01 or 02 of both contributions, with base and rate (SP-030). */
export function isTaxedExit({ parent, pis, cofins, missing }: RevenueLine): boolean {
  if (!parent.isExit || !isInForce(parent)) return false;
  return (missing === 'pis' || isTaxed(pis)) && (missing === 'cofins' || isTaxed(cofins));
}

function isTaxed(part: TaxPart): boolean {
  return isTaxedCst(part.cst) && hasTax(part);
}

const atypical = new Set(['05', '49', '99']);

/** Returns true for CST 05, 49 or 99 with base and rate (SP-031). */
export function isAtypicalExit({ parent, pis, cofins }: RevenueLine): boolean {
  return parent.isExit && isInForce(parent) && isAtypical(pis) && isAtypical(cofins);
}

function isAtypical(part: TaxPart): boolean {
  return atypical.has(part.cst) && hasTax(part);
}

function hasTax({ base, rate }: TaxPart): boolean {
  return base > 0 && rate > 0;
}
