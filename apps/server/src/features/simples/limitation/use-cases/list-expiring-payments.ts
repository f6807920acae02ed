import type { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listExpiringPayments as listRows } from '../limitation.repository.ts';
import { readLimitationFilters } from '../limitation-filters.service.ts';

export async function listExpiringPayments(
  context: Context,
  { query: { mes, page, pageSize, ...asked } }: Input<typeof limitationApi.payments>,
) {
  const { filters, today } = await readLimitationFilters(context, asked);
  return listRows(context.db, context.tenant, filters, { today, mes, page, pageSize });
}
