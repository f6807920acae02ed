import type { ActorScope } from '../../accounts/users/actor.ts';

/**
 * W-167: only staff of the provider enters the values; everyone who sees the product reads them (client-work
 * C-94).
 */
export function canEditPayrollItems(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}

/** The diagnosis is an export, which only the provider makes (W-585). */
export function canExportDiagnosis(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
