import type { analystsApi } from '@restitui/domain/products/analysts.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { reassignAnalyst } from '../reassign-analyst.ts';

export async function assignAnalystToMany(
  session: StaffSession,
  { body: { id_products, id_analista, seen = {} } }: Input<typeof analystsApi.assignMany>,
) {
  const ids = [...new Set(id_products)];
  return { data: await reassignAnalyst(session, { ids, id_analista, seen: new Map(Object.entries(seen)) }) };
}
