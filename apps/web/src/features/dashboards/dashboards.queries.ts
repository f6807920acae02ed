import type { BoletoBucket } from '@restitui/domain/dashboards/boleto-bucket.ts';
import { dashboardsApi } from '@restitui/domain/dashboards/dashboards.api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** What the figures are narrowed to, and the tenant; without one, all that an ADMIN reads. */
export interface AskedFigures {
  tenant: string | undefined;
  periodo?: string | undefined;
  pessoa?: string | undefined;
}

const kept = { placeholderData: keepPreviousData, staleTime: 0 } as const;

export const registrationsQuery = ({ tenant, periodo, pessoa }: AskedFigures) =>
  queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'registrations', periodo, pessoa],
    queryFn: async ({ signal }) =>
      (await call(dashboardsApi.registrations, { query: { periodo, pessoa }, tenant: tenant ?? null, signal })).data,
    ...kept,
  });

export const portfolioFiguresQuery = ({ tenant, periodo, pessoa }: AskedFigures) =>
  queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'portfolio', periodo, pessoa],
    queryFn: async ({ signal }) =>
      (await call(dashboardsApi.portfolio, { query: { periodo, pessoa }, tenant: tenant ?? null, signal })).data,
    ...kept,
  });

export const creditFiguresQuery = ({ tenant, periodo, pessoa }: AskedFigures) =>
  queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'credits', periodo, pessoa],
    queryFn: async ({ signal }) =>
      (await call(dashboardsApi.credits, { query: { periodo, pessoa }, tenant: tenant ?? null, signal })).data,
    ...kept,
  });

export const feeForecastQuery = ({ tenant, periodo, pessoa }: AskedFigures) =>
  queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'forecast', periodo, pessoa],
    queryFn: async ({ signal }) =>
      (await call(dashboardsApi.forecast, { query: { periodo, pessoa }, tenant: tenant ?? null, signal })).data,
    ...kept,
  });

export const lapseFiguresQuery = ({ tenant, pessoa }: AskedFigures) =>
  queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'lapses', pessoa],
    queryFn: async ({ signal }) =>
      (await call(dashboardsApi.lapses, { query: { pessoa }, tenant: tenant ?? null, signal })).data,
    ...kept,
  });

export const workFiguresQuery = ({ tenant, pessoa }: AskedFigures) =>
  queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'work', pessoa],
    queryFn: async ({ signal }) =>
      (await call(dashboardsApi.work, { query: { pessoa }, tenant: tenant ?? null, signal })).data,
    ...kept,
  });

/** All people, as far as they fit, those whose name has a text, or one of them. */
export const figurePeopleQuery = (tenant: string | undefined, query: { q?: string; id?: string } = {}) =>
  queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'people', query.q, query.id],
    queryFn: ({ signal }) => call(dashboardsApi.people, { query, tenant: tenant ?? null, signal }),
  });

const pageSize = 20;

interface AskedBoletos {
  tenant: string | undefined;
  periodo: string | undefined;
  id_client: string | undefined;
}

export const boletoFiguresQuery = ({ tenant, periodo, id_client }: AskedBoletos) =>
  queryOptions({
    queryKey: ['dashboards', tenant, 'boletos', periodo, id_client],
    queryFn: async ({ signal }) => (await call(dashboardsApi.boletos, { query: { periodo, id_client }, signal })).data,
    ...kept,
  });

export const boletosOfCardQuery = ({ tenant, periodo, id_client }: AskedBoletos, grupo: BoletoBucket, page: number) =>
  queryOptions({
    queryKey: ['dashboards', tenant, 'boletos', periodo, id_client, grupo, page],
    queryFn: ({ signal }) =>
      call(dashboardsApi.boletoDetails, { params: { grupo }, query: { periodo, id_client, page, pageSize }, signal }),
    // Of the same card: the rows of another one would be wrong.
    placeholderData: (before, query) => (query?.queryKey[5] === grupo ? before : undefined),
    staleTime: 0,
  });
