import type { Role } from '../users/actor.ts';

/** A new apuração is made by staff of the provider alone (client-work C-75). */
export function canCreateAssessment(role: Role): boolean {
  return role.typeUser === 'ADMIN';
}
