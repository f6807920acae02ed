import { canReadFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { statementMonth } from '../statement-month.rules.ts';
import { readStatement } from '../statements.repository.ts';

export async function readFeeStatement(
  context: Context,
  { query: { mes, papel, id_user } }: Input<typeof feesApi.statement>,
) {
  requireAccess(canReadFees(context.actor), feeErrors.fees_denied);
  const participant = { papel, id_user: id_user ?? null };
  return { data: await readStatement(context.db, context.tenant, participant, statementMonth(context, mes)) };
}
