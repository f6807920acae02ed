import { z } from 'zod';
import { recordOf } from '../../wire/record-keys.ts';

interface CatalogueEntry {
  key: string;
  sector: 'Gestão' | 'Adicionar' | 'Alterar' | 'Excluir' | 'Gerar' | 'Exportar' | 'Produtos';
  label: string;
  description: string;
}

export const permissionCatalogue = [
  {
    key: 'permission_geral',
    sector: 'Gestão',
    label: 'Permissão geral',
    description: 'Todos os clientes da empresa, não todos os produtos.',
  },
  {
    key: 'permission_product',
    sector: 'Gestão',
    label: 'Permissão por produto',
    description: 'Todos os clientes que têm um produto dos serviços liberados.',
  },
  {
    key: 'gestor_geral',
    sector: 'Gestão',
    label: 'Gestor geral',
    description: 'Áreas de gestão que não são de um cliente.',
  },
  { key: 'add_user', sector: 'Adicionar', label: 'Adicionar usuário', description: 'Cadastrar usuários.' },
  { key: 'add_client', sector: 'Adicionar', label: 'Adicionar cliente', description: 'Cadastrar clientes.' },
  {
    key: 'add_contract',
    sector: 'Adicionar',
    label: 'Adicionar contrato',
    description: 'Cadastrar modelos de contrato.',
  },
  {
    key: 'update_product',
    sector: 'Alterar',
    label: 'Alterar produto',
    description: 'Alterar os produtos de um cliente.',
  },
  {
    key: 'update_client',
    sector: 'Alterar',
    label: 'Alterar cliente',
    description: 'Alterar comissão e dados bancários de um cliente.',
  },
  { key: 'update_user', sector: 'Alterar', label: 'Alterar usuário', description: 'Alterar o cadastro de usuários.' },
  { key: 'update_tenant', sector: 'Alterar', label: 'Alterar empresa', description: 'Alterar o cadastro da empresa.' },
  {
    key: 'update_analise',
    sector: 'Alterar',
    label: 'Alterar análise',
    description: 'Alterar resultados de análises.',
  },
  { key: 'update_agreement', sector: 'Alterar', label: 'Alterar minuta', description: 'Alterar minutas.' },
  {
    key: 'update_permissions',
    sector: 'Alterar',
    label: 'Alterar permissões',
    description: 'Alterar as permissões de usuários.',
  },
  {
    key: 'update_user_product',
    sector: 'Alterar',
    label: 'Alterar analista do produto',
    description: 'Trocar o analista responsável por um produto.',
  },
  {
    key: 'update_user_client',
    sector: 'Alterar',
    label: 'Alterar responsável do cliente',
    description: 'Trocar o parceiro ou o gerente responsável por um cliente.',
  },
  { key: 'delet_product', sector: 'Excluir', label: 'Excluir produto', description: 'Excluir produtos.' },
  { key: 'delet_client', sector: 'Excluir', label: 'Excluir cliente', description: 'Excluir clientes.' },
  { key: 'delet_user', sector: 'Excluir', label: 'Excluir usuário', description: 'Excluir usuários.' },
  { key: 'delet_tenant', sector: 'Excluir', label: 'Excluir empresa', description: 'Excluir empresas.' },
  { key: 'delet_agreement', sector: 'Excluir', label: 'Excluir minuta', description: 'Excluir minutas.' },
  { key: 'delet_contract', sector: 'Excluir', label: 'Excluir contrato', description: 'Excluir modelos de contrato.' },
  { key: 'gerar_boleto', sector: 'Gerar', label: 'Gerar boleto', description: 'Emitir boletos.' },
  { key: 'gerar_analise', sector: 'Gerar', label: 'Gerar análise', description: 'Gerar análises.' },
  { key: 'gerar_apuracao', sector: 'Gerar', label: 'Gerar apuração', description: 'Criar apurações.' },
  { key: 'gerar_nota_fiscal', sector: 'Gerar', label: 'Gerar nota fiscal', description: 'Emitir notas fiscais.' },
  { key: 'export_analise', sector: 'Exportar', label: 'Exportar análise', description: 'Exportar análises.' },
  { key: 'export_products', sector: 'Exportar', label: 'Exportar produtos', description: 'Exportar produtos.' },
  {
    key: 'export_nota_fiscal',
    sector: 'Exportar',
    label: 'Exportar nota fiscal',
    description: 'Exportar notas fiscais.',
  },
  { key: 'export_boleto', sector: 'Exportar', label: 'Exportar boleto', description: 'Exportar boletos.' },
  {
    key: 'pis_cofins_monofasico_para_sn',
    sector: 'Produtos',
    label: 'PIS/COFINS monofásico',
    description: 'Produtos de PIS/COFINS monofásico do Simples Nacional.',
  },
  { key: 'previdenciario', sector: 'Produtos', label: 'Previdenciário', description: 'Produtos previdenciários.' },
  {
    key: 'exclusao_icms',
    sector: 'Produtos',
    label: 'Exclusão de ICMS e ST',
    description: 'Produtos de exclusão de ICMS e ST.',
  },
  { key: 'subvencao', sector: 'Produtos', label: 'Subvenção', description: 'Produtos de subvenção.' },
  { key: 'apuracao_st', sector: 'Produtos', label: 'Apuração ST', description: 'Produtos de apuração de ST.' },
  {
    key: 'equiparacao_hospitalar',
    sector: 'Produtos',
    label: 'Equiparação hospitalar',
    description: 'Produtos de equiparação hospitalar.',
  },
  {
    key: 'negociacao_de_passivos',
    sector: 'Produtos',
    label: 'Negociação de passivos',
    description: 'Produtos de negociação de passivos.',
  },
  {
    key: 'despesas_operacionais',
    sector: 'Produtos',
    label: 'Despesas operacionais',
    description: 'Produtos de despesas operacionais.',
  },
  { key: 'fcvs', sector: 'Produtos', label: 'FCVS', description: 'Produtos de FCVS.' },
] as const satisfies readonly CatalogueEntry[];

export type PermissionKey = (typeof permissionCatalogue)[number]['key'];

/** Flags by key; a missing one counts as false. */
export type Permissions = Partial<Record<PermissionKey, boolean>>;

export const permissionKeys = permissionCatalogue.map((entry) => entry.key);

/** All flags of the catalogue, in a response. */
export const permissionFlags = z.object(recordOf(permissionKeys, () => z.boolean().default(false)));

/** Names that requests may contain beside the catalogue: stored, without effect (foundation C-22). */
export const unusedPermissionKeys = [
  'add_product',
  'add_tenant',
  'add_agreement',
  'add_permissions',
  'add_user_product',
  'add_user_client',
  'update_contract',
  'delet_permissions',
  'delet_user_product',
  'delet_user_client',
] as const;

/** All flags of a stored permission record. */
export const storedFlags = permissionFlags.extend(recordOf(unusedPermissionKeys, () => z.boolean().default(false)));
export type StoredFlags = z.output<typeof storedFlags>;
