import { canReviewIdentityChecks } from '../../accounts/identity-checks/identity-checks.access.ts';
import { type ActorScope, canActIn } from '../../accounts/users/actor.ts';
import type { TypeCargo, TypeUser } from '../../accounts/users/cargo.ts';
import { canListManaged, canRegisterAccountingFirm, registrableCargos } from '../../accounts/users/partners.access.ts';
import { canChangeCommission } from '../../accounts/users/users.access.ts';
import { canOpenClient } from '../../crm/clients/clients.access.ts';

/** The user with whom a partnership is made. */
interface Partner {
  id: string;
  id_tenant: string;
  typeUser: TypeUser;
  typeCargo: TypeCargo;
  id_gerente: string | null;
}

/**
 * Returns whether the role sets commissions, or is a GERENTE for the partners and companies they register (F-239,
 * F-255, F-454).
 */
export function canLinkUserAgreement(role: ActorScope, person: Partner): boolean {
  if (person.typeUser !== 'USUARIO' || !canActIn(role, person.id_tenant)) return false;
  if (canChangeCommission(role, person)) return true;
  const isTheirManager = canListManaged(role) && person.id_gerente === role.id;
  if (!isTheirManager) return false;
  if (person.typeCargo === 'CONTABILIDADE') return canRegisterAccountingFirm(role);
  return registrableCargos(role).some((cargo) => cargo === person.typeCargo);
}

/** Allows one's own agreement and those of users whom one manages or whose identity one reviews. */
export function canReadUserAgreement(role: ActorScope, person: Partner): boolean {
  return role.id === person.id || canLinkUserAgreement(role, person) || canReviewIdentityChecks(role, person.id_tenant);
}

/**
 * Allows staff who may open the client, and the provider's JURIDICO, who reads all agreements (decision D-14).
 */
export function canReadClientAgreement(
  role: ActorScope,
  client: Parameters<typeof canOpenClient>[1],
  analysts: readonly string[],
): boolean {
  return canOpenClient(role, client, analysts) || readsAllAgreements(role);
}

/** Returns whether the actor reads the agreements of all clients: the provider's JURIDICO (decision D-14). */
export function readsAllAgreements({ typeUser, typeCargo }: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return typeUser === 'ADMIN' && typeCargo === 'JURIDICO';
}
