import type { compensationsApi } from '@restitui/domain/compensations/compensations.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { deleteCompensation } from '../compensations.repository.ts';
import { recordCompensation, requireEditableCompensation } from '../editable-compensation.ts';

/** The change history keeps what was in it. */
export async function removeCompensation(context: Context, { params: { id } }: Input<typeof compensationsApi.remove>) {
  const { row } = await requireEditableCompensation(context, id);
  await deleteCompensation(context.db, context.tenant, id);
  await recordCompensation(context, row, row, undefined);
  return { data: { id } };
}
