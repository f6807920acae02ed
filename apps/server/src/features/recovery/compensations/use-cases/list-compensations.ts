import { compensationTotals } from '@restitui/domain/recovery/compensations/compensation-totals.ts';
import type { compensationsApi } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireProductReach } from '../../products/product-reach.gate.ts';
import { idsInReach } from '../../products/products.repository.ts';
import { toCompensationResponse } from '../compensation.wire.ts';
import { listCompensations as listRows } from '../compensations.repository.ts';

export async function listCompensations(
  context: Context,
  { query: { id_client, ...listed } }: Input<typeof compensationsApi.list>,
) {
  const { db, tenant } = context;
  const reach = idsInReach(db, tenant, await requireProductReach(context, id_client));
  const { compensacoes, sums, page } = await listRows(db, tenant, reach, listed);
  const totais = compensationTotals(sums.map(toCompensationResponse));
  return { data: { compensacoes: compensacoes.map(toCompensationResponse), totais }, page };
}
