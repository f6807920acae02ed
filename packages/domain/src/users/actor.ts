import type { Permissions } from '../permissions/permission-catalogue.ts';
import type { TenantId } from '../tenants/tenant-id.ts';
import type { TypeCargo, TypeUser } from './cargo.ts';

/** The signed-in member of staff, as access rules see them on both sides. */
export interface Actor {
  id: string;
  name: string;
  /** Where the account belongs; the tenant acted in may be another for an ADMIN. */
  id_tenant: TenantId;
  typeUser: TypeUser;
  typeCargo: TypeCargo;
  permissions: Permissions;
}

/** What access rules ask of the actor. */
export type Role = Pick<Actor, 'id' | 'id_tenant' | 'typeUser' | 'typeCargo' | 'permissions'>;

/** The CEO of the provider, who acts in every consultancy. */
export function isAdminCeo(role: Pick<Role, 'typeUser' | 'typeCargo'>): boolean {
  return role.typeUser === 'ADMIN' && role.typeCargo === 'CEO';
}

/** ADMINs act in any tenant they select; a USUARIO only at home. */
export function mayActIn(role: Role, id_tenant: string): boolean {
  return role.typeUser === 'ADMIN' || role.id_tenant === id_tenant;
}
