import { totalUsedOf } from '@restitui/domain/debit-months/debit-month-totals.ts';
import type { DebitMonth } from '@restitui/domain/debit-months/debit-months.api.ts';
import type { DebitMonthRow } from './debit-months.repository.ts';
import type { MonthFiles } from './month-files.ts';

/** An attachment that was deleted is no file of the month any more. */
export function debitMonthOnWire(row: DebitMonthRow, names: MonthFiles): DebitMonth {
  const files = row.files.flatMap((id) => (names.has(id) ? [{ id, nome: names.get(id) ?? '' }] : []));
  return { ...row, totalUsed: totalUsedOf(row.items), files };
}

/** What the change history keeps of a month. */
export function recordedFields(row: DebitMonthRow | undefined, names: MonthFiles): Record<string, unknown> {
  if (!row) return {};
  const { month, credit, items, isPaid, isSituacaoPerDComp } = row;
  const files = row.files.map((id) => names.get(id) ?? id);
  return { month, credit, items, totalUsed: totalUsedOf(items), files, isPaid, isSituacaoPerDComp };
}
