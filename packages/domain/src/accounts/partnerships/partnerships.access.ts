import type { ActorScope } from '../users/actor.ts';
import type { TypeCargo, TypeUser } from '../users/cargo.ts';
import { canChangeCommission, canReadUser } from '../users/users.access.ts';

/** Returns whether the user has a partnership with the consultancy: its partners, managers and accounting firms. */
export function isPartner({ typeUser, typeCargo }: { typeUser: TypeUser; typeCargo: TypeCargo }): boolean {
  return typeUser === 'USUARIO' && ['PARCEIRO', 'GERENTE', 'CONTABILIDADE'].includes(typeCargo);
}

type Read = Parameters<typeof canReadUser>[1] & { typeCargo: TypeCargo; id_createdBy: string | null };

/** Users read their own partnership, that of a user they registered, and those of users whom they may read. */
export function canReadPartnership(actor: ActorScope, person: Read): boolean {
  if (!isPartner(person)) return false;
  const isOwn = person.id_createdBy === actor.id && person.id_tenant === actor.id_tenant;
  return isOwn || canReadUser(actor, person);
}

/** Only the CEO, who sets commissions, approves one above the registrar's. CEOs do not decide on themselves. */
export function canDecideCommission(actor: ActorScope, person: Parameters<typeof canChangeCommission>[1]): boolean {
  return actor.id !== person.id && canChangeCommission(actor, person);
}
