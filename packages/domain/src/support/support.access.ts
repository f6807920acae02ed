import type { Role } from '../users/actor.ts';

/** Error reports come from every tenant: only who keeps the system running reads them. */
export function canReadReports({ typeUser, typeCargo }: Pick<Role, 'typeUser' | 'typeCargo'>): boolean {
  return typeUser === 'ADMIN' && (typeCargo === 'CEO' || typeCargo === 'TI');
}
