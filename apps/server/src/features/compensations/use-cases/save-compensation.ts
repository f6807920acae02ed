import type { compensationsApi } from '@restitui/domain/compensations/compensations.api.ts';
import { compensationErrors } from '@restitui/domain/compensations/compensations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { updateCompensation } from '../compensations.repository.ts';
import { recordCompensation, requireEditableCompensation } from '../editable-compensation.ts';

export async function saveCompensation(
  context: Context,
  { params: { id }, body: { seen, ...edit } }: Input<typeof compensationsApi.save>,
) {
  const { row, product } = await requireEditableCompensation(context, id);
  if (seen !== undefined && seen !== row.version) throw new AppError(compensationErrors.compensation_changed);

  const changed = { ...edit, version: row.version + 1 };
  await updateCompensation(context.db, context.tenant, id, changed);
  await recordCompensation(context, row, row, edit);
  const { empresa, typeServico } = product;
  return { data: { ...row, ...changed, empresa, typeServico } };
}
