import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { IcmsSums } from '../icms/icms-sums.ts';
import type { RevenueLine } from '../lines/revenue-line.ts';
import type { ItemIndex } from '../notes/item-index.ts';
import type { NoteBook } from '../notes/note-book.ts';
import type { NoteFinding } from '../notes/note-finding.ts';
import type { Origin } from './judged-lines.ts';
import type { PurchasedSt } from './purchased-st.ts';

/** The three credits (sections 3 to 5). */
export type Credit = 'ICMS' | 'ST' | 'MONO';

/** Lines that were decided together, and what was decided. Cents. */
export interface ReportedLines {
  credit: Credit;
  lines: readonly RevenueLine[];
  /** The tax that is or may be in the base; for monofásico goods, the base. */
  amount: number;
  /** `A_EXCLUIR`, `JA_EXCLUIDO`, `DEVOLUCAO`, or the code of the doubt. */
  answer: string;
  /** An analyst rejected the document or the credit: `answer` is what would apply without that. */
  isRejected?: boolean;
  origin?: Origin | undefined;
  /** The CST that monofásico goods should have (SP-091). */
  rightCst?: string;
}

/** Sources and settings for judging the lines of a month. */
export interface MonthContext {
  taxMonth: TaxMonth;
  /** `AAAA-MM-DD`. */
  lastDay: string;
  notes: NoteBook;
  items: ItemIndex;
  icms: IcmsSums;
  purchases: PurchasedSt;
  /** Cold drinks count as monofásico: most sales are to final consumers (SP-093). */
  isRetailer: boolean;
  /** An analyst rejected all monofásico goods of the month: entries of such goods are those of taxed ones (SP-094). */
  hasNoMono?: boolean;
  /** Doubts of the month that an analyst decided to count. */
  accepted?: ReadonlySet<string>;
  /** Returns true for a line whose document, or whose credit of the month, an analyst rejected (SP-123). */
  rejects?: (credit: Credit, line: RevenueLine) => boolean;
  /** Receives what was decided on each line, in the order of the file. */
  report?: (judged: ReportedLines) => void;
  /** Receives what the comparison with the notes found. */
  onFinding?: (finding: NoteFinding) => void;
}

/** First day whose facts the modulation covers (Tema 69, embargos of 13/05/2021). */
const firstCovered = '2017-03-16';

/** Returns true when the facts of a line lie before the modulation (SP-034). `day` is empty without a document. */
export function isBeforeModulation(day: string, { lastDay }: Pick<MonthContext, 'lastDay'>): boolean {
  return day === '' ? lastDay <= '2017-03-31' : day < firstCovered;
}
