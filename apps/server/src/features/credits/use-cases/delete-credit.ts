import type { creditsApi } from '@restitui/domain/credits/credits.api.ts';
import { creditFields } from '@restitui/domain/credits/credits.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { bookCredit } from '../../fees/book-fee.ts';
import { updateCredit } from '../credits.repository.ts';
import { requireEditableCredit } from '../editable-credit.ts';

/** The row is kept for its history and its attachments, and shown to nobody. */
export async function deleteCredit(context: Context, { params: { id } }: Input<typeof creditsApi.remove>) {
  const { db, tenant, platform } = context;
  const credit = await requireEditableCredit(context, id);
  await updateCredit(db, tenant, id, { deletedAt: platform.clock.now().toISOString() });
  await bookCredit(context, credit, null);
  const gone = Object.fromEntries(creditFields.map((field) => [field, null]));
  await recordChanges(context, { entity: 'CREDITO', ...credit }, credit, gone);
  return { data: { id } };
}
