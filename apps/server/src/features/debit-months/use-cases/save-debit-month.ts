import type { debitMonthsApi } from '@restitui/domain/debit-months/debit-months.api.ts';
import { debitMonthErrors } from '@restitui/domain/debit-months/debit-months.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { debitMonthOnWire, recordedFields } from '../debit-month-on-wire.ts';
import { type DebitMonthRow, findDebitMonth, putDebitMonth } from '../debit-months.repository.ts';
import { requireEditableMonths } from '../editable-months.ts';
import { listMonthFiles, requireKnownFiles } from '../month-files.ts';

export async function saveDebitMonth(
  context: Context,
  { params: { id_apuracao, month }, body: { seen, ...edit } }: Input<typeof debitMonthsApi.save>,
) {
  const { db, tenant } = context;
  const { assessment } = await requireEditableMonths(context, id_apuracao);
  const files = await listMonthFiles(context, id_apuracao);
  requireKnownFiles(files, edit.files);
  const stood = await findDebitMonth(db, tenant, { id_apuracao, month });
  const version = stood?.version ?? 0;
  if (seen !== undefined && seen !== version) throw new AppError(debitMonthErrors.debit_month_changed);

  const row: DebitMonthRow = {
    ...{ id: stood?.id ?? newId(), id_tenant: tenant, id_apuracao, month },
    ...edit,
    version: version + 1,
  };
  await putDebitMonth(db, row);
  const { id_client, id_product } = assessment;
  const about = { entity: 'MES_DE_DEBITO', id: row.id, id_client, id_product } as const;
  await recordChanges(context, about, recordedFields(stood, files), recordedFields(row, files));
  return { data: debitMonthOnWire(row, files) };
}
