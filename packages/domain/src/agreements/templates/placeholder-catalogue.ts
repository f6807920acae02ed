import { isPartnership, type TemplateType } from './template-type.ts';

export type PlaceholderGroup =
  | 'cliente'
  | 'proprietario'
  | 'contador'
  | 'empresa'
  | 'parceiro'
  | 'comissao'
  | 'contrato';

export const placeholderGroupLabels: Record<PlaceholderGroup, string> = {
  cliente: 'Cliente',
  proprietario: 'Proprietário do cliente',
  contador: 'Contador do cliente',
  empresa: 'Empresa (consultoria)',
  parceiro: 'Usuário ou parceiro',
  comissao: 'Comissão',
  contrato: 'Contrato, produtos e data',
};

interface CatalogueEntry {
  key: `${PlaceholderGroup}.${string}`;
  label: string;
  /** Shown in previews. */
  sample: string;
}

/** All placeholders that a template may use. */
export const placeholderCatalogue = [
  { key: 'cliente.razao_social', label: 'Razão social do cliente', sample: 'COMÉRCIO EXEMPLO LTDA' },
  { key: 'cliente.nome_fantasia', label: 'Nome fantasia do cliente', sample: 'Mercado Exemplo' },
  { key: 'cliente.cnpj_cpf', label: 'CNPJ ou CPF do cliente', sample: '12.345.678/0001-95' },
  { key: 'cliente.atividade_principal', label: 'Atividade principal', sample: 'Comércio varejista de mercadorias' },
  { key: 'cliente.cnae_principal', label: 'CNAE principal', sample: '4711-3/02' },
  { key: 'cliente.regime_tributario', label: 'Regime tributário', sample: 'Simples Nacional' },
  {
    key: 'cliente.endereco_completo',
    label: 'Endereço completo do cliente',
    sample: 'Avenida Brasil, 1500, Sala 3, Centro, Goiânia/GO, CEP 74000-000',
  },
  { key: 'cliente.logradouro', label: 'Logradouro do cliente', sample: 'Avenida Brasil' },
  { key: 'cliente.numero', label: 'Número do endereço do cliente', sample: '1500' },
  { key: 'cliente.complemento', label: 'Complemento do endereço do cliente', sample: 'Sala 3' },
  { key: 'cliente.bairro', label: 'Bairro do cliente', sample: 'Centro' },
  { key: 'cliente.municipio', label: 'Município do cliente', sample: 'Goiânia' },
  { key: 'cliente.estado', label: 'UF do cliente', sample: 'GO' },
  { key: 'cliente.cep', label: 'CEP do cliente', sample: '74000-000' },
  { key: 'cliente.banco', label: 'Banco do cliente', sample: '077 - Banco Inter' },
  { key: 'cliente.agencia', label: 'Agência do cliente', sample: '0001' },
  { key: 'cliente.conta', label: 'Conta do cliente', sample: '123456-7' },
  { key: 'proprietario.nome', label: 'Nome do proprietário', sample: 'Ana Paula Exemplo da Silva' },
  { key: 'proprietario.cpf', label: 'CPF do proprietário', sample: '529.982.247-25' },
  { key: 'proprietario.email', label: 'E-mail do proprietário', sample: 'ana@exemplo.com.br' },
  { key: 'proprietario.telefone', label: 'Telefone do proprietário', sample: '(62) 99999-0000' },
  { key: 'contador.nome', label: 'Nome do contador', sample: 'Carlos Exemplo Contador' },
  { key: 'contador.email', label: 'E-mail do contador', sample: 'carlos@contabilidade.com.br' },
  { key: 'contador.telefone', label: 'Telefone do contador', sample: '(62) 98888-0000' },
  { key: 'empresa.razao_social', label: 'Razão social da consultoria', sample: 'CONSULTORIA MODELO LTDA' },
  { key: 'empresa.nome_fantasia', label: 'Nome fantasia da consultoria', sample: 'Consultoria Modelo' },
  { key: 'empresa.cnpj', label: 'CNPJ da consultoria', sample: '98.765.432/0001-98' },
  { key: 'empresa.email', label: 'E-mail da consultoria', sample: 'contato@modelo.com.br' },
  { key: 'empresa.telefone', label: 'Telefone da consultoria', sample: '(11) 97777-0000' },
  { key: 'empresa.representante_nome', label: 'Representante da consultoria', sample: 'Eduardo Modelo Rezende' },
  { key: 'empresa.representante_cpf', label: 'CPF do representante da consultoria', sample: '111.444.777-35' },
  { key: 'parceiro.nome', label: 'Nome do parceiro', sample: 'Beatriz Exemplo Souza' },
  { key: 'parceiro.cpf', label: 'CPF do parceiro', sample: '390.533.447-05' },
  { key: 'parceiro.razao_social', label: 'Razão social do parceiro', sample: 'SOUZA CONTABILIDADE LTDA' },
  { key: 'parceiro.cnpj', label: 'CNPJ do parceiro', sample: '11.222.333/0001-81' },
  { key: 'parceiro.email', label: 'E-mail do parceiro', sample: 'beatriz@exemplo.com.br' },
  { key: 'parceiro.telefone', label: 'Telefone do parceiro', sample: '(31) 96666-0000' },
  {
    key: 'parceiro.endereco_completo',
    label: 'Endereço completo do parceiro',
    sample: 'Rua das Flores, 20, Savassi, Belo Horizonte/MG, CEP 30000-000',
  },
  { key: 'parceiro.municipio', label: 'Município do parceiro', sample: 'Belo Horizonte' },
  { key: 'parceiro.estado', label: 'UF do parceiro', sample: 'MG' },
  { key: 'comissao.numero', label: 'Comissão em número, sem o sinal de %', sample: '20' },
  { key: 'comissao.por_extenso', label: 'Comissão por extenso', sample: 'vinte' },
  {
    key: 'contrato.produtos',
    label: 'Produtos contratados, em lista corrida',
    sample: 'PIS/COFINS monofásico, Previdenciário e Subvenção',
  },
  { key: 'contrato.produto', label: 'Produto de que esta parte trata', sample: 'PIS/COFINS monofásico' },
  { key: 'contrato.data', label: 'Data do contrato', sample: '20/11/2026' },
  { key: 'contrato.data_por_extenso', label: 'Data do contrato por extenso', sample: '20 de novembro de 2026' },
  { key: 'contrato.cidade', label: 'Cidade em que se assina', sample: 'Goiânia' },
  { key: 'contrato.estado', label: 'UF em que se assina', sample: 'GO' },
] as const satisfies readonly CatalogueEntry[];

export type PlaceholderKey = (typeof placeholderCatalogue)[number]['key'];
/** Values for a template; absent or blank ones count as missing. */
export type PlaceholderValues = Partial<Record<PlaceholderKey, string | null | undefined>>;

const entries = new Map<string, CatalogueEntry>(placeholderCatalogue.map((entry) => [entry.key, entry]));

/** Returns whether the catalogue has this key. */
export function isPlaceholderKey(key: string): key is PlaceholderKey {
  return entries.has(key);
}

/** Returns the pt-BR label for screens and errors. */
export function placeholderLabel(key: PlaceholderKey): string {
  return entries.get(key)?.label ?? key;
}

/** Returns the part of the key before the dot: whose data it is. */
export function placeholderGroupOf(key: PlaceholderKey): PlaceholderGroup {
  return key.split('.')[0] as PlaceholderGroup;
}

const clientGroups: PlaceholderGroup[] = ['cliente', 'proprietario', 'contador'];
const productKeys: PlaceholderKey[] = ['contrato.produtos', 'contrato.produto'];

/** Returns whether agreements of this type have the data: a partnership has no client and no products. */
export function isFilledIn(type: TemplateType, key: PlaceholderKey): boolean {
  if (!isPartnership(type)) return true;
  return !clientGroups.includes(placeholderGroupOf(key)) && !productKeys.includes(key);
}

/** Values for a preview. */
export const samplePlaceholders: PlaceholderValues = Object.fromEntries(
  placeholderCatalogue.map(({ key, sample }) => [key, sample]),
);
