import { canOpenClient } from '../clients/clients.access.ts';
import { canReviewSignatures } from '../signatures/signatures.access.ts';
import { mayActIn, type Role } from '../users/actor.ts';
import type { TypeCargo, TypeUser } from '../users/cargo.ts';
import { canListManaged, canRegisterAccountingFirm, registrableCargos } from '../users/partners.access.ts';
import { canChangeCommission } from '../users/users.access.ts';

/** With whom a partnership is made. */
interface Partner {
  id: string;
  id_tenant: string;
  typeUser: TypeUser;
  typeCargo: TypeCargo;
  id_gerente: string | null;
}

/** Who sets the commission, and a GERENTE for the partners and firms that they register (F-239, F-255, F-454). */
export function canLinkUserAgreement(role: Role, person: Partner): boolean {
  if (person.typeUser !== 'USUARIO' || !mayActIn(role, person.id_tenant)) return false;
  if (canChangeCommission(role, person)) return true;
  const isTheirManager = canListManaged(role) && person.id_gerente === role.id;
  if (!isTheirManager) return false;
  if (person.typeCargo === 'CONTABILIDADE') return canRegisterAccountingFirm(role);
  return registrableCargos(role).some((cargo) => cargo === person.typeCargo);
}

/** One's own, and those of whom one manages or whose signature one reviews. */
export function canReadUserAgreement(role: Role, person: Partner): boolean {
  return role.id === person.id || canLinkUserAgreement(role, person) || canReviewSignatures(role, person.id_tenant);
}

/** Who may open the client, and the provider's JURIDICO, who reads every contract (decision D-14). */
export function canReadClientAgreement(
  role: Role,
  client: Parameters<typeof canOpenClient>[1],
  analysts: readonly string[],
): boolean {
  if (canOpenClient(role, client, analysts)) return true;
  return role.typeUser === 'ADMIN' && role.typeCargo === 'JURIDICO';
}
