import { canRegisterClient } from '../clients/clients.access.ts';
import type { Role } from '../users/actor.ts';

/** Who registers clients, imports them (foundation G-04). */
export const canImportPortfolio = canRegisterClient;

/** An import shows people's data as they were sent: to its sender and to the CEO. */
export function canSeeImport(role: Role, portfolioImport: { id_user: string }): boolean {
  return canImportPortfolio(role) && (role.typeCargo === 'CEO' || role.id === portfolioImport.id_user);
}
