import type { BrandingForm, BrandingPicture } from '@restitui/domain/tenancy/tenants/branding-edit.ts';
import type { NewTenant } from '@restitui/domain/tenancy/tenants/new-tenant.ts';
import { tenantsApi } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { call } from '../../../lib/api-client.ts';
import { keptBranding } from '../../../lib/branding.ts';
import { BrandContext } from './brand-context.ts';
import { tenantMessages } from './tenants.messages.ts';

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

export const createTenant = mutationOptions({
  mutationFn: async (body: NewTenant) => (await call(tenantsApi.create, { body, tenant: null })).data,
  meta: { success: tenantMessages.created, quiet: true, refreshes: ['tenants'] },
});

export interface SentBranding {
  form: BrandingForm;
  files: Partial<Record<BrandingPicture, File>>;
  removed: BrandingPicture[];
}

export const saveBranding = (tenantId: string) =>
  mutationOptions({
    mutationFn: async ({ form: { domain, hosts, ...body }, files, removed }: SentBranding) => {
      const addresses = { domain: domain ?? '', hosts: String(hosts) };
      const sent = {
        params: { tenantId },
        body: { ...body, ...addresses, remover: String(removed) },
        files,
        tenant: tenantId,
      };
      return (await call(tenantsApi.updateBranding, sent)).data;
    },
    meta: { success: tenantMessages.brandSaved, quiet: true, refreshes: ['tenants', 'change-history'] },
  });

export const updateCompany = (tenantId: string) =>
  mutationOptions({
    mutationFn: (body: Request<typeof tenantsApi.updateCompany>['body']) =>
      call(tenantsApi.updateCompany, { params: { tenantId }, body, tenant: tenantId }),
    meta: { success: tenantMessages.companySaved, refreshes: ['tenants', 'first-steps', 'change-history'] },
  });

/** Returns the brand of this host, or of the surrounding `BrandScope`. */
export function useBranding() {
  const ofHost = useQuery(brandingQuery).data;
  return use(BrandContext)?.branding ?? ofHost;
}
