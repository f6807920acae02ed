import { compensationTotals } from '@restitui/domain/compensations/compensation-totals.ts';
import type { compensationsApi } from '@restitui/domain/compensations/compensations.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireReach } from '../../products/product-reach.ts';
import { idsInReach } from '../../products/products.repository.ts';
import { listCompensations as listRows } from '../compensations.repository.ts';

export async function listCompensations(
  context: Context,
  { query: { id_client, ...listed } }: Input<typeof compensationsApi.list>,
) {
  const { db, tenant } = context;
  const reach = idsInReach(db, tenant, await requireReach(context, id_client));
  const { compensacoes, sums, page } = await listRows(db, tenant, reach, listed);
  return { data: { compensacoes, totais: compensationTotals(sums) }, page };
}
