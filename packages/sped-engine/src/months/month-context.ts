import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { IcmsSums } from '../icms/icms-sums.ts';
import type { ItemIndex } from '../notes/item-index.ts';
import type { NoteBook } from '../notes/note-book.ts';
import type { PurchasedSt } from './purchased-st.ts';

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
}

/** First day whose facts the modulation covers (Tema 69, embargos of 13/05/2021). */
const firstCovered = '2017-03-16';

/** Returns true when the facts of a line lie before the modulation (SP-034). `day` is empty without a document. */
export function isBeforeModulation(day: string, { lastDay }: Pick<MonthContext, 'lastDay'>): boolean {
  return day === '' ? lastDay <= '2017-03-31' : day < firstCovered;
}
