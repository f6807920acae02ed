import type { ActorScope } from '../users/actor.ts';
import type { TypeUser } from '../users/cargo.ts';

interface Person {
  id: string;
  id_tenant: string;
  typeUser: TypeUser;
}

/** The provider's CEO and TI, and the CEO of the person's consultancy; never the person, who removes factors in the profile. */
export function canResetFactors(
  actor: Pick<ActorScope, 'id' | 'id_tenant' | 'typeUser' | 'typeCargo'>,
  person: Person,
) {
  if (actor.id === person.id) return false;
  if (actor.typeUser === 'ADMIN') return actor.typeCargo === 'CEO' || actor.typeCargo === 'TI';
  return actor.typeCargo === 'CEO' && actor.id_tenant === person.id_tenant && person.typeUser === 'USUARIO';
}

/** Provider staff need a second factor everywhere but in a demonstration; others when their tenant requires it. */
export function needsSecondFactor(
  typeUser: TypeUser,
  { demonstration, required }: { demonstration: boolean; required: boolean },
): boolean {
  return required || (typeUser === 'ADMIN' && !demonstration);
}
