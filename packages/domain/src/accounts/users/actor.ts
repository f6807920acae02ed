import type { TenantId } from '../../tenancy/tenants/tenant-id.ts';
import type { Permissions } from '../permissions/permission-catalogue.ts';
import type { TypeCargo, TypeUser } from './cargo.ts';

/** The signed-in member of staff, as seen by access rules on both sides. */
export interface Actor {
  id: string;
  name: string;
  /** The tenant of the account; an ADMIN may act in another one. */
  id_tenant: TenantId;
  typeUser: TypeUser;
  typeCargo: TypeCargo;
  permissions: Permissions;
}

/** The fields of an actor that access rules read. */
export type ActorScope = Pick<Actor, 'id' | 'id_tenant' | 'typeUser' | 'typeCargo' | 'permissions'>;

/** The CEO of the provider, who may act in every consultancy. */
export function isAdminCeo(actor: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return actor.typeUser === 'ADMIN' && actor.typeCargo === 'CEO';
}

/** ADMINs act in any tenant they select; a USUARIO only in their own tenant. */
export function canActIn(actor: ActorScope, id_tenant: string): boolean {
  return actor.typeUser === 'ADMIN' || actor.id_tenant === id_tenant;
}
