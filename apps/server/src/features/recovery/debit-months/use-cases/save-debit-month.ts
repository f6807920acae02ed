import { roundedCents } from '@restitui/brazil/money.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { DebitMonthEdit, debitMonthsApi } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { debitMonthErrors } from '@restitui/domain/recovery/debit-months/debit-months.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { readProductAmounts, requireWithinCredit } from '../../assessments/product-amounts.service.ts';
import { type Rates, readCurrentRates } from '../../credits/current-rates.service.ts';
import { lockProduct } from '../../products/products.repository.ts';
import { recordedFields, toDebitMonthResponse } from '../debit-month.wire.ts';
import { listMonthFiles, requireKnownFiles } from '../debit-month-files.service.ts';
import { requireEditableMonths } from '../debit-months.gate.ts';
import { type DebitMonthRow, findDebitMonth, putDebitMonth } from '../debit-months.repository.ts';

export async function saveDebitMonth(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao, month }, body: { seen, ...edit } }: Input<typeof debitMonthsApi.save>,
) {
  const { tenant, platform, inTenant } = context;
  const rates = await readCurrentRates(platform);
  return inTenant(tenant, (db) => saveMonth({ ...context, db }, rates, { id_apuracao, month, seen, edit }));
}

interface Saving {
  id_apuracao: string;
  month: TaxMonth;
  seen: number | undefined;
  edit: DebitMonthEdit;
}

async function saveMonth(context: Context, rates: Rates, { id_apuracao, month, seen, edit }: Saving) {
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
  const { id_client, id_product } = assessment;
  await lockProduct(db, tenant, id_product);
  const sources = { db, tenant, rates };
  const before = await readProductAmounts(sources, id_product);
  await putDebitMonth(db, row);
  await requireWithinCredit(sources, id_product, { before, path: 'items' });
  const about = { entity: 'MES_DE_DEBITO', id: row.id, id_client, id_product } as const;
  await recordChanges(context, about, recordedFields(stored, files), recordedFields(row, files));
  return { data: toDebitMonthResponse(row, files) };
}
