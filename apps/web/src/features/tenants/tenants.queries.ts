import { tenantsApi } from '@restitui/domain/tenants/tenants.api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { keptBranding } from '../../lib/branding.ts';

/** The brand of this host; what an earlier visit kept is shown until the server has answered. */
export const brandingQuery = queryOptions({
  queryKey: ['tenants', 'branding'],
  queryFn: async ({ signal }) => (await call(tenantsApi.branding, { signal })).data,
  initialData: keptBranding,
  initialDataUpdatedAt: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

export const tenantsQuery = queryOptions({
  queryKey: ['tenants', 'list'],
  queryFn: async ({ signal }) => (await call(tenantsApi.list, { signal })).data,
});

export function useBranding() {
  return useQuery(brandingQuery).data;
}
