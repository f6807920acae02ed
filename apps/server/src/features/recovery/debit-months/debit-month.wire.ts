import { reaisOf } from '@restitui/brazil/money.ts';
import { totalUsedOf } from '@restitui/domain/recovery/debit-months/debit-month-totals.ts';
import type { DebitMonth } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import type { MonthFiles } from './debit-month-files.service.ts';
import type { DebitMonthRow } from './debit-months.repository.ts';

/** Builds the response of a debit month. Deleted attachments are left out. */
export function toDebitMonthResponse(row: DebitMonthRow, names: MonthFiles): DebitMonth {
  const files = row.files.flatMap((id) => (names.has(id) ? [{ id, nome: names.get(id) ?? '' }] : []));
  return { ...row, credit: reaisOf(row.credit), totalUsed: totalUsedOf(row.items), files };
}

/** Returns the fields of a debit month that the change history records. */
export function recordedFields(row: DebitMonthRow | undefined, names: MonthFiles): Record<string, unknown> {
  if (!row) return {};
  const { month, credit, items, isPaid, isSituacaoPerDComp } = row;
  const files = row.files.map((id) => names.get(id) ?? 'Arquivo excluído');
  return { month, credit: reaisOf(credit), items, totalUsed: totalUsedOf(items), files, isPaid, isSituacaoPerDComp };
}
