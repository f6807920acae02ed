import type { ActorScope } from '../../accounts/users/actor.ts';
import { canIssueBoletos } from '../../billing/boletos/boletos.access.ts';
import { canReadFees } from '../../billing/fees/fees.access.ts';
import { canEditCredits } from '../../recovery/credits/credits.access.ts';

/** Allows entering the fee of a payment to those who edit its credit, from which the fee is computed. */
export function canBookPaymentFees(actor: ActorScope): boolean {
  return canEditCredits(actor);
}

/** Allows reading the fees of a case's payments to those who read all fees, enter them, or issue their boletos. */
export function canReadPaymentFees(actor: ActorScope): boolean {
  return canReadFees(actor) || canBookPaymentFees(actor) || canIssueBoletos(actor);
}

/** Allows reading what was charged and paid of them to those who read all fees or issue boletos (decision 022). */
export function canReadPaymentCharges(actor: ActorScope): boolean {
  return canReadFees(actor) || canIssueBoletos(actor);
}
