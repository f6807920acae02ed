import { type ActorScope, isAdminCeo } from '../../accounts/users/actor.ts';
import { canEditBranding } from '../../tenancy/tenants/tenants.access.ts';

type Who = Pick<ActorScope, 'typeUser' | 'typeCargo'>;

/** Allows the CEO of a company, and the CEO and TI of the provider. */
export function canEditReminderRule(who: Who): boolean {
  return (who.typeUser === 'USUARIO' && who.typeCargo === 'CEO') || isAdminCeo(who) || canEditBranding(who);
}
