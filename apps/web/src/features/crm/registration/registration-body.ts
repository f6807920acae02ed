import { parseCep } from '@restitui/brazil/cep.ts';
import { numberWords } from '@restitui/brazil/number-words.ts';
import type { OwnerLink, Registration } from '@restitui/domain/crm/clients/registration-form.ts';
import type { FoundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';

/** The company to register, with its data from the registry. */
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
    // The registry's CEP may be invalid, and it cannot be corrected in this form.
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

/** Maps the form to the names of the wire (intake C-10). */
export function registrationBody(found: FoundClient, form: Registration) {
  const { regimeTributario: _, produtosSelecionados: __, concordo: ___, comissao, senha, ...people } = form;
  return { ...people, ...companyBody(found), ...contractBody({ ...form, comissao }), password: senha };
}

/** Maps the form for a known owner to the names of the wire. */
export function ownerLinkBody(found: FoundClient, form: OwnerLink) {
  const { cpfProprietario, contatoProprietario, emailProprietario } = form;
  return { cpfProprietario, contatoProprietario, emailProprietario, ...companyBody(found), ...contractBody(form) };
}
