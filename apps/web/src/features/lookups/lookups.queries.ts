import { lookupsApi } from '@restitui/domain/lookups/lookups.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Where a CEP of 8 digits lies; asked only once they are all there. */
export const cepQuery = (cep: string) =>
  queryOptions({
    queryKey: ['lookups', 'cep', cep],
    queryFn: ({ signal }) => call(lookupsApi.cep, { params: { cep }, signal }),
    enabled: cep.length === 8,
    retry: false,
  });
