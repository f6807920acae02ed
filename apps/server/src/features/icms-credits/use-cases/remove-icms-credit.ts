import type { icmsCreditsApi } from '@restitui/domain/icms-credits/icms-credits.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordIcmsCredit, requireEditableIcmsCredit } from '../editable-icms-credit.ts';
import { deleteIcmsCredit } from '../icms-credits.repository.ts';

/** The change history keeps what was in it. */
export async function removeIcmsCredit(context: Context, { params: { id } }: Input<typeof icmsCreditsApi.remove>) {
  const { row } = await requireEditableIcmsCredit(context, id);
  await deleteIcmsCredit(context.db, context.tenant, id);
  await recordIcmsCredit(context, row, row, undefined);
  return { data: { id } };
}
