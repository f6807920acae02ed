import type { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import { contractsPerRegime } from '@restitui/domain/agreements/regime-contracts.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOpenableClient } from '../../clients/openable-client.ts';
import { listProductsOfClient } from '../../products/products.repository.ts';
import { listActiveAgreements } from '../agreements.repository.ts';

/** A product that was linked before its contract was written counts as well. */
export async function listClientContracts(
  context: Context,
  { params: { id_client } }: Input<typeof agreementsApi.listContracts>,
) {
  const { db, tenant } = context;
  await requireOpenableClient(context, id_client);
  const agreements = await listActiveAgreements(db, tenant, id_client);
  const products = await listProductsOfClient(db, tenant, id_client);
  const hired = [
    ...agreements.map(({ typeRegime, contracts }) => ({ typeRegime, services: contracts })),
    ...products.map(({ typeRegime, typeServico }) => ({ typeRegime, services: [typeServico] })),
  ];
  return { data: contractsPerRegime(hired) };
}
