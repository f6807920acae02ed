import { type ActorScope, isAdminCeo } from '../../accounts/users/actor.ts';

type Who = Pick<ActorScope, 'typeUser' | 'typeCargo'>;

/** Allows the CEO of a consultancy, and of the provider, to decide who is told about what. */
export function canEditNotifications(who: Who): boolean {
  return (who.typeUser === 'USUARIO' && who.typeCargo === 'CEO') || isAdminCeo(who);
}

/** Allows the same people to read the log, which has names and contacts. */
export function canReadMessageLog(who: Who): boolean {
  return canEditNotifications(who);
}
