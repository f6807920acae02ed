import {
  type CompensationEdit,
  compensationFields,
  type compensationsApi,
} from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { compensationErrors } from '@restitui/domain/recovery/compensations/compensations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { readProductAmounts, requireWithinCredit } from '../../assessments/product-amounts.service.ts';
import { requireControlledProduct } from '../../credits/credit-control.gate.ts';
import { type Rates, readCurrentRates } from '../../credits/current-rates.service.ts';
import { recordControlRow } from '../../credits/record-control-row.service.ts';
import { lockProduct } from '../../products/products.repository.ts';
import { toCompensationResponse, toStoredCompensation } from '../compensation.wire.ts';
import { checkCompensation } from '../compensation-check.service.ts';
import { type CompensationRow, insertCompensation } from '../compensations.repository.ts';

export async function addCompensation(
  context: Context<UserActor, OwnTransactions>,
  { body: { id_product, ...edit } }: Input<typeof compensationsApi.add>,
) {
  const { tenant, platform, inTenant } = context;
  const rates = await readCurrentRates(platform);
  return inTenant(tenant, (db) => add({ ...context, db }, rates, { id_product, edit }));
}

async function add(
  context: Context,
  rates: Rates,
  { id_product, edit }: { id_product: string; edit: CompensationEdit },
) {
  const { db, tenant, platform } = context;
  const denied = compensationErrors.compensation_edit_denied;
  const { id_client, empresa, typeServico } = await requireControlledProduct(context, id_product, denied);
  const place = { id: newId(), id_tenant: tenant, id_client, id_product };
  const createdDate = platform.clock.now().toISOString();
  const row: CompensationRow = { ...place, ...toStoredCompensation(edit), version: 1, createdDate };

  // In the order of all who change the report: the product, then the number.
  await lockProduct(db, tenant, id_product);
  await checkCompensation(context, edit, row);
  const sources = { db, tenant, rates };
  const before = await readProductAmounts(sources, id_product);
  await insertCompensation(db, row);
  await requireWithinCredit(sources, id_product, { before, path: 'value' });
  await recordControlRow(context, { entity: 'COMPENSACAO', ...row }, compensationFields, { after: edit });
  return { data: { ...toCompensationResponse(row), empresa, typeServico } };
}
