import type { ActorScope } from '../users/actor.ts';
import type { TypeCargo, TypeUser } from '../users/cargo.ts';
import { canRegisterAccountingFirm, registrableCargos } from '../users/partners.access.ts';
import { canActivateUser, canCreateUser } from '../users/users.access.ts';

interface Invited {
  id: string;
  id_tenant: string;
  typeUser: TypeUser;
  typeCargo: TypeCargo;
  /** The user who registered the account. */
  id_createdBy: string | null;
}

/** Returns whether the actor may still register such a user on the pages of partners. */
function registers(actor: ActorScope, { typeCargo }: Invited): boolean {
  if (typeCargo === 'CONTABILIDADE') return canRegisterAccountingFirm(actor);
  return registrableCargos(actor).some((cargo) => cargo === typeCargo);
}

/**
 * Returns whether the actor may send, repeat or withdraw the invitation of a user: the CEO, those who may create such
 * a user, and the person who registered the account in their own consultancy.
 */
export function canInviteUser(actor: ActorScope, person: Invited): boolean {
  if (actor.id === person.id) return false;
  if (canActivateUser(actor, person) || canCreateUser(actor, person)) return true;
  const isOwn = person.id_createdBy === actor.id && person.id_tenant === actor.id_tenant;
  return isOwn && person.typeUser === 'USUARIO' && registers(actor, person);
}
