import { addDays, type Day, daysBetween } from '@restitui/brazil/day.ts';
import { z } from 'zod';

/** Days for signing, by tenant; null for no limit. */
export const signingDays = z
  .int('Informe um número inteiro de dias.')
  .min(1, 'Informe ao menos 1 dia.')
  .max(365, 'Informe no máximo 365 dias.')
  .nullable();

/** Applies to tenants that have set nothing. */
export const defaultSigningDays = 90;

/** Days before the end on which the signers are warned. */
export const warningDays = 5;

/** Returns the last day on which a version written today can be signed. */
export function lastSigningDay(today: Day, days: number | null): Day | null {
  return days === null ? null : addDays(today, days);
}

/** Returns whether the end is so near that the signers are warned. */
export function isExpiryNear(expiresOn: Day, today: Day): boolean {
  return expiresOn >= today && daysBetween(today, expiresOn) <= warningDays;
}
