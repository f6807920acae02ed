import { z } from 'zod';

/** ADMIN is staff of the provider, USUARIO belongs to one consultancy. */
export const typeUser = z.enum(['ADMIN', 'USUARIO']);
export type TypeUser = z.infer<typeof typeUser>;

export const typeCargo = z.enum([
  'CEO',
  'CONTABILIDADE',
  'PARCEIRO',
  'GERENTE',
  'GESTOR',
  'FINANCEIRO',
  'JURIDICO',
  'ANALISTA',
  'TI',
  'USUARIO',
]);
export type TypeCargo = z.infer<typeof typeCargo>;

export const cargoLabels: Record<TypeCargo, string> = {
  CEO: 'CEO',
  CONTABILIDADE: 'Contabilidade',
  PARCEIRO: 'Parceiro',
  GERENTE: 'Gerente',
  GESTOR: 'Gestor',
  FINANCEIRO: 'Financeiro',
  JURIDICO: 'Jurídico',
  ANALISTA: 'Analista',
  TI: 'TI',
  USUARIO: 'Usuário',
};
