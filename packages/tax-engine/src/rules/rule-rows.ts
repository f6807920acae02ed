/** What every row of the rules says of itself. Dates are `AAAA-MM-DD`. */
export interface DatedRow {
  law: string;
  from: string;
  /** Last day; null while in force. */
  to: string | null;
  /** A read in the law or its official table, B follows from it, C depends on how the item is used. */
  confidence: 'A' | 'B' | 'C';
  /** Who of us held the row against the law, and when; null: still to be checked. */
  review: { by: string; on: string } | null;
}

export type NcmFlag = '' | 'NOT' | 'EX' | 'EXNOT' | 'COND' | 'ST';

/** One line of the law's list: an NCM prefix, when it holds and with which exception. */
export interface NcmRow extends DatedRow {
  to: string;
  prefix: string;
  flag: NcmFlag;
  /** TIPI exceptions that the flags EX and EXNOT speak of. */
  ex: number[];
  group: string;
  description: string;
  condition: string;
  /** Zero rate at retail only (Lei 13.097/2015 art. 28). */
  retailOnly: boolean;
}

/** The CFOPs of a class, apart by a space; `effect` is 1, 0 or −1 on the gross revenue of goods. */
export interface CfopRow extends DatedRow {
  class: string;
  effect: number;
  annex: string;
  codes: string;
}

/** One bracket of an annex; decimals as text, rates and shares in percent. */
export interface BracketRow extends DatedRow {
  bracket: number;
  limit: string;
  nominal_pct: string;
  deduct: string;
  share_pct: Partial<Record<string, string>>;
}

/** LC 123/2006: I resale, II industry, III to V services. */
export type TableAnnex = 'I' | 'II' | 'III' | 'IV' | 'V';

/** The DAS of a month whose due date was moved. `competence` is `MM/AAAA`. */
export interface DueDateRow extends DatedRow {
  competence: string;
  due: string;
}

/** A day of each year (`MM-DD`), or one that moves with Easter. */
export type HolidayRow = DatedRow & ({ day: string } | { daysFromEaster: number });
