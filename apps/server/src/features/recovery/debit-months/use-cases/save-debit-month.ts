import { roundedCents } from '@restitui/brazil/money.ts';
import type { debitMonthsApi } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { debitMonthErrors } from '@restitui/domain/recovery/debit-months/debit-months.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { recordedFields, toDebitMonthResponse } from '../debit-month.wire.ts';
import { listMonthFiles, requireKnownFiles } from '../debit-month-files.service.ts';
import { requireEditableMonths } from '../debit-months.gate.ts';
import { type DebitMonthRow, findDebitMonth, putDebitMonth } from '../debit-months.repository.ts';

export async function saveDebitMonth(
  context: Context,
  { params: { id_apuracao, month }, body: { seen, ...edit } }: Input<typeof debitMonthsApi.save>,
) {
  const { db, tenant } = context;
  const { assessment } = await requireEditableMonths(context, id_apuracao);
  const files = await listMonthFiles(context, id_apuracao);
  requireKnownFiles(files, edit.files);
  const stored = await findDebitMonth(db, tenant, { id_apuracao, month });
  const version = stored?.version ?? 0;
  if (seen !== undefined && seen !== version) throw new AppError(debitMonthErrors.debit_month_changed);

  const row: DebitMonthRow = {
    ...{ id: stored?.id ?? newId(), id_tenant: tenant, id_apuracao, month },
    ...edit,
    credit: roundedCents(edit.credit),
    version: version + 1,
  };
  await putDebitMonth(db, row);
  const { id_client, id_product } = assessment;
  const about = { entity: 'MES_DE_DEBITO', id: row.id, id_client, id_product } as const;
  await recordChanges(context, about, recordedFields(stored, files), recordedFields(row, files));
  return { data: toDebitMonthResponse(row, files) };
}
