import type { BoletoBucket } from '@restitui/domain/insights/dashboards/boleto-bucket.ts';
import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { type FigureFilters, figureFilters } from '@restitui/domain/insights/dashboards/figure-filters.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** The filters of the figures, and the tenant; without a tenant, all that an ADMIN may read. */
export interface FigureScope extends FigureFilters {
  tenant: string | undefined;
}

const kept = { placeholderData: keepPreviousData, staleTime: 0 } as const;

export const registrationsQuery = ({ tenant, ...filters }: FigureScope) => {
  const query = figureFilters.toQuery(filters);
  return queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'registrations', query],
    queryFn: async ({ signal }) =>
      (await call(dashboardsApi.registrations, { query, tenant: tenant ?? null, signal })).data,
    ...kept,
  });
};

export const portfolioFiguresQuery = ({ tenant, ...filters }: FigureScope) => {
  const query = figureFilters.toQuery(filters);
  return queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'portfolio', query],
    queryFn: async ({ signal }) =>
      (await call(dashboardsApi.portfolio, { query, tenant: tenant ?? null, signal })).data,
    ...kept,
  });
};

export const creditFiguresQuery = ({ tenant, ...filters }: FigureScope) => {
  const query = figureFilters.toQuery(filters);
  return queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'credits', query],
    queryFn: async ({ signal }) => (await call(dashboardsApi.credits, { query, tenant: tenant ?? null, signal })).data,
    ...kept,
  });
};

export const feeForecastQuery = ({ tenant, ...filters }: FigureScope) => {
  const query = figureFilters.toQuery(filters);
  return queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'forecast', query],
    queryFn: async ({ signal }) => (await call(dashboardsApi.forecast, { query, tenant: tenant ?? null, signal })).data,
    ...kept,
  });
};

export const limitationFiguresQuery = ({ tenant, ...filters }: FigureScope) => {
  const { periodo: _, ...query } = figureFilters.toQuery(filters);
  return queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'limitations', query],
    queryFn: async ({ signal }) =>
      (await call(dashboardsApi.limitations, { query, tenant: tenant ?? null, signal })).data,
    ...kept,
  });
};

export const workFiguresQuery = ({ tenant, ...filters }: FigureScope) => {
  const { periodo: _, ...query } = figureFilters.toQuery(filters);
  return queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'work', query],
    queryFn: async ({ signal }) => (await call(dashboardsApi.work, { query, tenant: tenant ?? null, signal })).data,
    ...kept,
  });
};

export const stageFiguresQuery = ({ tenant, ...filters }: FigureScope) => {
  const { periodo: _, ...query } = figureFilters.toQuery(filters);
  return queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'stages', query],
    queryFn: async ({ signal }) => (await call(dashboardsApi.stages, { query, tenant: tenant ?? null, signal })).data,
    ...kept,
  });
};

export const leadTimeQuery = ({ tenant, ...filters }: FigureScope) => {
  const query = figureFilters.toQuery(filters);
  return queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'lead-time', query],
    queryFn: async ({ signal }) => (await call(dashboardsApi.leadTime, { query, tenant: tenant ?? null, signal })).data,
    ...kept,
  });
};

/** Users for the filter: the first ones, those matching a name, or a given one. */
export const figurePeopleQuery = (tenant: string | undefined, query: { q?: string; id?: string } = {}) =>
  queryOptions({
    queryKey: ['dashboards', tenant ?? 'all', 'people', query.q, query.id],
    queryFn: ({ signal }) => call(dashboardsApi.people, { query, tenant: tenant ?? null, signal }),
  });

const pageSize = 20;

interface BoletoFigureFilters {
  tenant: string | undefined;
  periodo: string | undefined;
  id_client: string | undefined;
}

export const boletoFiguresQuery = ({ tenant, periodo, id_client }: BoletoFigureFilters) =>
  queryOptions({
    queryKey: ['dashboards', tenant, 'boletos', periodo, id_client],
    queryFn: async ({ signal }) => (await call(dashboardsApi.boletos, { query: { periodo, id_client }, signal })).data,
    ...kept,
  });

export const boletosOfCardQuery = (
  { tenant, periodo, id_client }: BoletoFigureFilters,
  grupo: BoletoBucket,
  page: number,
) =>
  queryOptions({
    queryKey: ['dashboards', tenant, 'boletos', periodo, id_client, grupo, page],
    queryFn: ({ signal }) =>
      call(dashboardsApi.boletoDetails, { params: { grupo }, query: { periodo, id_client, page, pageSize }, signal }),
    // Keeps previous rows only within the same card.
    placeholderData: (before, query) => (query?.queryKey[5] === grupo ? before : undefined),
    staleTime: 0,
  });
