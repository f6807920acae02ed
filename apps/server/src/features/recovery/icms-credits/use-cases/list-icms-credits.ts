import { icmsTotals } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import type { icmsCreditsApi } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireProductReach } from '../../products/product-reach.gate.ts';
import { idsInReach } from '../../products/products.repository.ts';
import { toIcmsResponse } from '../icms-credit.wire.ts';
import { listIcmsCredits as listRows } from '../icms-credits.repository.ts';

export async function listIcmsCredits(
  context: Context,
  { query: { id_client, ...listed } }: Input<typeof icmsCreditsApi.list>,
) {
  const { db, tenant } = context;
  const reach = idsInReach(db, tenant, await requireProductReach(context, id_client));
  const { creditos, sums, page } = await listRows(db, tenant, reach, listed);
  const totais = icmsTotals(sums ? [toIcmsResponse(sums)] : []);
  return { data: { creditos: creditos.map(toIcmsResponse), totais }, page };
}
