import {
  compensationFields,
  type compensationsApi,
} from '@restitui/domain/recovery/compensations/compensations.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordControlRow } from '../../credits/record-control-row.service.ts';
import { requireEditableCompensation } from '../compensation.gate.ts';
import { toCompensationResponse } from '../compensation.wire.ts';
import { deleteCompensation } from '../compensations.repository.ts';

export async function removeCompensation(context: Context, { params: { id } }: Input<typeof compensationsApi.remove>) {
  const { row } = await requireEditableCompensation(context, id);
  await deleteCompensation(context.db, context.tenant, id);
  const before = toCompensationResponse(row);
  await recordControlRow(context, { entity: 'COMPENSACAO', ...row }, compensationFields, { before });
  return { data: { id } };
}
