import type { ActorScope } from '../../accounts/users/actor.ts';
import { canIssueBoletos } from '../boletos/boletos.access.ts';
import type { FeeRole } from './fee-shares.ts';

type Who = Pick<ActorScope, 'typeUser' | 'typeCargo' | 'permissions'>;

/** Allows reading all statements and fees of the current tenant to its CEO and FINANCEIRO (decision D-14). */
export function canReadFees({ typeUser, typeCargo }: Who): boolean {
  return typeCargo === 'CEO' || (typeUser === 'ADMIN' && typeCargo === 'FINANCEIRO');
}

/** Allows every user of a consultancy who can have a share to read their own lines. */
export function canReadOwnStatement(who: Who): boolean {
  return who.typeUser === 'USUARIO' && !canReadFees(who);
}

/**
 * Allows users who read all fees to enter payouts and reverse them. The provider's share is confirmed only by the
 * provider, because the consultancy is its debtor.
 */
export function canPayOutFees(who: Who, papel: FeeRole): boolean {
  return canReadFees(who) && (papel !== 'PROVEDOR' || who.typeUser === 'ADMIN');
}

/** Allows reading what was given back of paid fees to users who read all fees, or issue their boletos. */
export function canReadFeeReturns(who: Who): boolean {
  return canReadFees(who) || canIssueBoletos(who);
}

/** Allows recording and reversing the return of a paid fee to users who record that a payment was given back. */
export function canReturnFees(who: Who): boolean {
  return canIssueBoletos(who);
}
