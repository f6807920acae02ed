import type { Role } from '../users/actor.ts';

/** Who sees the apuração reads the list; what became of a request is kept by the provider's staff (as W-126). */
export function canKeepRefundRequests(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
