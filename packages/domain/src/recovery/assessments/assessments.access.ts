import type { ActorScope } from '../../accounts/users/actor.ts';

/** Only staff of the provider creates assessments (client-work C-75). */
export function canCreateAssessment(role: ActorScope): boolean {
  return role.typeUser === 'ADMIN';
}

/** Only staff of the provider closes and reopens assessments. */
export function canCloseAssessment(role: ActorScope): boolean {
  return role.typeUser === 'ADMIN';
}

/**
 * Everyone who may open the client reads the summary; only staff of the provider changes its figures (W-156,
 * client-work C-10).
 */
export function canEditResume(role: ActorScope): boolean {
  return role.typeUser === 'ADMIN';
}
