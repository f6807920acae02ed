import { productsApi } from '@restitui/domain/products/products.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const productsOfClientQuery = (cnpjcpf: string) =>
  queryOptions({
    queryKey: ['products', cnpjcpf],
    queryFn: async ({ signal }) => (await call(productsApi.listOfClient, { params: { id: cnpjcpf }, signal })).data,
  });
