import { formatCep } from '@restitui/brazil/cep.ts';
import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { formatDay } from '@restitui/brazil/day.ts';
import { numberWords } from '@restitui/brazil/number-words.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import type { Client } from '../../crm/clients/clients.api.ts';
import { taxRegime, taxRegimeLabels } from '../../recovery/products/regime-products.ts';
import type { PlaceholderValues } from '../templates/placeholder-catalogue.ts';

type Text = string | null | undefined;

const filled = (text: Text, format: (text: string) => string) => (text?.trim() ? format(text.trim()) : undefined);
const formatId = (text: string) => (text.length === 14 ? formatCnpj(text) : formatCpf(text));

/** Joins the known parts of an address. */
function addressLine(
  of: Record<'logradouro' | 'numero' | 'complemento' | 'bairro' | 'municipio' | 'estado', Text>,
  cep: Text,
) {
  if (!of.logradouro?.trim()) return undefined;
  const town = [of.municipio, of.estado].filter(Boolean).join('/');
  const parts = [of.logradouro, of.numero, of.complemento, of.bairro, town, cep && `CEP ${formatCep(cep)}`];
  return parts.filter((part) => part?.trim()).join(', ');
}

export interface Consultancy {
  id: string;
  razao_social: string;
  nome_fantasia: string;
  email: string;
  whatsApp: string;
  cidade: string;
  uf: string;
}

/** Returns the values of the consultancy and its representative, and the place and date of signing. */
export function consultancyValues(
  tenant: Consultancy,
  representative: { name: string; cpf: string } | undefined,
  day: string,
): PlaceholderValues {
  const [year, month, date] = [day.slice(0, 4), Number(day.slice(5, 7)), Number(day.slice(8))];
  return {
    'empresa.razao_social': tenant.razao_social,
    'empresa.nome_fantasia': tenant.nome_fantasia,
    'empresa.cnpj': formatCnpj(tenant.id),
    'empresa.email': tenant.email,
    'empresa.telefone': filled(tenant.whatsApp, formatPhone),
    'empresa.representante_nome': representative?.name,
    'empresa.representante_cpf': filled(representative?.cpf, formatCpf),
    'contrato.cidade': tenant.cidade,
    'contrato.estado': tenant.uf,
    'contrato.data': formatDay(day),
    'contrato.data_por_extenso': `${date} de ${months[month - 1]} de ${year}`,
  };
}

const months = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
];

export interface Partner {
  name: string;
  cpf: string;
  email: string;
  whatsApp: string;
  cnpj: string | null;
  razao_social: string | null;
  cep: string | null;
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  municipio: string | null;
  estado: string | null;
  comissao_user: number;
}

/** Returns the values of a partner. An unset commission counts as missing, not as zero percent. */
export function partnerValues(user: Partner): PlaceholderValues {
  return {
    'parceiro.nome': user.name,
    'parceiro.cpf': filled(user.cpf, formatCpf),
    'parceiro.razao_social': user.razao_social,
    'parceiro.cnpj': filled(user.cnpj, formatCnpj),
    'parceiro.email': user.email,
    'parceiro.telefone': filled(user.whatsApp, formatPhone),
    'parceiro.endereco_completo': addressLine(user, user.cep),
    'parceiro.municipio': user.municipio,
    'parceiro.estado': user.estado,
    ...(user.comissao_user > 0 && commissionValues(user.comissao_user)),
  };
}

/** Formats a percentage in figures and words with a decimal comma: 12.5 → `12,5` and `doze vírgula cinco`. */
export function commissionValues(percent: number): PlaceholderValues {
  const [whole = '0', decimals = ''] = String(percent).split('.');
  const zeros = [...(/^0*/.exec(decimals)?.[0] ?? '')].map(() => 'zero');
  const fraction = decimals && ['vírgula', ...zeros, numberWords(Number(decimals))].join(' ');
  return {
    'comissao.numero': [whole, decimals].filter(Boolean).join(','),
    'comissao.por_extenso': [numberWords(Number(whole)), fraction].filter(Boolean).join(' '),
  };
}

type Contracted = Omit<
  Client,
  | 'id_client'
  | 'nome_responsavel'
  | 'nome_gerente'
  | 'procuracaoHabilitada'
  | 'procuracaoHabilitadaEm'
  | 'procuracaoValidaAte'
>;

/** Returns the values of a client, its owner and its accountant. */
export function clientValues(client: Contracted, typeRegime: string, products: readonly string[]): PlaceholderValues {
  return {
    'cliente.razao_social': client.razao_social,
    'cliente.nome_fantasia': client.nome_fantasia || client.razao_social,
    'cliente.cnpj_cpf': formatId(client.cnpjcpf),
    'cliente.atividade_principal': client.atividadePrincipal,
    'cliente.cnae_principal': client.cnae_principal,
    'cliente.regime_tributario': regimeName(typeRegime),
    'cliente.endereco_completo': addressLine(client, client.cep),
    'cliente.logradouro': client.logradouro,
    'cliente.numero': client.numero,
    'cliente.complemento': client.complemento || 'sem complemento',
    'cliente.bairro': client.bairro,
    'cliente.municipio': client.municipio,
    'cliente.estado': client.estado,
    'cliente.cep': filled(client.cep, formatCep),
    'cliente.banco': client.banco,
    'cliente.agencia': client.agencia,
    'cliente.conta': client.conta,
    'proprietario.nome': client.nomeProprietario,
    'proprietario.cpf': filled(client.cpfProprietario, formatCpf),
    'proprietario.email': client.emailProprietario,
    'proprietario.telefone': filled(client.contatoProprietario, formatPhone),
    'contador.nome': client.nomeContador,
    'contador.email': client.emailContador,
    'contador.telefone': filled(client.contatoContador, formatPhone),
    'contrato.produtos': listOf(products),
    ...(client.comissaoTenant > 0 && commissionValues(client.comissaoTenant)),
  };
}

/** Returns the label of a regime, or the given text when it is not one of the three. */
function regimeName(typeRegime: string): string {
  const { data } = taxRegime.safeParse(typeRegime);
  return data ? taxRegimeLabels[data] : typeRegime;
}

/** Joins names as `a, b e c`. */
function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} e ${last}`;
}
