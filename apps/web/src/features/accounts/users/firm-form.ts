import { formatCep } from '@restitui/brazil/cep.ts';
import type { AccountingFirmForm } from '@restitui/domain/accounts/users/new-accounting-firm.ts';
import type { FoundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';
import type { Path } from 'react-hook-form';

export const companyFields = [
  'nome',
  'cnaeCode',
  'cnaeText',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'municipio',
  'uf',
] as const;
export type CompanyField = (typeof companyFields)[number];

/** Returns the fields filled from a found company (F-228). */
export function companyValuesOf({ atividade_principal, cep, ...found }: FoundCompany): Record<CompanyField, string> {
  const { nome, logradouro, numero, complemento, bairro, municipio, uf } = found;
  const [activity] = atividade_principal;
  return {
    ...{ nome, logradouro, numero, complemento, bairro, municipio, uf },
    cep: formatCep(cep),
    cnaeCode: activity?.code ?? '',
    cnaeText: activity?.text ?? '',
  };
}

const renamed: Record<string, Path<AccountingFirmForm>> = {
  razao_social: 'cnpj_data.nome',
  estado: 'cnpj_data.uf',
  cnae: 'cnpj_data.cnaeCode',
  cnae_info: 'cnpj_data.cnaeText',
  comissao_user: 'Regime_produto.comissao',
  tel: 'info_user.whatsApp',
};
const ofPerson = ['name', 'cpf', 'email', 'password', 'convidar', 'whatsApp'];

/** Returns the form field that corresponds to a field of the call. */
export function formPathOf(field: string): Path<AccountingFirmForm> {
  const part = ofPerson.includes(field) ? 'info_user' : 'cnpj_data';
  return renamed[field] ?? (`${part}.${field}` as Path<AccountingFirmForm>);
}
