import type { ActorScope } from '../../accounts/users/actor.ts';
import type { ServiceType } from '../products/service-type.ts';

/**
 * W-101: only the provider sees the debits of FCVS; everyone who sees the product reads the months of other
 * services.
 */
export function canSeeDebitMonths(role: Pick<ActorScope, 'typeUser'>, typeServico: ServiceType): boolean {
  return role.typeUser === 'ADMIN' || typeServico !== 'FCVS';
}

/** Only staff of the provider edits debit months (C-94). */
export function canEditDebitMonths(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}

/** Only the provider exports the spreadsheet (W-585). */
export function canExportDebitMonths(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
