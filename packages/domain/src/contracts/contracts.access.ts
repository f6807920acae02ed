import { mayActIn, type Role } from '../users/actor.ts';
import type { TypeCargo } from '../users/cargo.ts';

const adminCargos: TypeCargo[] = ['CEO', 'JURIDICO', 'TI'];

type Who = Pick<Role, 'typeUser' | 'typeCargo'>;

/** The page and its menu item: F-363, C-08, C-11, decision D-04. */
export function canSeeContracts({ typeUser, typeCargo }: Who): boolean {
  return typeUser === 'ADMIN' ? adminCargos.includes(typeCargo) : typeCargo === 'CEO';
}

/** C-23: the CEO, and with the flag whoever sees the page. */
export function canCreateContract(role: Role, id_tenant: string): boolean {
  if (!canSeeContracts(role) || !mayActIn(role, id_tenant)) return false;
  return role.typeCargo === 'CEO' || role.permissions.add_contract === true;
}

/** G-12, C-23: the CEO, and with the flag whoever sees the page. */
export function canDeleteContract(role: Role, id_tenant: string): boolean {
  if (!canSeeContracts(role) || !mayActIn(role, id_tenant)) return false;
  return role.typeCargo === 'CEO' || role.permissions.delet_contract === true;
}

/** F-340, F-342, G-11: nobody reaches deleted templates while the tenant's CEO has not opened them, the CEO included. */
export function canSeeDeletedContracts(role: Who, granted: boolean): boolean {
  return granted && canSeeContracts(role);
}

/** F-345, F-346: the provider's CEO in any tenant, a consultancy's at home. */
export function canSetContractPrivileges(role: Role, id_tenant: string): boolean {
  return role.typeCargo === 'CEO' && mayActIn(role, id_tenant);
}
