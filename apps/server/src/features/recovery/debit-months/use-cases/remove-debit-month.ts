import type { debitMonthsApi } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { debitMonthErrors } from '@restitui/domain/recovery/debit-months/debit-months.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { recordedFields } from '../debit-month.wire.ts';
import { listMonthFiles } from '../debit-month-files.service.ts';
import { requireEditableMonths } from '../debit-months.gate.ts';
import { deleteDebitMonth, findDebitMonth } from '../debit-months.repository.ts';

export async function removeDebitMonth(
  context: Context,
  { params: { id_apuracao, month } }: Input<typeof debitMonthsApi.remove>,
) {
  const { db, tenant } = context;
  const { assessment } = await requireEditableMonths(context, id_apuracao);
  const found = await findDebitMonth(db, tenant, { id_apuracao, month });
  const stored = required(found, debitMonthErrors.debit_month_not_found);

  await deleteDebitMonth(db, tenant, stored.id);
  const before = recordedFields(stored, await listMonthFiles(context, id_apuracao));
  const { id_client, id_product } = assessment;
  const about = { entity: 'MES_DE_DEBITO', id: stored.id, id_client, id_product } as const;
  await recordChanges(context, about, before, Object.fromEntries(Object.keys(before).map((field) => [field, null])));
  return { data: { id: stored.id } };
}
