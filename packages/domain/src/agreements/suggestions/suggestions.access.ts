import { type ActorScope, canActIn } from '../../accounts/users/actor.ts';

/** The party and tenant of an agreement. */
interface AgreementParty {
  id_tenant: string;
  id_client: string | null;
  id_user: string | null;
}

/** Returns whether the role writes the text of agreements (W-335, W-338). */
export function canWriteAgreement(role: ActorScope, { id_tenant }: Pick<AgreementParty, 'id_tenant'>): boolean {
  return canActIn(role, id_tenant) && (role.typeCargo === 'CEO' || role.typeCargo === 'JURIDICO');
}

/**
 * Returns whether the role decides on suggestions, among those who may read the agreement: all staff (W-358, C-40), but
 * for a partnership neither the partner nor their manager.
 */
export function canDecideSuggestion(role: ActorScope, { id_user, id_tenant }: AgreementParty): boolean {
  if (!canActIn(role, id_tenant)) return false;
  return id_user === null || (id_user !== role.id && canWriteAgreement(role, { id_tenant }));
}
