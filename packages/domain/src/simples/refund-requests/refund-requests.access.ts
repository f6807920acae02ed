import type { ActorScope } from '../../accounts/users/actor.ts';

/**
 * Allows saving the state of a request to the provider's staff (as W-126); users who see the assessment read the list.
 */
export function canSaveRefundRequests(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
