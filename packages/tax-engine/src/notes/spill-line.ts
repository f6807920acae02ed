import type { Annex } from '../reading.ts';
import { type NcmReason, ncmReasons } from '../rules/ncm-classify.ts';
import { type ItemAnswer, type MonoBar, monoBars } from './classify-item.ts';
import type { ItemFacts } from './document-facts.ts';
import { type StReason, stReasons } from './icms-st.ts';

// Control characters cannot stand in XML text, so these part fields and lines without any escaping.
export const FIELD = '\u0001';
export const LINE = '\u0002';
/** One counted item as it lies in a spill file; its final group waits for the wholesaler rule. */
export interface SpilledItem {
  nItem: number;
  cProd: string;
  xProd: string;
  NCM: string;
  CEST: string;
  EXTIPI: string;
  CFOP: string;
  icms: string;
  cstPis: string;
  cstCofins: string;
  /** Signed cents. */
  value: number;
  annex: Annex;
  st: boolean;
  mono: boolean;
  cold: boolean;
  review: boolean;
  ncmReason: NcmReason;
  ncmRow: number;
  stReason: StReason;
  bar: MonoBar;
  /** Position of the decision that settled it, −1 without one. */
  decision: number;
}

export interface SpilledNote {
  key: string;
  mod: string;
  serie: string;
  numero: string;
  issued: string;
  emit: string;
  items: SpilledItem[];
}

/** The part of an item's line that is alike for all items with the same codes and answer. */
export function encodeAnswer(item: ItemFacts, answer: ItemAnswer): string {
  const flags = Number(answer.st.st) + 2 * Number(answer.mono) + 4 * Number(answer.cold) + 8 * Number(answer.review);
  return [
    item.NCM,
    item.CEST,
    item.EXTIPI,
    item.CFOP,
    item.icms,
    item.cstPis,
    item.cstCofins,
    answer.annex,
    flags,
    ncmReasons.indexOf(answer.ncm.reason),
    answer.ncm.row,
    stReasons.indexOf(answer.st.reason),
    monoBars.indexOf(answer.bar),
    answer.decision,
  ].join(FIELD);
}

/** A note with its items as they were spilled; `answers` are those that lines name by number. */
export function parseSpilledNote(text: string, answers: string[][]): SpilledNote {
  const [head, ...lines] = text.split(LINE) as [string, ...string[]];
  const [key, mod, serie, numero, issued, emit] = head.split(FIELD) as [string, string, string, string, string, string];
  return { key, mod, serie, numero, issued, emit, items: lines.map((line) => parseItemLine(line, answers)) };
}

function parseItemLine(line: string, answers: string[][]): SpilledItem {
  const [nItem, cProd, xProd, value, ...own] = line.split(FIELD) as [string, string, string, string, ...string[]];
  const answer = own.length === 1 ? (answers[Number(own[0])] as string[]) : own;
  const text = (i: number) => answer[i] as string;
  const number = (i: number) => Number(answer[i]);
  const flags = number(8);
  return {
    nItem: Number(nItem),
    cProd,
    xProd,
    NCM: text(0),
    CEST: text(1),
    EXTIPI: text(2),
    CFOP: text(3),
    icms: text(4),
    cstPis: text(5),
    cstCofins: text(6),
    value: Number(value),
    annex: text(7) as Annex,
    st: (flags & 1) !== 0,
    mono: (flags & 2) !== 0,
    cold: (flags & 4) !== 0,
    review: (flags & 8) !== 0,
    ncmReason: ncmReasons[number(9)] as NcmReason,
    ncmRow: number(10),
    stReason: stReasons[number(11)] as StReason,
    bar: monoBars[number(12)] as MonoBar,
    decision: number(13),
  };
}
