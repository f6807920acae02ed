import {
  type CompensationEdit,
  compensationFields,
  type compensationsApi,
} from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { compensationErrors } from '@restitui/domain/recovery/compensations/compensations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { readProductAmounts, requireWithinCredit } from '../../assessments/product-amounts.service.ts';
import { type Rates, readCurrentRates } from '../../credits/current-rates.service.ts';
import { recordControlRow } from '../../credits/record-control-row.service.ts';
import { requireEditableCompensation } from '../compensation.gate.ts';
import { toCompensationResponse, toStoredCompensation } from '../compensation.wire.ts';
import { checkCompensation } from '../compensation-check.service.ts';
import { updateCompensation } from '../compensations.repository.ts';

export async function saveCompensation(
  context: Context<UserActor, OwnTransactions>,
  { params: { id }, body: { seen, ...edit } }: Input<typeof compensationsApi.save>,
) {
  const { tenant, platform, inTenant } = context;
  const rates = await readCurrentRates(platform);
  return inTenant(tenant, (db) => save({ ...context, db }, rates, { id, seen, edit }));
}

interface Saving {
  id: string;
  seen: number | undefined;
  edit: CompensationEdit;
}

async function save(context: Context, rates: Rates, { id, seen, edit }: Saving) {
  const { row, product } = await requireEditableCompensation(context, id);
  if (seen !== undefined && seen !== row.version) throw new AppError(compensationErrors.compensation_changed);

  await checkCompensation(context, edit, row);
  const changed = { ...toStoredCompensation(edit), version: row.version + 1 };
  const { db, tenant } = context;
  const sources = { db, tenant, rates };
  const amounts = await readProductAmounts(sources, row.id_product);
  await updateCompensation(db, tenant, id, changed);
  await requireWithinCredit(sources, row.id_product, { before: amounts, path: 'value' });
  const before = toCompensationResponse(row);
  await recordControlRow(context, { entity: 'COMPENSACAO', ...row }, compensationFields, { before, after: edit });
  const { empresa, typeServico } = product;
  return { data: { ...toCompensationResponse({ ...row, ...changed }), empresa, typeServico } };
}
