import type { ActorScope } from '../../accounts/users/actor.ts';

interface Calculation {
  isModifica: boolean;
}

/** Only the provider adds, changes and deletes credits (W-174), ICMS credits and compensations. */
export function canEditCredits(role: ActorScope): boolean {
  return role.typeUser === 'ADMIN';
}

/** Returns whether the screen offers editing: only while the assessment is open (W-173). */
export function mayEditCreditsOf(role: ActorScope, assessment: Calculation): boolean {
  return canEditCredits(role) && assessment.isModifica;
}

/** Only the provider exports spreadsheets of credits, ICMS credits and compensations (W-585). */
export function canExportCredits(role: ActorScope): boolean {
  return role.typeUser === 'ADMIN';
}
