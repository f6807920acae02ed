import { elementAt } from '../element-at.ts';
import type { Annex } from '../engine-types.ts';
import { type NcmReason, ncmReasons } from '../rules/ncm-classify.ts';
import { type ItemResult, type MonoExclusion, monoExclusions } from './classify-item.ts';
import type { ItemFacts, ItemIbsCbs } from './document-facts.ts';
import { type StReason, stReasons } from './icms-st.ts';

// Control characters are illegal in XML text, so fields and lines separated by them need no escaping.
export const FIELD = '\u0001';
export const LINE = '\u0002';
/** Codes and classification that an item shares with others. */
export interface SpilledCodes {
  /** The encoded codes, which identify them. */
  text: string;
  NCM: string;
  CEST: string;
  EXTIPI: string;
  CFOP: string;
  icms: string;
  cstPis: string;
  cstCofins: string;
  annex: Annex;
  st: boolean;
  mono: boolean;
  cold: boolean;
  review: boolean;
  ncmReason: NcmReason;
  ncmRow: number;
  stReason: StReason;
  exclusion: MonoExclusion;
  /** Index of the decision that was applied; −1 without one. */
  decision: number;
}

/** A counted item of a spill file. Its final group depends on the wholesaler rule, which is applied later. */
export interface SpilledItem {
  nItem: number;
  cProd: string;
  xProd: string;
  gtin: string;
  ibsCbs: SpilledIbsCbs | undefined;
  /** Signed cents. */
  value: number;
  codes: SpilledCodes;
}

/** IBS and CBS of an item; amounts in positive cents. */
export type SpilledIbsCbs = Omit<ItemIbsCbs, 'isByQuantity'>;

export interface SpilledNote {
  key: string;
  mod: string;
  serie: string;
  numero: string;
  issued: string;
  emit: string;
  items: SpilledItem[];
}

/** Encodes the part of an item's line that is equal for all items with the same codes and result. */
export function encodeResult(item: ItemFacts, result: ItemResult): string {
  const flags = Number(result.st.st) + 2 * Number(result.mono) + 4 * Number(result.cold) + 8 * Number(result.review);
  return [
    item.NCM,
    item.CEST,
    item.EXTIPI,
    item.CFOP,
    item.icms,
    item.cstPis,
    item.cstCofins,
    result.annex,
    flags,
    ncmReasons.indexOf(result.ncm.reason),
    result.ncm.row,
    stReasons.indexOf(result.st.reason),
    monoExclusions.indexOf(result.exclusion),
    result.decision,
  ].join(FIELD);
}

/** Parses a note with its items from a spill file. `results` are the numbered results of the file. */
export function parseSpilledNote(text: string, results: readonly SpilledCodes[]): SpilledNote {
  const [head = '', ...lines] = text.split(LINE);
  const [key = '', mod = '', serie = '', numero = '', issued = '', emit = ''] = head.split(FIELD);
  return { key, mod, serie, numero, issued, emit, items: lines.map((line) => parseItemLine(line, results)) };
}

function parseItemLine(line: string, results: readonly SpilledCodes[]): SpilledItem {
  const [nItem, cProd = '', xProd = '', gtin = '', ibsCbs = '', value, ...own] = line.split(FIELD);
  const codes = own.length === 1 ? elementAt(results, Number(own[0])) : parseCodes(own.join(FIELD));
  return { nItem: Number(nItem), cProd, xProd, gtin, ibsCbs: parseIbsCbs(ibsCbs), value: Number(value), codes };
}

/** Encodes IBS and CBS as one field of at most 64 ASCII characters; empty without them. */
export function encodeIbsCbs(ibsCbs: ItemIbsCbs | undefined): string {
  if (!ibsCbs) return '';
  const { cst, classTrib, base, ibs, cbs } = ibsCbs;
  return `${cst},${classTrib},${base},${ibs},${cbs}`;
}

function parseIbsCbs(text: string): SpilledIbsCbs | undefined {
  if (text === '') return undefined;
  const [cst = '', classTrib = '', base, ibs, cbs] = text.split(',');
  return { cst, classTrib, base: Number(base), ibs: Number(ibs), cbs: Number(cbs) };
}

/** Parses the text of `encodeResult`. */
export function parseCodes(text: string): SpilledCodes {
  const fields = text.split(FIELD);
  const field = (i: number) => elementAt(fields, i);
  const number = (i: number) => Number(fields[i]);
  const flags = number(8);
  return {
    text,
    NCM: field(0),
    CEST: field(1),
    EXTIPI: field(2),
    CFOP: field(3),
    icms: field(4),
    cstPis: field(5),
    cstCofins: field(6),
    annex: field(7) === 'II' ? 'II' : 'I',
    st: (flags & 1) !== 0,
    mono: (flags & 2) !== 0,
    cold: (flags & 4) !== 0,
    review: (flags & 8) !== 0,
    ncmReason: elementAt(ncmReasons, number(9)),
    ncmRow: number(10),
    stReason: elementAt(stReasons, number(11)),
    exclusion: elementAt(monoExclusions, number(12)),
    decision: number(13),
  };
}
