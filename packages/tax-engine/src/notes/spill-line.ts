import { readSync } from 'node:fs';
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
export function encodeAnswer(item: ItemFacts, answer: ItemAnswer): Buffer {
  const flags = Number(answer.st.st) + 2 * Number(answer.mono) + 4 * Number(answer.cold) + 8 * Number(answer.review);
  const parts = [
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
  ];
  return Buffer.from(FIELD + parts.join(FIELD));
}

export function readSpilledNote(fd: number, offset: number, length: number): SpilledNote {
  const bytes = Buffer.allocUnsafe(length);
  readSync(fd, bytes, 0, length, offset);
  const [head, ...lines] = bytes.toString('utf8').split(LINE) as [string, ...string[]];
  const [key, mod, serie, numero, issued, emit] = head.split(FIELD) as [string, string, string, string, string, string];
  return { key, mod, serie, numero, issued, emit, items: lines.map(parseItemLine) };
}

function parseItemLine(line: string): SpilledItem {
  const parts = line.split(FIELD);
  const text = (i: number) => parts[i] as string;
  const number = (i: number) => Number(parts[i]);
  const flags = number(12);
  return {
    nItem: number(0),
    cProd: text(1),
    xProd: text(2),
    NCM: text(4),
    CEST: text(5),
    EXTIPI: text(6),
    CFOP: text(7),
    icms: text(8),
    cstPis: text(9),
    cstCofins: text(10),
    value: number(3),
    annex: text(11) as Annex,
    st: (flags & 1) !== 0,
    mono: (flags & 2) !== 0,
    cold: (flags & 4) !== 0,
    review: (flags & 8) !== 0,
    ncmReason: ncmReasons[number(13)] as NcmReason,
    ncmRow: number(14),
    stReason: stReasons[number(15)] as StReason,
    bar: monoBars[number(16)] as MonoBar,
    decision: number(17),
  };
}
