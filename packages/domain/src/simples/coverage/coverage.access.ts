import type { ActorScope } from '../../accounts/users/actor.ts';

/** Allows confirming a month that the notes do not cover to the provider, as the analysis (W-116). */
export function canConfirmCoverage(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
