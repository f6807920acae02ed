import type { ActorScope } from '../../accounts/users/actor.ts';

/** Allows confirming that a month was entered as shown to the provider, as the analysis (W-116). */
export function canCheckRectification(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
