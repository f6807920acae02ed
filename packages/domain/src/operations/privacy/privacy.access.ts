import { type ActorScope, canActIn, isAdminCeo } from '../../accounts/users/actor.ts';
import type { PersonRef } from './person-kind.ts';

interface RequestAbout extends PersonRef {
  id_requester: string;
}

/** Allows the page of the requests and its menu item. */
export function canSeeDataRequests({ typeUser, typeCargo }: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return typeCargo === 'CEO' || (typeUser === 'ADMIN' && typeCargo === 'TI');
}

/**
 * Allows exports and requests for others: the provider's CEO and TI in any tenant, a consultancy's CEO at home
 * (D-36).
 */
export function canManagePersonalData(role: ActorScope, id_tenant: string): boolean {
  return canSeeDataRequests(role) && canActIn(role, id_tenant);
}

/** Refuses clients with a provisional password: the person who issued it knows it too (decision D-12). */
export function canHaveOwnData(session: { who: 'staff' } | { who: 'client'; mustChangePassword: boolean }): boolean {
  return session.who === 'staff' || !session.mustChangePassword;
}

/** Allows CEOs to decide, except on requests by or about themselves. */
export function canDecideErasure(
  role: ActorScope,
  id_tenant: string,
  { id_requester, id_person }: RequestAbout,
): boolean {
  const isCeo = isAdminCeo(role) || (role.typeUser === 'USUARIO' && role.typeCargo === 'CEO');
  return isCeo && canActIn(role, id_tenant) && role.id !== id_requester && role.id !== id_person;
}
