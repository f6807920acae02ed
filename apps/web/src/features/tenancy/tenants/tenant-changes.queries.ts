import type { BrandingForm, BrandingPicture } from '@restitui/domain/tenancy/tenants/branding-edit.ts';
import type { NewTenant } from '@restitui/domain/tenancy/tenants/new-tenant.ts';
import { tenantChangesApi } from '@restitui/domain/tenancy/tenants/tenant-changes.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import type { Sending } from '../../../lib/use-sending.ts';
import { tenantMessages } from './tenants.messages.ts';

export const createTenant = mutationOptions({
  mutationFn: async (body: NewTenant) => (await call(tenantChangesApi.create, { body, tenant: null })).data,
  meta: { quiet: true, refreshes: ['tenants'] },
});

export interface SentBranding {
  form: BrandingForm;
  files: Partial<Record<BrandingPicture, File>>;
  removed: BrandingPicture[];
  sending: Sending;
}

export const saveBranding = (tenantId: string) =>
  mutationOptions({
    mutationFn: async ({ form: { domain, hosts, ...body }, files, removed, sending }: SentBranding) => {
      const addresses = { domain: domain ?? '', hosts: String(hosts) };
      const sent = {
        params: { tenantId },
        body: { ...body, ...addresses, remover: String(removed) },
        files,
        tenant: tenantId,
        ...sending,
      };
      return (await call(tenantChangesApi.updateBranding, sent)).data;
    },
    meta: { success: tenantMessages.brandSaved, quiet: true, refreshes: ['tenants', 'change-history'] },
  });

export const updateCompany = (tenantId: string) =>
  mutationOptions({
    mutationFn: (body: Request<typeof tenantChangesApi.updateCompany>['body']) =>
      call(tenantChangesApi.updateCompany, { params: { tenantId }, body, tenant: tenantId }),
    meta: { success: tenantMessages.companySaved, refreshes: ['tenants', 'first-steps', 'change-history'] },
  });
