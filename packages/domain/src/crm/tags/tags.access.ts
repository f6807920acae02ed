import type { ActorScope } from '../../accounts/users/actor.ts';

type Who = Pick<ActorScope, 'typeUser' | 'typeCargo'>;

/** Allows the CEOs of the provider and of the consultancy, and the consultancy's managers, to keep the list of tags. */
export function canChangeTags({ typeUser, typeCargo }: Who): boolean {
  return typeCargo === 'CEO' || (typeUser === 'USUARIO' && typeCargo === 'GERENTE');
}
