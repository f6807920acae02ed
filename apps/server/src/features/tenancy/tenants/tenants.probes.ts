import type { tenantChangesApi } from '@restitui/domain/tenancy/tenants/tenant-changes.api.ts';
import type { tenantsApi } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { newCnpj, newEmail } from '../../../../test/harness.ts';
import type { Probes } from '../../../../test/probes.ts';

const companyAddress = {
  ...{ email: 'contato@casa.test', whatsApp: '62999990000', logradouro: 'Avenida Paulista', numero: '1' },
  ...{ bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' },
} as const;

export const tenantsProbes: Probes<typeof tenantsApi> = { list: { listsAllTenants: true } };

export const tenantChangesProbes: Probes<typeof tenantChangesApi> = {
  create: {
    request: () => ({
      body: {
        cnpj: newCnpj(),
        razao_social: 'Contabilidade Nova Ltda',
        cnae: '70.20-4-00',
        cnae_info: 'Consultoria em gestão empresarial',
        ...companyAddress,
        email: newEmail(),
        comissao_admin: 10,
      },
    }),
    namesNoTenant: true,
  },
  updateCompany: {
    request: ({ id_tenant }) => ({ params: { tenantId: id_tenant }, body: companyAddress }),
  },
  updateBranding: {
    request: ({ id_tenant }) => ({
      params: { tenantId: id_tenant },
      body: { title: 'Marca nova', primary: '#0b6e5f', secondary: '#12333a', accent: '#b45309' },
    }),
    withoutFiles: true,
  },
};
