import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { draftParts } from '@restitui/domain/agreements/documents/draft-link.ts';
import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import type { ClientEdit } from '@restitui/domain/crm/clients/client-edit.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import type { TaxRegime } from '@restitui/domain/recovery/products/regime-products.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { keysOf, recordOf } from '@restitui/domain/wire/record-keys.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { clientMessages } from './clients.messages.ts';

/** The client's contracted products by regime. */
export const regimeContractsQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['agreements', 'contracts', id_client],
    queryFn: async ({ signal }) => (await call(agreementsApi.listContracts, { params: { id_client }, signal })).data,
  });

interface RegimeUpdate {
  typeRegime: TaxRegime;
  products: ServiceType[];
  /** Changed terms of the contract; stored first, because the contract is written from them. */
  changed: Partial<ClientEdit>;
  seen: Client;
  /** Receives the client with its stored terms, so that a repeated attempt sends only what is left. */
  onTermsStored: (client: Client) => void;
}

export const updateRegime = (id_client: string) =>
  mutationOptions({
    mutationFn: async ({ typeRegime, products, changed, seen, onTermsStored }: RegimeUpdate) => {
      const fields = keysOf(changed);
      if (fields.length > 0) {
        const before = recordOf(fields, (field) => seen[field]);
        const stored = await call(clientChangesApi.update, {
          params: { id_client },
          body: { ...changed, seen: before },
        });
        onTermsStored(stored.data);
      }
      const body = { id_client, typeRegime, contracts: draftParts(products) };
      return (await call(agreementsApi.linkClient, { body })).data;
    },
    meta: {
      success: clientMessages.regimeSaved,
      failure: clientMessages.regimeFailed,
      refreshes: ['agreements', 'products', 'clients', 'alerts'],
    },
  });
