import { tenantChangesApi } from '@restitui/domain/tenancy/tenants/tenant-changes.api.ts';
import { tenantsApi } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { mount } from '../../../http/mount.ts';
import { createTenant } from './use-cases/create-tenant.ts';
import { listTenantsForActor } from './use-cases/list-tenants-for-actor.ts';
import { readBranding } from './use-cases/read-branding.ts';
import { readManifest } from './use-cases/read-manifest.ts';
import { updateBranding } from './use-cases/update-branding.ts';
import { updateCompany } from './use-cases/update-company.ts';

export const tenantsRoutes = mount(
  { ...tenantsApi, ...tenantChangesApi },
  {
    branding: readBranding,
    manifest: readManifest,
    list: listTenantsForActor,
    create: createTenant,
    updateCompany,
    updateBranding,
  },
);
