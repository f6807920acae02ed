import { type ActorScope, canActIn } from '../../accounts/users/actor.ts';
import type { TypeCargo } from '../../accounts/users/cargo.ts';

const adminCargos: TypeCargo[] = ['CEO', 'JURIDICO', 'TI'];

type Who = Pick<ActorScope, 'typeUser' | 'typeCargo'>;

/** Allows the page and its menu item: F-363, C-08, C-11, decision D-04. */
export function canSeeTemplates({ typeUser, typeCargo }: Who): boolean {
  return typeUser === 'ADMIN' ? adminCargos.includes(typeCargo) : typeCargo === 'CEO';
}

/** C-23: the CEO, and readers of the page with the flag. */
export function canCreateTemplate(role: ActorScope, id_tenant: string): boolean {
  if (!canSeeTemplates(role) || !canActIn(role, id_tenant)) return false;
  return role.typeCargo === 'CEO' || role.permissions.add_contract === true;
}

/** G-12, C-23: the CEO, and readers of the page with the flag. */
export function canDeleteTemplate(role: ActorScope, id_tenant: string): boolean {
  if (!canSeeTemplates(role) || !canActIn(role, id_tenant)) return false;
  return role.typeCargo === 'CEO' || role.permissions.delet_contract === true;
}

/** F-340, F-342, G-11: no access, not even for the CEO, until the tenant's CEO enables it. */
export function canSeeDeletedTemplates(role: Who, granted: boolean): boolean {
  return granted && canSeeTemplates(role);
}

/** F-345, F-346: the provider's CEO in any tenant, a consultancy's CEO at home. */
export function canSetTemplatePrivileges(role: ActorScope, id_tenant: string): boolean {
  return role.typeCargo === 'CEO' && canActIn(role, id_tenant);
}
