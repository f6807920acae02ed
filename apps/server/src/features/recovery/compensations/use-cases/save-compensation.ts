import {
  compensationFields,
  type compensationsApi,
} from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { compensationErrors } from '@restitui/domain/recovery/compensations/compensations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordControlRow } from '../../credits/record-control-row.service.ts';
import { requireEditableCompensation } from '../compensation.gate.ts';
import { toCompensationResponse, toStoredCompensation } from '../compensation.wire.ts';
import { checkCompensation } from '../compensation-check.service.ts';
import { updateCompensation } from '../compensations.repository.ts';

export async function saveCompensation(
  context: Context,
  { params: { id }, body: { seen, ...edit } }: Input<typeof compensationsApi.save>,
) {
  const { row, product } = await requireEditableCompensation(context, id);
  if (seen !== undefined && seen !== row.version) throw new AppError(compensationErrors.compensation_changed);

  await checkCompensation(context, edit, row);
  const changed = { ...toStoredCompensation(edit), version: row.version + 1 };
  await updateCompensation(context.db, context.tenant, id, changed);
  const before = toCompensationResponse(row);
  await recordControlRow(context, { entity: 'COMPENSACAO', ...row }, compensationFields, { before, after: edit });
  const { empresa, typeServico } = product;
  return { data: { ...toCompensationResponse({ ...row, ...changed }), empresa, typeServico } };
}
