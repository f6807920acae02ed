import type { debitMonthsApi } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toDebitMonthResponse } from '../debit-month.wire.ts';
import { listMonthFiles } from '../debit-month-files.service.ts';
import { requireVisibleMonths } from '../debit-months.gate.ts';
import { listDebitMonthRows } from '../debit-months.repository.ts';

export async function listDebitMonths(
  context: Context,
  { params: { id_apuracao } }: Input<typeof debitMonthsApi.list>,
) {
  await requireVisibleMonths(context, id_apuracao);
  const rows = await listDebitMonthRows(context.db, context.tenant, id_apuracao);
  const files = await listMonthFiles(context, id_apuracao);
  return { data: rows.map((row) => toDebitMonthResponse(row, files)) };
}
