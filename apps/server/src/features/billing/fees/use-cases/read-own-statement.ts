import { canReadOwnStatement } from '@restitui/domain/billing/fees/fees.access.ts';
import type { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { statementMonth } from '../statement-month.rules.ts';
import { readStatement } from '../statements.repository.ts';

export async function readOwnStatement(context: Context, { query: { mes } }: Input<typeof feesApi.ownStatement>) {
  const { db, tenant, actor } = context;
  requireAccess(canReadOwnStatement(actor), feeErrors.fees_denied);
  return { data: await readStatement(db, tenant, { id_user: actor.id }, statementMonth(context, mes)) };
}
