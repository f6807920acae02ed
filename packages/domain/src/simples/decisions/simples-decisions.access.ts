import type { ActorScope } from '../../accounts/users/actor.ts';
import { canRunAnalysis } from '../analysis/simples-analysis.access.ts';

/** Allows creating and revoking decisions for one client to users who may run its analyses. */
export function canDecideForClient(role: ActorScope): boolean {
  return canRunAnalysis(role);
}

/** Allows decisions for all clients of a consultancy to the provider's analysts and CEO. */
export function canDecideForTenant(role: ActorScope): boolean {
  return canRunAnalysis(role) && (role.typeCargo === 'ANALISTA' || role.typeCargo === 'CEO');
}

/** Allows listing the consultancy's decisions. */
export function canListDecisions(role: ActorScope): boolean {
  return canRunAnalysis(role);
}
