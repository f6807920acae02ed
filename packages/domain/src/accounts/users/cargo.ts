import { z } from 'zod';

/** ADMIN is staff of the provider; USUARIO belongs to one consultancy. */
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

/** The cargos offered when a user's cargo is changed, by user type (foundation C-14, C-15). */
export const offeredCargos: Record<TypeUser, readonly TypeCargo[]> = {
  ADMIN: ['ANALISTA', 'FINANCEIRO', 'JURIDICO', 'CEO'],
  USUARIO: ['GERENTE', 'PARCEIRO', 'CONTABILIDADE', 'CEO'],
};

/** The cargos that the registration dialog creates; the others of a consultancy are created on its partner pages. */
export const creatableCargos: Record<TypeUser, readonly TypeCargo[]> = {
  ADMIN: ['CEO', 'ANALISTA', 'FINANCEIRO', 'JURIDICO'],
  USUARIO: ['CEO'],
};
