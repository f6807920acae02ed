import { type ActorScope, canActIn } from '../../accounts/users/actor.ts';

/** The CEO of a company, and the CEO of the provider who sets it up, try an analysis with invented files. */
export function canUseSampleCompany(actor: ActorScope, id_tenant: string): boolean {
  return actor.typeCargo === 'CEO' && canActIn(actor, id_tenant);
}
