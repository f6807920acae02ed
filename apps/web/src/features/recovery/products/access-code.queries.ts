import { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { productMessages } from './products.messages.ts';

export const accessCodeQuery = (id_product: string) =>
  queryOptions({
    queryKey: ['access-code', id_product],
    queryFn: async ({ signal }) => (await call(productsApi.readAccessCode, { params: { id_product }, signal })).data,
    gcTime: 0,
  });

export const saveAccessCode = (id_product: string) =>
  mutationOptions({
    mutationFn: async (body: { senha: string; seen: number }) =>
      (await call(productsApi.saveAccessCode, { params: { id_product }, body })).data,
    onSuccess: (saved) => queryClient.setQueryData(accessCodeQuery(id_product).queryKey, saved),
    meta: { quiet: true, success: productMessages.codeSaved, refreshes: ['access-code', 'change-history'] },
  });
