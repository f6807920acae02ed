import type { Role } from '../users/actor.ts';

/** A new apuração is made by staff of the provider and by the CEO or manager of the consultancy itself. */
export function canCreateAssessment(role: Role): boolean {
  if (role.typeUser === 'ADMIN') return true;
  return role.typeCargo === 'CEO' || role.typeCargo === 'GERENTE';
}
