import type { ServiceType } from '../products/service-type.ts';
import type { Role } from '../users/actor.ts';

/** W-101: the debits of FCVS are the provider's; the months of other services are for all who see the product. */
export function canSeeDebitMonths(role: Pick<Role, 'typeUser'>, typeServico: ServiceType): boolean {
  return role.typeUser === 'ADMIN' || typeServico !== 'FCVS';
}

/** Months are filled in by the provider's staff (C-94). */
export function canEditDebitMonths(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}

/** The spreadsheet of the months is the provider's (W-585). */
export function canExportDebitMonths(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
