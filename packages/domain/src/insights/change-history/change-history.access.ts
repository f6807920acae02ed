import { type ActorScope, isAdminCeo } from '../../accounts/users/actor.ts';
import type { RecordedEntity } from './recorded-entity.ts';

/** W-215: only the provider's CEO. */
export function canReadChangeHistory(role: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return isAdminCeo(role);
}

/**
 * Returns which parts of a user's history are shown to those who may open the user's page; changes to permissions
 * only to a CEO and TI.
 */
export function visibleUserHistory({
  typeUser,
  typeCargo,
}: Pick<ActorScope, 'typeUser' | 'typeCargo'>): RecordedEntity[] {
  const readsPermissions = typeCargo === 'CEO' || (typeUser === 'ADMIN' && typeCargo === 'TI');
  return readsPermissions ? ['USUARIO', 'PERMISSOES'] : ['USUARIO'];
}
