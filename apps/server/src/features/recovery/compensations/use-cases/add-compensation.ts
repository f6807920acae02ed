import {
  compensationFields,
  type compensationsApi,
} from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { compensationErrors } from '@restitui/domain/recovery/compensations/compensations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { requireControlledProduct } from '../../credits/credit-control.gate.ts';
import { recordControlRow } from '../../credits/record-control-row.service.ts';
import { toCompensationResponse, toStoredCompensation } from '../compensation.wire.ts';
import { checkCompensation } from '../compensation-check.service.ts';
import { type CompensationRow, insertCompensation } from '../compensations.repository.ts';

export async function addCompensation(
  context: Context,
  { body: { id_product, ...edit } }: Input<typeof compensationsApi.add>,
) {
  const { db, tenant, platform } = context;
  const denied = compensationErrors.compensation_edit_denied;
  const { id_client, empresa, typeServico } = await requireControlledProduct(context, id_product, denied);
  const place = { id: newId(), id_tenant: tenant, id_client, id_product };
  const createdDate = platform.clock.now().toISOString();
  const row: CompensationRow = { ...place, ...toStoredCompensation(edit), version: 1, createdDate };

  await checkCompensation(context, edit, row);
  await insertCompensation(db, row);
  await recordControlRow(context, { entity: 'COMPENSACAO', ...row }, compensationFields, { after: edit });
  return { data: { ...toCompensationResponse(row), empresa, typeServico } };
}
