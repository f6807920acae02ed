import type { ActorScope } from '../../accounts/users/actor.ts';

/** Allows uploading, choosing and mapping to the provider's staff, as for the analysis of the Simples (W-116). */
export function canRunFileAnalysis(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
