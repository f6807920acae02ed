import { canReadFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { statementMonth } from '../statement-month.rules.ts';
import { listFeeAccounts as listAccounts } from '../statements.repository.ts';

export async function listFeeAccounts(context: Context, { query: { mes } }: Input<typeof feesApi.accounts>) {
  requireAccess(canReadFees(context.actor), feeErrors.fees_denied);
  const { db, tenant } = context;
  const own = await findTenant(db, tenant);
  const names: Record<string, string | undefined> = { PROVEDOR: 'Provedor', EMPRESA: own?.title };
  const accounts = await listAccounts(db, tenant, statementMonth(context, mes));
  return { data: accounts.map((account) => ({ ...account, nome: account.nome || (names[account.papel] ?? '') })) };
}
