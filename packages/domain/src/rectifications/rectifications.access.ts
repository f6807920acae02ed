import type { Role } from '../users/actor.ts';

/** Saying that a month was typed as it stands here is the provider's work, as the analysis is (W-116). */
export function canCheckRectification(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
