import type { ActorScope } from '../../accounts/users/actor.ts';

/**
 * Allows verifying signatures to the provider, as part of the analysis (W-116); users who see the analysis see the
 * result.
 */
export function canVerifySignatures(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
