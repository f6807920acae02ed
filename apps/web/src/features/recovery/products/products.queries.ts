import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';
import { type Product, productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { productMessages } from './products.messages.ts';

export const productsOfClientQuery = (cnpjcpf: string) =>
  queryOptions({
    queryKey: ['products', cnpjcpf],
    queryFn: async ({ signal }) => (await call(productsApi.listOfClient, { params: { id: cnpjcpf }, signal })).data,
  });

/** Choices by client and service that match the search. */
export const productChoicesQuery = (query: Request<typeof productsApi.choices>['query']) =>
  queryOptions({
    queryKey: ['products', 'choices', query],
    queryFn: async ({ signal }) => (await call(productsApi.choices, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Optimistic: rolled back when the server refuses. */
export const changeProductStatus = ({ id, id_client, status: seen }: Product) =>
  mutationOptions({
    mutationFn: async (status: ProductStatus) =>
      (await call(productsApi.changeStatus, { params: { id, status }, query: { seen } })).data,
    onMutate: async (status) => {
      const { queryKey } = productsOfClientQuery(id_client);
      await queryClient.cancelQueries({ queryKey, exact: true });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (all) =>
        all?.map((product) => (product.id === id ? { ...product, status } : product)),
      );
      return { before };
    },
    onError: (_error, _status, kept) => {
      if (kept?.before) queryClient.setQueryData(productsOfClientQuery(id_client).queryKey, kept.before);
    },
    meta: {
      success: productMessages.statusChanged,
      failure: productMessages.statusFailed(id),
      refreshes: ['products', 'change-history'],
    },
  });
