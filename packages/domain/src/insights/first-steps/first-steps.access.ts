import { type ActorScope, canActIn } from '../../accounts/users/actor.ts';

/** Shows the steps of a company to its CEO, and to the CEO of the provider who sets it up. */
export function canSeeFirstSteps(actor: ActorScope, id_tenant: string): boolean {
  return actor.typeCargo === 'CEO' && canActIn(actor, id_tenant);
}
