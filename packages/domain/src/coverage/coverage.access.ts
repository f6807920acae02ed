import type { Role } from '../users/actor.ts';

/** Going on with a month that the notes do not cover is the provider's decision, as the analysis is (W-116). */
export function canConfirmCoverage(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
