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

export const typeUserLabels: Record<TypeUser, string> = { ADMIN: 'Administrador', USUARIO: 'Usuário' };

/** What a role change offers, by kind of person (foundation C-14, C-15). */
export const offeredCargos: Record<TypeUser, readonly TypeCargo[]> = {
  ADMIN: ['ANALISTA', 'FINANCEIRO', 'JURIDICO', 'CEO'],
  USUARIO: ['GERENTE', 'PARCEIRO', 'CONTABILIDADE', 'CEO'],
};

/** What the registration dialog creates; the other cargos of a consultancy come from its partner pages. */
export const creatableCargos: Record<TypeUser, readonly TypeCargo[]> = {
  ADMIN: ['CEO', 'ANALISTA', 'FINANCEIRO', 'JURIDICO'],
  USUARIO: ['CEO'],
};
