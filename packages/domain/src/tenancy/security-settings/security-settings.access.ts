import type { ActorScope } from '../../accounts/users/actor.ts';

/** The CEO of a consultancy, and the provider's CEO in the acting tenant. */
export function canManageSecurity({ typeCargo }: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return typeCargo === 'CEO';
}
