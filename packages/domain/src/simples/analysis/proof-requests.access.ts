import type { ActorScope } from '../../accounts/users/actor.ts';
import { canRunAnalysis } from './simples-analysis.access.ts';

/** Allows asking a client for proof to those who decide about the items of its analyses. */
export function canAskForProof(role: ActorScope): boolean {
  return canRunAnalysis(role);
}
