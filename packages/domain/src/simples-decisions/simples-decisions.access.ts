import { canRunAnalysis } from '../simples-analysis/simples-analysis.access.ts';
import type { Role } from '../users/actor.ts';

/** A word on one client's items is given, and taken back, by whoever runs its analyses. */
export function canDecideForClient(role: Role): boolean {
  return canRunAnalysis(role);
}

/** A word for all clients of a consultancy: the provider's analysts and CEO. */
export function canDecideForTenant(role: Role): boolean {
  return canRunAnalysis(role) && (role.typeCargo === 'ANALISTA' || role.typeCargo === 'CEO');
}

/** The consultancy's decisions in one list. */
export function canListDecisions(role: Role): boolean {
  return canRunAnalysis(role);
}
