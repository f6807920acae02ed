import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import type { ClientEdit, ClientEditField } from '@restitui/domain/clients/client-edit.ts';
import { type Client, clientsApi } from '@restitui/domain/clients/clients.api.ts';
import type { TaxRegime } from '@restitui/domain/products/regime-products.ts';
import type { ServiceType } from '@restitui/domain/products/service-type.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { clientMessages } from './clients.messages.ts';
import { contractsOf } from './registration-body.ts';

/** What a client has hired in each regime. */
export const regimeContractsQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['agreements', 'contracts', id_client],
    queryFn: async ({ signal }) => (await call(agreementsApi.listContracts, { params: { id_client }, signal })).data,
  });

interface RegimeUpdate {
  typeRegime: TaxRegime;
  products: ServiceType[];
  /** Terms of the contract that were changed, if any: they are stored first, since the contract is written from them. */
  changed: Partial<ClientEdit>;
  seen: Client;
}

export const updateRegime = (id_client: string) =>
  mutationOptions({
    mutationFn: async ({ typeRegime, products, changed, seen }: RegimeUpdate) => {
      const fields = Object.keys(changed) as ClientEditField[];
      if (fields.length > 0) {
        const before = Object.fromEntries(fields.map((field) => [field, seen[field]]));
        await call(clientsApi.update, { params: { id_client }, body: { ...changed, seen: before } });
      }
      const body = { id_client, typeRegime, contracts: contractsOf(products) };
      return (await call(agreementsApi.linkClient, { body })).data;
    },
    meta: {
      success: clientMessages.regimeSaved,
      failure: clientMessages.regimeFailed,
      refreshes: ['agreements', 'products', 'clients', 'alerts'],
    },
  });
