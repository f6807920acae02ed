import type { Role } from '../users/actor.ts';

type Who = Pick<Role, 'typeUser' | 'typeCargo'>;

/** Registering the bank is for those who run the provider (C-95, F-364). */
export function canEditBank({ typeUser, typeCargo }: Who): boolean {
  return typeUser === 'ADMIN' && (typeCargo === 'CEO' || typeCargo === 'TI');
}

/** FINANCEIRO reads every bank record (decision D-14). Nobody reads its secrets. */
export function canReadBank(who: Who): boolean {
  return canEditBank(who) || (who.typeUser === 'ADMIN' && who.typeCargo === 'FINANCEIRO');
}
