import type { lapsesApi } from '@restitui/domain/lapses/lapses.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { askedLapses } from '../asked-lapses.ts';
import { listLapsingPayments as listRows } from '../lapses.repository.ts';

export async function listLapsingPayments(
  context: Context,
  { query: { mes, page, pageSize, ...asked } }: Input<typeof lapsesApi.payments>,
) {
  const { filters, today } = await askedLapses(context, asked);
  return listRows(context.db, context.tenant, filters, { today, mes, page, pageSize });
}
