import { isCnpj } from '@restitui/brazil/cnpj.ts';
import { lookupsApi } from '@restitui/domain/lookups/lookups.api.ts';
import { newestFirst, type SelicMonth, selicAnswer } from '@restitui/domain/lookups/selic-series.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

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

/** The banks by code; they hardly change in a day. */
export const banksQuery = queryOptions({
  queryKey: ['lookups', 'banks'],
  queryFn: ({ signal }) => call(lookupsApi.banks, { signal }),
  staleTime: 24 * 60 * 60_000,
  retry: false,
});

/** The place of this browser's address: asked for only where the device does not tell its own. */
export const locate = () => call(lookupsApi.local);

interface KeptSelic {
  readAt: number;
  months: SelicMonth[];
}

const keptSelic = () => readStored<KeptSelic>('selic');

/** The Selic month by month, newest first; what was read is kept in this browser until somebody else signs in. */
export const selicQuery = () =>
  queryOptions({
    queryKey: ['lookups', 'selic'],
    queryFn: async ({ signal }) => {
      const months = newestFirst(await call({ ...lookupsApi.selic, response: selicAnswer }, { signal }));
      writeStored('selic', { readAt: Date.now(), months } satisfies KeptSelic);
      return months;
    },
    staleTime: 24 * 60 * 60_000,
    initialData: () => keptSelic()?.months,
    initialDataUpdatedAt: () => keptSelic()?.readAt,
  });
