import { clientCodesApi } from '@restitui/domain/accounts/client-codes/client-codes.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** The channels by which a client can receive a sign-in code; the server refuses the others. */
export const signInChannelsQuery = queryOptions({
  queryKey: ['sign-in-channels'],
  queryFn: async ({ signal }) => (await call(clientCodesApi.listChannels, { signal })).data,
  staleTime: 5 * 60_000,
});
