import { isAdminCeo, type Role } from '../users/actor.ts';

/** W-215: the provider's CEO and nobody else. */
export function canReadChangeHistory(role: Pick<Role, 'typeUser' | 'typeCargo'>): boolean {
  return isAdminCeo(role);
}
