import type { ActorScope } from '../../accounts/users/actor.ts';

type Who = Pick<ActorScope, 'typeUser' | 'typeCargo'>;

/** Allows the staff who operate the system: its state spans all tenants. */
export function canReadSystem({ typeUser, typeCargo }: Who): boolean {
  return typeUser === 'ADMIN' && (typeCargo === 'CEO' || typeCargo === 'TI');
}

/** Allows the same staff to repeat failed jobs. */
export function canRepeatJobs(who: Who): boolean {
  return canReadSystem(who);
}
