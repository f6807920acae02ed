import { isCnpj } from '@restitui/brazil/cnpj.ts';
import { lookupsApi } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { newestFirst, type SelicMonth, selicAnswer } from '@restitui/domain/operations/lookups/selic-series.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** Looks up a company by CNPJ; disabled until all 14 characters are entered and valid. */
export const cnpjQuery = (cnpj: string) =>
  queryOptions({
    queryKey: ['lookups', 'cnpj', cnpj],
    queryFn: ({ signal }) => call(lookupsApi.cnpj, { params: { cnpj }, signal }),
    enabled: isCnpj(cnpj),
    retry: false,
  });

/** Looks up a CEP; disabled until all 8 digits are entered. */
export const cepQuery = (cep: string) =>
  queryOptions({
    queryKey: ['lookups', 'cep', cep],
    queryFn: ({ signal }) => call(lookupsApi.cep, { params: { cep }, signal }),
    enabled: cep.length === 8,
    retry: false,
  });

/** Lists the banks by code; cached for a day. */
export const banksQuery = queryOptions({
  queryKey: ['lookups', 'banks'],
  queryFn: ({ signal }) => call(lookupsApi.banks, { signal }),
  staleTime: 24 * 60 * 60_000,
  retry: false,
});

/** Looks up the place by IP address; a fallback for devices without geolocation. */
export const locate = () => call(lookupsApi.local);

interface CachedSelic {
  readAt: number;
  months: SelicMonth[];
}

const readCachedSelic = () => readStored<CachedSelic>('selic');

/** Reads the Selic by month, newest first; cached in the browser until another user signs in. */
export const selicQuery = () =>
  queryOptions({
    queryKey: ['lookups', 'selic'],
    queryFn: async ({ signal }) => {
      const months = newestFirst(await call({ ...lookupsApi.selic, response: selicAnswer }, { signal }));
      writeStored('selic', { readAt: Date.now(), months } satisfies CachedSelic);
      return months;
    },
    staleTime: 24 * 60 * 60_000,
    initialData: () => readCachedSelic()?.months,
    initialDataUpdatedAt: () => readCachedSelic()?.readAt,
  });
