import { type ExpiringPayment, limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import { type LimitationFilters, limitationFilters } from '@restitui/domain/simples/limitation/limitation-filters.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../../../lib/all-pages.ts';
import { call } from '../../../lib/api-client.ts';

export const limitationCalendarQuery = (tenant: string | undefined, filters: LimitationFilters) => {
  const query = limitationFilters.toQuery(filters);
  return queryOptions({
    queryKey: ['limitation', tenant, 'calendar', query],
    queryFn: async ({ signal }) => (await call(limitationApi.calendar, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** Fetches all payments of a month, or all that match the filters. */
export const readExpiringPayments = (filters: LimitationFilters, mes?: string): Promise<ExpiringPayment[]> =>
  readAllPages(async (paging) => {
    const query = { ...limitationFilters.toQuery(filters), mes, ...paging };
    const { data, page } = await call(limitationApi.payments, { query });
    return { rows: data, page };
  });

export const expiringPaymentsQuery = (tenant: string | undefined, filters: LimitationFilters, mes: string) =>
  queryOptions({
    queryKey: ['limitation', tenant, 'payments', limitationFilters.toQuery(filters), mes],
    queryFn: () => readExpiringPayments(filters, mes),
    staleTime: 0,
  });
