import type { Annex } from '../engine-types.ts';

/** `law`: the text of the law or its official table was read; `digest`: only a transcription of it. */
export interface RowCheck {
  on: string;
  kind: 'law' | 'digest';
  /** pt-BR: the text that was read. */
  source: string;
}

/** Fields of every row of the rules. Dates are `AAAA-MM-DD`. */
export interface DatedRow {
  law: string;
  from: string;
  /** Last day; null while in force. */
  to: string | null;
  /** A: read in the law or its official table; B: derived from it; C: depends on the use of the item. */
  confidence: 'A' | 'B' | 'C';
  /** Review of the row against the law by a person; null: not yet reviewed. */
  review: { by: string; on: string } | null;
  /** pt-BR, without codes of the law and without a full stop: the content of the row. Absent in the first two sets. */
  sentence?: string;
  /** The text that the row was compared with, and the day. Absent in the first two sets. */
  checked?: RowCheck;
}

export type NcmFlag = '' | 'NOT' | 'EX' | 'EXNOT' | 'COND' | 'ST';

/** A line of the law's list: an NCM prefix with its validity and exceptions. */
export interface NcmRow extends DatedRow {
  to: string;
  prefix: string;
  flag: NcmFlag;
  /** TIPI exceptions of the flags EX and EXNOT. */
  ex: number[];
  group: string;
  description: string;
  condition: string;
  /** Zero rate at retail only (Lei 13.097/2015 art. 28). */
  retailOnly: boolean;
}

export type CfopClass =
  | 'SALE_RESALE'
  | 'SALE_RESALE_ST'
  | 'SALE_RESALE_STSUB'
  | 'SALE_RESALE_FUEL'
  | 'SALE_OWN'
  | 'SALE_OWN_STSUB'
  | 'SALE_RETURN'
  | 'EXPORT'
  | 'EXPORT_INDIRECT'
  | 'EXPORT_RETURN'
  | 'SERVICE'
  | 'SERVICE_RETURN'
  | 'PURCHASE'
  | 'PURCHASE_RETURN'
  | 'TRANSFER'
  | 'BONUS'
  | 'ASSET_SALE'
  | 'FUTURE_BILLING'
  | 'COUPON_MIRROR'
  | 'OTHER';

/** The CFOPs of a class, separated by spaces; `effect` is 1, 0 or −1 on the gross revenue of goods. */
export interface CfopRow extends DatedRow {
  class: CfopClass;
  effect: 1 | 0 | -1;
  annex: Annex;
  codes: string;
}

/** A bracket of an annex; decimals as text, rates and shares in percent. */
export interface BracketRow extends DatedRow {
  bracket: number;
  limit: string;
  nominal_pct: string;
  deduct: string;
  share_pct: Partial<Record<string, string>>;
}

/** LC 123/2006: I resale, II industry, III to V services. */
export type TableAnnex = 'I' | 'II' | 'III' | 'IV' | 'V';

/** The DAS of a month whose due date was postponed. `competence` is `MM/AAAA`; its name is part of the released data. */
export interface DueDateRow extends DatedRow {
  competence: string;
  due: string;
}

/** A fixed day of each year (`MM-DD`), or one relative to Easter. */
export type HolidayRow = DatedRow & ({ day: string } | { daysFromEaster: number });
