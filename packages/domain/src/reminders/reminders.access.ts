import { canEditBranding } from '../tenants/tenants.access.ts';
import { isAdminCeo, type Role } from '../users/actor.ts';

type Who = Pick<Role, 'typeUser' | 'typeCargo'>;

/** Who edits the company: its CEO, and of the provider the CEO and TI. */
export function canEditReminderRule(who: Who): boolean {
  return (who.typeUser === 'USUARIO' && who.typeCargo === 'CEO') || isAdminCeo(who) || canEditBranding(who);
}
