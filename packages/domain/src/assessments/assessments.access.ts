import type { Role } from '../users/actor.ts';

/** A new apuração is made by staff of the provider alone (client-work C-75). */
export function canCreateAssessment(role: Role): boolean {
  return role.typeUser === 'ADMIN';
}

/** Who closes an apuração and opens it again: the same who make it. */
export function canCloseAssessment(role: Role): boolean {
  return role.typeUser === 'ADMIN';
}

/** Everybody who opens the client reads the summary; typing its figures is the provider's (W-156, client-work C-10). */
export function canEditResume(role: Role): boolean {
  return role.typeUser === 'ADMIN';
}
