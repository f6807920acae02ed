import type { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { groupContractsByRegime } from '@restitui/domain/agreements/documents/regime-contracts.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireOpenableClient } from '../../../crm/clients/client.gate.ts';
import { listProductsOfClient } from '../../../recovery/products/products.repository.ts';
import { listActiveAgreements } from '../agreements.repository.ts';

/** Includes products that were linked before an agreement was written. */
export async function listContractsByRegime(
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
  return { data: groupContractsByRegime(hired) };
}
