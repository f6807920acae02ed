import type { debitMonthsApi } from '@restitui/domain/debit-months/debit-months.api.ts';
import { debitMonthErrors } from '@restitui/domain/debit-months/debit-months.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { recordedFields } from '../debit-month-on-wire.ts';
import { deleteDebitMonth, findDebitMonth } from '../debit-months.repository.ts';
import { requireEditableMonths } from '../editable-months.ts';
import { listMonthFiles } from '../month-files.ts';

export async function removeDebitMonth(
  context: Context,
  { params: { id_apuracao, month } }: Input<typeof debitMonthsApi.remove>,
) {
  const { db, tenant } = context;
  const { assessment } = await requireEditableMonths(context, id_apuracao);
  const found = await findDebitMonth(db, tenant, { id_apuracao, month });
  const stood = required(found, debitMonthErrors.debit_month_not_found);

  await deleteDebitMonth(db, tenant, stood.id);
  const before = recordedFields(stood, await listMonthFiles(context, id_apuracao));
  const { id_client, id_product } = assessment;
  const about = { entity: 'MES_DE_DEBITO', id: stood.id, id_client, id_product } as const;
  await recordChanges(context, about, before, Object.fromEntries(Object.keys(before).map((field) => [field, null])));
  return { data: { id: stood.id } };
}
