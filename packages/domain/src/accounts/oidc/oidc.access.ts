import type { ActorScope } from '../users/actor.ts';

/** The CEO of a consultancy, and the provider's CEO and TI, register the tenant at Google or Microsoft. */
export function canEditOidc({ typeUser, typeCargo }: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return typeCargo === 'CEO' || (typeUser === 'ADMIN' && typeCargo === 'TI');
}
