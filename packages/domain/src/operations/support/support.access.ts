import type { ActorScope } from '../../accounts/users/actor.ts';

/** Allows the staff who operate the system: the reports come from all tenants. */
export function canReadReports({ typeUser, typeCargo }: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return typeUser === 'ADMIN' && (typeCargo === 'CEO' || typeCargo === 'TI');
}
