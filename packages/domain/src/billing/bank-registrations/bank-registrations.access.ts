import type { ActorScope } from '../../accounts/users/actor.ts';

type Who = Pick<ActorScope, 'typeUser' | 'typeCargo'>;

/** Allows registering the bank to those who run the provider (C-95, F-364). */
export function canEditBank({ typeUser, typeCargo }: Who): boolean {
  return typeUser === 'ADMIN' && (typeCargo === 'CEO' || typeCargo === 'TI');
}

/** Allows FINANCEIRO to read every bank registration (decision D-14). Secrets are never returned. */
export function canReadBank(who: Who): boolean {
  return canEditBank(who) || (who.typeUser === 'ADMIN' && who.typeCargo === 'FINANCEIRO');
}
