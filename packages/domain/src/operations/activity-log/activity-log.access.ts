import { type ActorScope, isAdminCeo } from '../../accounts/users/actor.ts';

/** Allows the provider's CEO, in the acting tenant. */
export function canReadActivityLog(role: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return isAdminCeo(role);
}
