import { formatCep } from '@restitui/brazil/cep.ts';
import type { FoundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';
import type { NewTenantForm } from '@restitui/domain/tenancy/tenants/new-tenant.ts';

export const emptyCompany: NewTenantForm = {
  cnpj: '',
  razao_social: '',
  fantasia: '',
  cnae: '',
  cnae_info: '',
  tipo: '',
  email: '',
  whatsApp: '',
  tel: '',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  uf: '',
  comissao_admin: '',
  concordo: false,
};

/** Returns the form fields found in the CNPJ register; empty values without a company (I-176). */
export function companyFields(company: FoundCompany | undefined): Partial<NewTenantForm> {
  const activity = company?.atividade_principal[0];
  return {
    razao_social: company?.nome ?? '',
    fantasia: company?.fantasia ?? '',
    tipo: company?.tipo ?? '',
    cnae: activity?.code ?? '',
    cnae_info: activity?.text ?? '',
    cep: formatCep(company?.cep ?? ''),
    logradouro: company?.logradouro ?? '',
    numero: company?.numero ?? '',
    complemento: company?.complemento ?? '',
    bairro: company?.bairro ?? '',
    cidade: company?.municipio ?? '',
    uf: company?.uf ?? '',
  };
}
