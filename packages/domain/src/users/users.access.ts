import { type PermissionKey, type Permissions, permissionKeys } from '../permissions/permission-catalogue.ts';
import { isAdminCeo, type Role } from './actor.ts';
import type { TypeCargo, TypeUser } from './cargo.ts';
import { canListManaged } from './partners.access.ts';

interface Person {
  id: string;
  id_tenant: string;
  typeUser: TypeUser;
  permissions: Permissions;
  id_gerente: string | null;
}

/** Of whom the rules of a CEO speak. */
type Staff = Pick<Person, 'id' | 'id_tenant' | 'typeUser'>;

/** What a list of users may show; the repository turns it into SQL. */
export type UserScope =
  | { kind: 'all' }
  | { kind: 'sharing'; with: string; flags: PermissionKey[] }
  | { kind: 'managed'; by: string }
  | { kind: 'none' };

function listOf({ typeUser, typeCargo, permissions }: Omit<Role, 'id' | 'id_tenant'>): 'all' | 'sharing' | 'none' {
  if (typeCargo === 'CEO' || (typeUser === 'ADMIN' && typeCargo === 'TI')) return 'all';
  const isAnalyst = typeUser === 'ADMIN' && typeCargo === 'ANALISTA';
  return isAnalyst && permissions.permission_product ? 'sharing' : 'none';
}

/** Foundation C-09. */
export function canListUsers(role: Omit<Role, 'id' | 'id_tenant'>): boolean {
  return listOf(role) !== 'none';
}

/** F-159, F-160. A USUARIO CEO's list ends at the own tenant, where alone that session acts. */
export function visibleUsers(role: Role): UserScope {
  const kind = listOf(role);
  return kind === 'sharing'
    ? { kind, with: role.id, flags: permissionKeys.filter((key) => role.permissions[key]) }
    : { kind };
}

/** Everybody reads the own record; others only who has them in a list: of users or, a GERENTE, of partners. */
export function canReadUser(role: Role, person: Person): boolean {
  if (role.id === person.id) return true;
  if (role.typeUser === 'USUARIO' && role.id_tenant !== person.id_tenant) return false;
  if (canListManaged(role) && person.id_gerente === role.id) return true;
  const scope = visibleUsers(role);
  if (scope.kind === 'sharing') return scope.flags.some((key) => person.permissions[key]);
  return scope.kind === 'all';
}

/** The registration dialog (F-156, C-23); only an ADMIN CEO makes another (decision D-13). */
export function canCreateUsers(role: Role): boolean {
  return role.typeUser === 'ADMIN' && (role.typeCargo === 'CEO' || role.typeCargo === 'TI');
}

/** Whether the person may register somebody of this kind and role (decision D-13). */
export function canCreateUser(role: Role, made: { typeUser: TypeUser; typeCargo: TypeCargo }): boolean {
  if (made.typeUser === 'ADMIN' && made.typeCargo === 'CEO') return isAdminCeo(role);
  return canCreateUsers(role);
}

/** Activation, role and deletion are the CEO's: that of the provider, or of the person's consultancy (C-23, G-20). */
function runsPerson(role: Role, person: Staff): boolean {
  if (isAdminCeo(role)) return true;
  const isTheirCeo = role.typeUser === 'USUARIO' && role.typeCargo === 'CEO' && role.id_tenant === person.id_tenant;
  return isTheirCeo && person.typeUser === 'USUARIO';
}

/** Foundation C-23, G-20. */
export function canActivateUser(role: Role, person: Staff): boolean {
  return runsPerson(role, person);
}

/** Nobody changes the own cargo: a house whose only CEO steps down by mistake has nobody to undo it. */
export function canChangeCargo(role: Role, person: Staff): boolean {
  return role.id !== person.id && runsPerson(role, person);
}

/** Nobody deletes the own account (foundation C-23, G-20). */
export function canDeleteUser(role: Role, person: Staff): boolean {
  return role.id !== person.id && runsPerson(role, person);
}

/** Whether there is anybody at all whom this person may delete. */
export function canDeleteUsers(role: Pick<Role, 'typeCargo'>): boolean {
  return role.typeCargo === 'CEO';
}

/** Foundation F-252, G-20. */
export function canChangeCommission(role: Role, person: Staff): boolean {
  return runsPerson(role, person);
}

/** The e-mail is the way into an account: whoever may write it, may enter. */
export function canChangeEmail(role: Role, person: Staff): boolean {
  return runsPerson(role, person);
}

/** The CEO, and who has `update_user` within whom they see; a CEO's record is for CEOs, the own one for the profile (D-13, D-25; C-23). */
export function canEditUser(role: Role, person: Person & { typeCargo: TypeCargo }): boolean {
  if (runsPerson(role, person)) return true;
  if (role.id === person.id || person.typeCargo === 'CEO') return false;
  return role.permissions.update_user === true && canReadUser(role, person);
}

/** An address is declared by the person who lives there. */
export function canSaveAddress(role: Pick<Role, 'id'>, person: Pick<Person, 'id'>): boolean {
  return role.id === person.id;
}
