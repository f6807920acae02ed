import { isAdminCeo, type Role } from './actor.ts';

interface Person {
  id: string;
  id_tenant: string;
}

/** Everybody reads the own record; others only who runs the user list (decisions C-09, C-40). */
export function canReadUser(role: Role, person: Person): boolean {
  if (role.id === person.id || isAdminCeo(role)) return true;
  if (role.typeUser === 'ADMIN') return role.typeCargo === 'TI';
  return role.typeCargo === 'CEO' && role.id_tenant === person.id_tenant;
}

/** An address is declared by the person who lives there. */
export function canSaveAddress(role: Pick<Role, 'id'>, person: Pick<Person, 'id'>): boolean {
  return role.id === person.id;
}
