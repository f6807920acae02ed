import { totalUsedOf } from '@restitui/domain/debit-months/debit-month-totals.ts';
import type { DebitMonth } from '@restitui/domain/debit-months/debit-months.api.ts';
import type { DebitMonthRow } from './debit-months.repository.ts';

export function debitMonthOnWire(row: DebitMonthRow): DebitMonth {
  return { ...row, totalUsed: totalUsedOf(row.items), files: [] };
}

/** What the change history keeps of a month. */
export function recordedFields(row: DebitMonthRow | undefined): Record<string, unknown> {
  if (!row) return {};
  const { month, credit, items, isPaid, isSituacaoPerDComp } = row;
  return { month, credit, items, totalUsed: totalUsedOf(items), isPaid, isSituacaoPerDComp };
}
