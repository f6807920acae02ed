import { type PermissionKey, type Permissions, permissionKeys } from '../permissions/permission-catalogue.ts';
import { type ActorScope, isAdminCeo } from './actor.ts';
import type { TypeCargo, TypeUser } from './cargo.ts';
import { canListManaged } from './partners.access.ts';

interface Person {
  id: string;
  id_tenant: string;
  typeUser: TypeUser;
  permissions: Permissions;
  id_gerente: string | null;
}

/** The fields of a user that the rules for CEOs read. */
type Staff = Pick<Person, 'id' | 'id_tenant' | 'typeUser'>;

/** The users that a list may show; the repository turns it into SQL. */
export type UserScope =
  | { kind: 'all' }
  | { kind: 'sharing'; with: string; flags: PermissionKey[] }
  | { kind: 'managed'; by: string }
  | { kind: 'none' };

function listScope({
  typeUser,
  typeCargo,
  permissions,
}: Omit<ActorScope, 'id' | 'id_tenant'>): 'all' | 'sharing' | 'none' {
  if (typeCargo === 'CEO' || (typeUser === 'ADMIN' && typeCargo === 'TI')) return 'all';
  const isAnalyst = typeUser === 'ADMIN' && typeCargo === 'ANALISTA';
  return isAnalyst && permissions.permission_product ? 'sharing' : 'none';
}

/** See foundation C-09. */
export function canListUsers(actor: Omit<ActorScope, 'id' | 'id_tenant'>): boolean {
  return listScope(actor) !== 'none';
}

/** Returns the scope of the user list (F-159, F-160). A USUARIO CEO sees only the consultancy's users. */
export function visibleUsers(actor: ActorScope): UserScope {
  const kind = listScope(actor);
  return kind === 'sharing'
    ? { kind, with: actor.id, flags: permissionKeys.filter((key) => actor.permissions[key]) }
    : { kind };
}

/** Users read their own record, and those in their user list or, as a GERENTE, in their partner list. */
export function canReadUser(actor: ActorScope, person: Person): boolean {
  if (actor.id === person.id) return true;
  if (actor.typeUser === 'USUARIO' && actor.id_tenant !== person.id_tenant) return false;
  if (canListManaged(actor) && person.id_gerente === actor.id) return true;
  const scope = visibleUsers(actor);
  if (scope.kind === 'sharing') return scope.flags.some((key) => person.permissions[key]);
  return scope.kind === 'all';
}

/** Access to the registration dialog (F-156, C-23); only an ADMIN CEO creates another one (decision D-13). */
export function canCreateUsers(actor: ActorScope): boolean {
  return actor.typeUser === 'ADMIN' && (actor.typeCargo === 'CEO' || actor.typeCargo === 'TI');
}

/** Returns whether the actor may register a user of this type and cargo (decision D-13). */
export function canCreateUser(actor: ActorScope, made: { typeUser: TypeUser; typeCargo: TypeCargo }): boolean {
  if (made.typeUser === 'ADMIN' && made.typeCargo === 'CEO') return isAdminCeo(actor);
  return canCreateUsers(actor);
}

/** Activation, cargo and deletion are reserved to the provider's CEO and the consultancy's CEO (C-23, G-20). */
function isCeoOf(actor: ActorScope, person: Staff): boolean {
  if (isAdminCeo(actor)) return true;
  const isTheirCeo = actor.typeUser === 'USUARIO' && actor.typeCargo === 'CEO' && actor.id_tenant === person.id_tenant;
  return isTheirCeo && person.typeUser === 'USUARIO';
}

/** Returns whether the actor may activate the access of the person. */
export function canActivateUser(actor: ActorScope, person: Staff): boolean {
  return isCeoOf(actor, person);
}

/** Users cannot change their own cargo: a tenant's only CEO could not undo a mistake. */
export function canChangeCargo(actor: ActorScope, person: Staff): boolean {
  return actor.id !== person.id && isCeoOf(actor, person);
}

/** Users cannot delete their own account (foundation C-23, G-20). */
export function canDeleteUser(actor: ActorScope, person: Staff): boolean {
  return actor.id !== person.id && isCeoOf(actor, person);
}

/** Suspends and reactivates; users cannot suspend themselves. */
export function canSuspendUser(actor: ActorScope, person: Staff): boolean {
  return actor.id !== person.id && isCeoOf(actor, person);
}

/** Refuses a registration that awaits activation. */
export function canRefuseUser(actor: ActorScope, person: Staff): boolean {
  return canDeleteUser(actor, person);
}

/** Hands over all clients of a user; only users of a consultancy are responsible for clients. */
export function canTransferClientsOf(actor: ActorScope, person: Staff): boolean {
  return person.typeUser === 'USUARIO' && isCeoOf(actor, person);
}

/** Returns whether the actor may delete any user at all. */
export function canDeleteUsers(actor: Pick<ActorScope, 'typeCargo'>): boolean {
  return actor.typeCargo === 'CEO';
}

/**
 * Returns whether the actor may end all sessions of a user: their CEO, and the provider's CEO and TI. Users end their own
 * sessions in the profile.
 */
export function canEndSessionsOf(actor: ActorScope, person: Staff): boolean {
  const isAdminTi = actor.typeUser === 'ADMIN' && actor.typeCargo === 'TI';
  return actor.id !== person.id && (isAdminTi || isCeoOf(actor, person));
}

/** See foundation F-252, G-20. */
export function canChangeCommission(actor: ActorScope, person: Staff): boolean {
  return isCeoOf(actor, person);
}

/** Restricted to CEOs, because the e-mail gives access to the account. */
export function canChangeEmail(actor: ActorScope, person: Staff): boolean {
  return isCeoOf(actor, person);
}

/**
 * The CEO, and users with `update_user` within the users they see. Only CEOs edit a CEO; their own record is edited in
 * the profile (D-13, D-25; C-23).
 */
export function canEditUser(actor: ActorScope, person: Person & { typeCargo: TypeCargo }): boolean {
  if (isCeoOf(actor, person)) return true;
  if (actor.id === person.id || person.typeCargo === 'CEO') return false;
  return actor.permissions.update_user === true && canReadUser(actor, person);
}

/** Users save only their own address. */
export function canSaveAddress(actor: Pick<ActorScope, 'id'>, person: Pick<Person, 'id'>): boolean {
  return actor.id === person.id;
}
