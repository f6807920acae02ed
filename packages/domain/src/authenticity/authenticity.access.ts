import type { Role } from '../users/actor.ts';

/** Verifying signatures is part of the analysis, the provider's work (W-116); who sees the analysis sees the result. */
export function canVerifySignatures(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
