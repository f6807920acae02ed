import { isCnpj } from '@restitui/brazil/cnpj.ts';
import { lookupsApi } from '@restitui/domain/lookups/lookups.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The company of a CNPJ of 14 characters; asked only once they are all there and are one. */
export const cnpjQuery = (cnpj: string) =>
  queryOptions({
    queryKey: ['lookups', 'cnpj', cnpj],
    queryFn: ({ signal }) => call(lookupsApi.cnpj, { params: { cnpj }, signal }),
    enabled: isCnpj(cnpj),
    retry: false,
  });

/** Where a CEP of 8 digits lies; asked only once they are all there. */
export const cepQuery = (cep: string) =>
  queryOptions({
    queryKey: ['lookups', 'cep', cep],
    queryFn: ({ signal }) => call(lookupsApi.cep, { params: { cep }, signal }),
    enabled: cep.length === 8,
    retry: false,
  });
