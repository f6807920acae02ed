import type { Role } from '../users/actor.ts';
import type { FeeRole } from './fee-shares.ts';

type Who = Pick<Role, 'typeUser' | 'typeCargo' | 'permissions'>;

/** Every statement and the fees of every client of the tenant acted in: its CEO and FINANCEIRO (decision D-14). */
export function canReadFees({ typeUser, typeCargo }: Who): boolean {
  return typeCargo === 'CEO' || (typeUser === 'ADMIN' && typeCargo === 'FINANCEIRO');
}

/** The own lines: whoever in a consultancy may have a share. */
export function canReadOwnStatement(who: Who): boolean {
  return who.typeUser === 'USUARIO' && !canReadFees(who);
}

/**
 * Enters that a share was paid out, and takes that back: who reads all fees. That the provider has its share is said by
 * the provider alone, whose debtor the consultancy is.
 */
export function canPayOutFees(who: Who, papel: FeeRole): boolean {
  return canReadFees(who) && (papel !== 'PROVEDOR' || who.typeUser === 'ADMIN');
}
