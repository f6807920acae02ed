import { isCpf } from '@restitui/brazil/cpf.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import { z } from 'zod';

/** The fields of a client that a spreadsheet may contain, by their wire names. */
export const portfolioField = z.enum([
  'cnpjcpf',
  'razao_social',
  'nome_fantasia',
  'cpfProprietario',
  'nomeProprietario',
  'emailProprietario',
  'contatoProprietario',
  'nomeContador',
  'emailContador',
  'contatoContador',
  'comissaoTenant',
  'banco',
  'agencia',
  'conta',
  'cnae_principal',
  'atividadePrincipal',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'municipio',
  'estado',
]);
export type PortfolioField = z.infer<typeof portfolioField>;

interface PortfolioColumn {
  heading: string;
  /** `owner`: required only when the owner does not exist in the tenant. */
  needed: 'always' | 'owner' | 'no';
  help: string;
  example: string;
  /** Alternative headings. */
  also: readonly string[];
}

/** The columns of the template in order, with alternative headings. */
export const portfolioColumns: Record<PortfolioField, PortfolioColumn> = {
  cnpjcpf: {
    heading: 'CNPJ ou CPF',
    needed: 'always',
    help: 'Com ou sem máscara. Formate a coluna como texto para não perder zeros à esquerda.',
    example: '11.222.333/0001-81',
    also: ['cnpj', 'cpf', 'cnpj/cpf', 'cpf/cnpj', 'cpf ou cnpj', 'documento', 'cnpjcpf', 'cnpj do cliente'],
  },
  razao_social: {
    heading: 'Razão Social',
    needed: 'always',
    help: 'Nome da empresa no cadastro da Receita, ou o nome da pessoa.',
    example: 'COMERCIO EXEMPLO LTDA',
    also: ['empresa', 'nome', 'cliente', 'nome do cliente', 'nome empresarial', 'razao'],
  },
  nome_fantasia: {
    heading: 'Nome Fantasia',
    needed: 'no',
    help: 'Como a empresa é conhecida.',
    example: 'Mercado Exemplo',
    also: ['fantasia'],
  },
  cpfProprietario: {
    heading: 'CPF do Proprietário',
    needed: 'always',
    help: 'É por ele que o cliente entra. Para cliente pessoa física, vale o próprio CPF.',
    example: '529.982.247-25',
    also: ['cpf proprietario', 'cpf do socio', 'cpf socio', 'cpf responsavel legal', 'cpf do dono'],
  },
  nomeProprietario: {
    heading: 'Nome do Proprietário',
    needed: 'owner',
    help: 'Só para proprietário ainda não cadastrado.',
    example: 'Maria Exemplo da Silva',
    also: ['proprietario', 'socio', 'nome do socio', 'dono', 'nome proprietario'],
  },
  emailProprietario: {
    heading: 'E-mail do Proprietário',
    needed: 'owner',
    help: 'Só para proprietário ainda não cadastrado: recebe o código do primeiro acesso.',
    example: 'maria@exemplo.com.br',
    also: ['email', 'e-mail', 'email proprietario', 'email do socio'],
  },
  contatoProprietario: {
    heading: 'WhatsApp do Proprietário',
    needed: 'no',
    help: 'Com DDD, 10 ou 11 dígitos.',
    example: '(62) 99999-0000',
    also: ['whatsapp', 'celular', 'telefone', 'contato', 'fone', 'telefone do proprietario'],
  },
  nomeContador: {
    heading: 'Nome do Contador',
    needed: 'no',
    help: 'Quem cuida da contabilidade.',
    example: 'João Contador',
    also: ['contador', 'contabilidade'],
  },
  emailContador: {
    heading: 'E-mail do Contador',
    needed: 'no',
    help: 'E-mail válido.',
    example: 'joao@contabil.com.br',
    also: ['email contador', 'email da contabilidade'],
  },
  contatoContador: {
    heading: 'WhatsApp do Contador',
    needed: 'no',
    help: 'Com DDD, 10 ou 11 dígitos.',
    example: '(62) 98888-0000',
    also: ['telefone do contador', 'contato do contador', 'whatsapp contador'],
  },
  comissaoTenant: {
    heading: 'Comissão (%)',
    needed: 'always',
    help: 'Número inteiro de 0 a 100.',
    example: '20',
    also: ['comissao', 'percentual', '% comissao', 'comissao %', 'honorarios'],
  },
  banco: { heading: 'Banco', needed: 'no', help: 'Código e nome.', example: '077 - Banco Inter', also: [] },
  agencia: { heading: 'Agência', needed: 'no', help: 'Com dígito, se houver.', example: '0001', also: ['ag'] },
  conta: { heading: 'Conta', needed: 'no', help: 'Com dígito.', example: '12345-6', also: ['conta corrente', 'cc'] },
  cnae_principal: {
    heading: 'CNAE Principal',
    needed: 'no',
    help: 'Código do CNAE.',
    example: '47.11-3-02',
    also: ['cnae', 'codigo cnae'],
  },
  atividadePrincipal: {
    heading: 'Atividade Principal',
    needed: 'no',
    help: 'Descrição do CNAE.',
    example: 'Comércio varejista de mercadorias em geral',
    also: ['atividade', 'descricao cnae', 'ramo'],
  },
  cep: { heading: 'CEP', needed: 'no', help: '8 dígitos.', example: '74000-000', also: [] },
  logradouro: {
    heading: 'Logradouro',
    needed: 'no',
    help: 'Rua, avenida…',
    example: 'Avenida Goiás',
    also: ['endereco', 'rua'],
  },
  numero: { heading: 'Número', needed: 'no', help: 'Ou S/N.', example: '100', also: ['no', 'num', 'n.'] },
  complemento: { heading: 'Complemento', needed: 'no', help: 'Sala, bloco…', example: 'Sala 2', also: ['compl'] },
  bairro: { heading: 'Bairro', needed: 'no', help: 'Bairro ou setor.', example: 'Setor Central', also: ['setor'] },
  municipio: { heading: 'Município', needed: 'no', help: 'Cidade.', example: 'Goiânia', also: ['cidade'] },
  estado: { heading: 'UF', needed: 'no', help: 'Duas letras.', example: 'GO', also: ['estado', 'unidade federativa'] },
};

/** Column index by field, from 0. */
export type ColumnMatch = Partial<Record<PortfolioField, number>>;

/** Normalises a heading, so that `Nº do CPF*` and `n do cpf` are equal. */
function normaliseHeading(heading: string): string {
  return foldText(heading)
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();
}

const meanings = new Map<string, PortfolioField>(
  portfolioField.options.flatMap((field) => {
    const { heading, also } = portfolioColumns[field];
    return [field, heading, ...also].map((name): [string, PortfolioField] => [normaliseHeading(name), field]);
  }),
);

/** Returns the column of each field; the first of two equal headings wins. */
export function matchColumns(headings: readonly string[]): ColumnMatch {
  const match: ColumnMatch = {};
  for (const [column, heading] of headings.entries()) {
    const field = meanings.get(normaliseHeading(heading));
    if (field && match[field] === undefined) match[field] = column;
  }
  return match;
}

/** Returns the index of the heading line: the one of the first ten lines with the most known headings. */
export function headingLine(lines: readonly (readonly string[])[]): number {
  const known = lines.slice(0, 10).map((line) => Object.keys(matchColumns(line)).length);
  const most = Math.max(...known, 0);
  return most > 0 ? known.indexOf(most) : lines.findIndex((line) => line.some((cell) => cell !== ''));
}

/** Returns the fields without which no row of any spreadsheet is accepted, and that no column contains. */
export function missingColumns(match: ColumnMatch): PortfolioField[] {
  return (['cnpjcpf', 'razao_social', 'comissaoTenant'] as const).filter((field) => match[field] === undefined);
}

/** Returns the fields to ask for, in the order of the columns: the owner's CPF too unless a sample is a person's. */
export function columnsToAskFor(match: ColumnMatch, sample: readonly (readonly string[])[]): PortfolioField[] {
  const { cnpjcpf } = match;
  const hasPerson = sample.some((cells) => cnpjcpf !== undefined && isCpf(cells[cnpjcpf] ?? ''));
  const missing = new Set(missingColumns(match));
  if (match.cpfProprietario === undefined && !hasPerson) missing.add('cpfProprietario');
  return portfolioField.options.filter((field) => missing.has(field));
}
