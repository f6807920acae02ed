import { canReadOwnStatement } from '@restitui/domain/fees/fees.access.ts';
import type { feesApi } from '@restitui/domain/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/fees/fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { askedMonth } from '../asked-month.ts';
import { readStatement } from '../statements.repository.ts';

export async function readOwnStatement(context: Context, { query: { mes } }: Input<typeof feesApi.ownStatement>) {
  const { db, tenant, actor } = context;
  requireAccess(canReadOwnStatement(actor), feeErrors.fees_denied);
  return { data: await readStatement(db, tenant, { id_user: actor.id }, askedMonth(context, mes)) };
}
