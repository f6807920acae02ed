import { tenantsApi } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { call } from '../../../lib/api-client.ts';
import { keptBranding } from '../../../lib/branding.ts';
import { BrandContext } from './brand-context.ts';

/** The brand of this host; shows the cached one of an earlier visit until the server responds. */
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

/** Returns the brand of this host, or of the surrounding `BrandScope`. */
export function useBranding() {
  const ofHost = useQuery(brandingQuery).data;
  return use(BrandContext)?.branding ?? ofHost;
}
