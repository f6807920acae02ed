import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { brandingEdit, brandingPictures } from './branding-edit.ts';
import { companyEdit, newTenant } from './new-tenant.ts';
import { tenantIdText } from './tenant-id.ts';
import { tenant } from './tenants.api.ts';

/** Apart from the reads: the app makes those at its start, and would build the schemas of these forms with them. */
export const tenantChangesApi = {
  create: endpoint('POST /tenants/create-tenant', {
    summary: 'Nova empresa, com a marca padrão',
    transaction: 'none',
    status: 201,
    body: newTenant,
    response: enveloped(tenant),
  }),
  updateCompany: endpoint('PUT /tenants/:tenantId/company', {
    summary: 'Contato e endereço de uma empresa, como aparecem nos contratos e nas mensagens',
    params: z.object({ tenantId: tenantIdText }),
    body: companyEdit,
    response: enveloped(tenant),
  }),
  updateBranding: endpoint('PUT /tenants/:tenantId/branding', {
    summary: 'Marca de uma empresa: título, cores, endereços e imagens, em JSON ou em formulário',
    transaction: 'none',
    params: z.object({ tenantId: tenantIdText }),
    body: brandingEdit,
    files: brandingPictures,
    response: enveloped(tenant),
  }),
};
