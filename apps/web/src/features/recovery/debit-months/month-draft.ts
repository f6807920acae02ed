import { formatDecimal, parseBRL } from '@restitui/brazil/money.ts';
import {
  type DebitMonth,
  type DebitMonthEdit,
  debitMonthEdit,
  debitMonthText,
} from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { z } from 'zod';
import { debitMonthMessages } from './debit-months.messages.ts';

export interface ItemDraft {
  /** React key of the row. */
  key: number;
  verba: string;
  value: string;
}

/** Form values of a month. */
export interface MonthDraft {
  month: string;
  credit: string;
  items: readonly ItemDraft[];
  files: readonly string[];
  isPaid: boolean;
  isSituacaoPerDComp: boolean;
}

let keys = 0;
export const emptyItem = (): ItemDraft => ({ key: keys++, verba: '', value: '' });

/** Returns items of a draft of an earlier visit, whose keys may be in use. */
export const withNewKeys = (items: readonly ItemDraft[]): ItemDraft[] =>
  items.map((item) => ({ ...item, key: keys++ }));

export function monthDraftOf(month: DebitMonth | undefined): MonthDraft {
  if (!month) {
    return { month: '', credit: '', items: [emptyItem()], files: [], isPaid: false, isSituacaoPerDComp: false };
  }
  return {
    month: month.month,
    credit: formatDecimal(month.credit),
    items: month.items.map(({ verba, value }) => ({ ...emptyItem(), verba, value: formatDecimal(value) })),
    files: month.files.map(({ id }) => id),
    isPaid: month.isPaid,
    isSituacaoPerDComp: month.isSituacaoPerDComp,
  };
}

const amountOf = (text: string) => (text.trim() ? parseBRL(text.trim()) : 0);

/** Returns the valid amounts of the items, for the running total. */
export function typedAmounts({ items }: MonthDraft): { value: number }[] {
  return items.map(({ value }) => ({ value: amountOf(value) ?? 0 }));
}

const read = z.object({ month: debitMonthText, edit: debitMonthEdit });

type Read = { month: string; edit: DebitMonthEdit } | { refusals: Readonly<Record<string, string>> };

/**
 * Parses the form values, or returns errors by field: `month`, `credit`, `items.0.verba`. Skips empty rows.
 * @param taken existing months, which a new one must not repeat
 */
export function readMonthDraft(draft: MonthDraft, taken: readonly string[] = []): Read {
  const rows = draft.items
    .map((item, at) => ({ ...item, at }))
    .filter(({ verba, value }) => verba.trim() || value.trim());
  const { credit, files, isPaid, isSituacaoPerDComp } = draft;
  const items = rows.map(({ verba, value }) => ({ verba, value: amountOf(value) }));
  const checked = read.safeParse({
    month: draft.month,
    edit: { credit: amountOf(credit), items, files, isPaid, isSituacaoPerDComp },
  });
  if (checked.success && !taken.includes(checked.data.month)) return checked.data;
  if (checked.success) return { refusals: { month: debitMonthMessages.taken } };
  const named = checked.error.issues.map(({ path, message }) => {
    const [part, field, index, ofItem] = path;
    if (part === 'month') return ['month', message];
    if (field === 'items') return [`items.${rows[Number(index)]?.at}.${String(ofItem)}`, message];
    return [String(field), message];
  });
  return { refusals: Object.fromEntries(named) };
}
