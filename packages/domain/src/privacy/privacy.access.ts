import { isAdminCeo, mayActIn, type Role } from '../users/actor.ts';
import type { PersonRef } from './person-kind.ts';

interface Asked extends PersonRef {
  id_requester: string;
}

/** The page of the requests and its menu item. */
export function canSeeDataRequests({ typeUser, typeCargo }: Pick<Role, 'typeUser' | 'typeCargo'>): boolean {
  return typeCargo === 'CEO' || (typeUser === 'ADMIN' && typeCargo === 'TI');
}

/** The data of others, and requests for them: the provider's CEO and TI in any tenant, a consultancy's CEO at home (D-36). */
export function canServePeople(role: Role, id_tenant: string): boolean {
  return canSeeDataRequests(role) && mayActIn(role, id_tenant);
}

/** A provisional password is known to who gave it (decision D-12): it is no proof of whose data it is. */
export function canHaveOwnData(session: { who: 'staff' } | { who: 'client'; mustChangePassword: boolean }): boolean {
  return session.who === 'staff' || !session.mustChangePassword;
}

/** A CEO decides; never on what the CEO asked for or is about the CEO. */
export function canDecideErasure(role: Role, id_tenant: string, { id_requester, id_person }: Asked): boolean {
  const isCeo = isAdminCeo(role) || (role.typeUser === 'USUARIO' && role.typeCargo === 'CEO');
  return isCeo && mayActIn(role, id_tenant) && role.id !== id_requester && role.id !== id_person;
}
