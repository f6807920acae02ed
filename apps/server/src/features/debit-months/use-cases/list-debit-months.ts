import type { debitMonthsApi } from '@restitui/domain/debit-months/debit-months.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { debitMonthOnWire } from '../debit-month-on-wire.ts';
import { listDebitMonthRows } from '../debit-months.repository.ts';
import { requireVisibleMonths } from '../editable-months.ts';
import { listMonthFiles } from '../month-files.ts';

export async function listDebitMonths(
  context: Context,
  { params: { id_apuracao } }: Input<typeof debitMonthsApi.list>,
) {
  await requireVisibleMonths(context, id_apuracao);
  const rows = await listDebitMonthRows(context.db, context.tenant, id_apuracao);
  const files = await listMonthFiles(context, id_apuracao);
  return { data: rows.map((row) => debitMonthOnWire(row, files)) };
}
