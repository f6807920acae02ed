import type { Role } from '../users/actor.ts';

interface Calculation {
  isModifica: boolean;
}

/** Adding, changing and deleting credits is the provider's work (W-174). */
export function canEditCredits(role: Role): boolean {
  return role.typeUser === 'ADMIN';
}

/** And only while the apuração is open (W-173): what a screen offers. */
export function mayEditCreditsOf(role: Role, assessment: Calculation): boolean {
  return canEditCredits(role) && assessment.isModifica;
}

/** The spreadsheet of the credits is the provider's (W-585). */
export function canExportCredits(role: Role): boolean {
  return role.typeUser === 'ADMIN';
}
