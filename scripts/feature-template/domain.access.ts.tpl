import type { ActorScope } from '../../accounts/users/actor.ts';

/** Allows all staff to read; narrow it to the roles that need it. */
export function canList{{Items}}({ typeUser }: Pick<ActorScope, 'typeUser'>): boolean {
  return typeUser === 'ADMIN' || typeUser === 'USUARIO';
}

/** Allows the CEOs of the provider and of the consultancy to create and remove. */
export function canChange{{Items}}({ typeCargo }: Pick<ActorScope, 'typeCargo'>): boolean {
  return typeCargo === 'CEO';
}
