import { parseCep } from '@restitui/brazil/cep.ts';
import { numberWords } from '@restitui/brazil/number-words.ts';
import type { OwnerLink, Registration } from '@restitui/domain/clients/registration-form.ts';
import type { FoundCompany } from '@restitui/domain/lookups/lookups.api.ts';
import type { ServiceType } from '@restitui/domain/products/service-type.ts';

/** The company that is being registered, and what the registry says of it. */
export interface FoundClient {
  cnpj: string;
  company: FoundCompany;
}

function companyBody({ cnpj, company }: FoundClient) {
  const [activity] = company.atividade_principal;
  return {
    cnpjcpf: cnpj,
    razao_social: company.nome,
    nome_fantasia: company.fantasia,
    cnae_principal: activity?.code ?? '',
    atividadePrincipal: activity?.text ?? '',
    // What the registry has of it may be no CEP, and nobody can mend it here.
    cep: parseCep(company.cep) ?? '',
    logradouro: company.logradouro,
    bairro: company.bairro,
    numero: company.numero,
    municipio: company.municipio,
    estado: company.uf,
    complemento: company.complemento,
  };
}

function contractBody({
  comissao,
  banco,
  agencia,
  conta,
}: Pick<Registration, 'comissao' | 'banco' | 'agencia' | 'conta'>) {
  const acceptance = { li_aceito_tenant: true as const };
  return { ...acceptance, comissaoTenant: comissao, comissao_escrita: numberWords(comissao), banco, agencia, conta };
}

/** The form under the names of the wire (intake C-10). */
export function registrationBody(found: FoundClient, form: Registration) {
  const { regimeTributario: _, produtosSelecionados: __, concordo: ___, comissao, senha, ...people } = form;
  return { ...people, ...companyBody(found), ...contractBody({ ...form, comissao }), password: senha };
}

/** The same for a known owner. */
export function ownerLinkBody(found: FoundClient, form: OwnerLink) {
  const { cpfProprietario, contatoProprietario, emailProprietario } = form;
  return { cpfProprietario, contatoProprietario, emailProprietario, ...companyBody(found), ...contractBody(form) };
}

/** The contract list of the products chosen, which always begins with the principal part (I-103). */
export function contractsOf(products: readonly ServiceType[]): (ServiceType | 'PRINCIPAL')[] {
  return ['PRINCIPAL', ...products];
}
