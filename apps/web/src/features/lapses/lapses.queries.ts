import { type LapsingPayment, lapsesApi } from '@restitui/domain/lapses/lapses.api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../../lib/all-pages.ts';
import { call } from '../../lib/api-client.ts';

export interface LapseFilters {
  /** The year of the lapse. */
  periodo: string | undefined;
  pessoa: string | undefined;
}

export const lapseCalendarQuery = (tenant: string | undefined, filters: LapseFilters) =>
  queryOptions({
    queryKey: ['lapses', tenant, 'calendar', filters],
    queryFn: async ({ signal }) => (await call(lapsesApi.calendar, { query: { ...filters }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** All payments behind a month, or behind what the filters leave. */
export const readLapsingPayments = (filters: LapseFilters, mes?: string): Promise<LapsingPayment[]> =>
  readAllPages(async (query) => {
    const { data, page } = await call(lapsesApi.payments, { query: { ...filters, mes, ...query } });
    return { rows: data, page };
  });

export const lapsingPaymentsQuery = (tenant: string | undefined, filters: LapseFilters, mes: string) =>
  queryOptions({
    queryKey: ['lapses', tenant, 'payments', filters, mes],
    queryFn: () => readLapsingPayments(filters, mes),
    staleTime: 0,
  });
